/**
 * `npm test`: runs all suites in two lanes, also when one of them fails. Each prints its progress
 * and its failures; the end names the failed tests of all, and the last line counts them.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { ensureChromium } from "./chromium.mjs";

/** @typedef {{ passed: number, failed: string[] }} Result with the names of failed tests */
/** @typedef {{ name: string, command: string, read?: (report: any) => Result, inChromium?: boolean }} Suite */

const ROOT = resolve(import.meta.dirname, "..");

// All suites keep their temporary files here. PostgreSQL runs as a user of its own and has to reach
// its folder.
const scratch = mkdtempSync(join(tmpdir(), "bia-test-"));
chmodSync(scratch, 0o711);

/**
 * A lane's suites run one after the other, and both lanes take about as long. Store tests mostly wait
 * for servers and databases, and leave the processor to the journeys. A suite without `read`, which reads its report, is one test.
 * @type {Suite[][]}
 */
const lanes = [
  [
    vitest("Units", "-c tests/vitest.config.ts --project=units"),
    {
      name: "Journeys",
      command: "playwright test -c tests/playwright.config.ts --reporter=dot,json",
      read: ({ stats: { expected, flaky }, suites }) => ({
        passed: expected + flaky,
        failed: suites.flatMap(failedJourneys),
      }),
      inChromium: true,
    },
  ],
  [
    {
      name: "Types",
      command: "tsc --noEmit --incremental --tsBuildInfoFile .build/types.tsbuildinfo",
    },
    { name: "Lint", command: "biome check --error-on-warnings" },
    { name: "Unused code", command: "knip --cache --cache-location .build/knip" },
    vitest("Stores", "-c tests/vitest.config.ts --project=stores"),
    { ...vitest("Stories", "-c tests/stories/vitest.config.ts"), inChromium: true },
  ],
];

/**
 * @param {string} name
 * @param {string} args
 * @returns {Suite}
 */
function vitest(name, args) {
  return {
    name,
    command: `vitest run ${args} --reporter=default --reporter=json --outputFile.json=${reportOf(name)}`,
    read: ({ numPassedTests, testResults }) => ({
      passed: numPassedTests,
      failed: testResults.flatMap(failedTests),
    }),
  };
}

/** A file that fails before its tests run has none. @param {any} file */
function failedTests({ name, status, assertionResults }) {
  const tests = assertionResults.filter((/** @type {any} */ test) => test.status === "failed");
  if (status === "failed" && tests.length === 0) return [relative(ROOT, name)];
  return tests.map((/** @type {any} */ test) => `${relative(ROOT, name)} ${test.fullName}`);
}

/** @param {any} suite @returns {string[]} */
function failedJourneys({ specs, suites = [] }) {
  const failed = specs.filter((/** @type {any} */ spec) => !spec.ok);
  return [
    ...failed.map((/** @type {any} */ spec) => `${spec.file}:${spec.line} ${spec.title}`),
    ...suites.flatMap(failedJourneys),
  ];
}

/** @param {string} name of a suite */
function reportOf(name) {
  return join(scratch, `${name}.json`);
}

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
let stopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(signal, () => {
    stopping = true;
    // A terminal has interrupted them itself. They end their servers and browsers.
    if (signal !== "SIGINT") for (const child of running) child.kill("SIGINT");
  });
}

/**
 * Runs a suite; one that fails without a failed test is a failed test.
 * @param {Suite} suite
 * @returns {Promise<Result>}
 */
async function run({ name, command, read, inChromium }) {
  const failure = { passed: 0, failed: [command] };
  if (inChromium && !hasChromium) return failure;
  const [program = "", ...args] = command.split(" ");
  const child = spawn(join(ROOT, "node_modules/.bin", program), args, {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, TMPDIR: scratch, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) },
  });
  running.add(child);
  const [code] = await once(child, "exit").catch(() => [1]);
  running.delete(child);
  if (read === undefined) return code === 0 ? { passed: 1, failed: [] } : failure;
  try {
    const result = read(JSON.parse(readFileSync(reportOf(name), "utf8")));
    return code === 0 || result.failed.length > 0 ? result : { ...result, failed: [command] };
  } catch {
    return failure;
  }
}

/** @type {Result} */
const total = { passed: 0, failed: [] };

/** @param {Suite[]} lane */
async function runLane(lane) {
  for (const suite of lane) {
    if (stopping) return;
    const startedAt = Date.now();
    const { passed, failed } = await run(suite);
    total.passed += passed;
    total.failed.push(...failed.map((test) => `${suite.name}: ${test}`));
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    console.log(`${suite.name}: ${passed} passed, ${failed.length} failed in ${seconds} s`);
  }
}

const hasChromium = ensureChromium();
await Promise.all(lanes.map(runLane));
rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
if (total.failed.length > 0) console.log(["\nFailed:", ...total.failed].join("\n  "));
console.log(`\n${total.passed} passed, ${total.failed.length} failed`);
process.exitCode = total.failed.length === 0 && !stopping ? 0 : 1;
