/**
 * `npm test`: runs all suites in two lanes, also when one of them fails. Each prints its progress
 * and its failures; the last line counts the tests of all.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ensureChromium } from "./chromium.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ name: string, command: string, count?: (report: any) => Counts, inChromium?: boolean }} Suite */

const ROOT = resolve(import.meta.dirname, "..");

// All suites keep their temporary files here. PostgreSQL runs as a user of its own and has to reach
// its folder.
const scratch = mkdtempSync(join(tmpdir(), "bia-test-"));
chmodSync(scratch, 0o711);

/**
 * A lane's suites run one after the other. Store tests mostly wait for servers and databases, and
 * leave the processor to the other lane. A suite without `count` is one test.
 * @type {Suite[][]}
 */
const lanes = [
  [
    { name: "Types", command: "tsc --noEmit" },
    vitest("Units", "-c tests/vitest.config.ts --project=*units"),
    {
      name: "Journeys",
      command: "playwright test -c tests/playwright.config.ts --reporter=dot,json",
      count: ({ stats: { expected, flaky, unexpected, skipped } }) => ({
        passed: expected + flaky,
        failed: unexpected,
        skipped,
      }),
      inChromium: true,
    },
  ],
  [
    { name: "Lint", command: "biome check --error-on-warnings" },
    { name: "Unused code", command: "knip" },
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
    count: ({ numPassedTests, numFailedTests, numPendingTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests,
    }),
  };
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

/** Returns whether the command exited with 0. @param {Suite} suite */
async function succeeds({ name, command, inChromium }) {
  if (inChromium && !hasChromium) return false;
  const [program = "", ...args] = command.split(" ");
  const child = spawn(join(ROOT, "node_modules/.bin", program), args, {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, TMPDIR: scratch, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) },
  });
  running.add(child);
  const [code] = await once(child, "exit").catch(() => [1]);
  running.delete(child);
  return code === 0;
}

/** Runs a suite and counts its tests; one that fails without a failed test is a failed test. @param {Suite} suite */
async function run(suite) {
  const ok = await succeeds(suite);
  if (suite.count === undefined) return { passed: Number(ok), failed: Number(!ok), skipped: 0 };
  try {
    const counts = suite.count(JSON.parse(readFileSync(reportOf(suite.name), "utf8")));
    return ok ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const total = { passed: 0, failed: 0, skipped: 0 };

/** @param {Suite[]} lane */
async function runLane(lane) {
  for (const suite of lane) {
    if (stopping) return;
    const startedAt = Date.now();
    const { passed, failed, skipped } = await run(suite);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    console.log(`${suite.name}: ${passed} passed, ${failed} failed in ${seconds} s`);
  }
}

const hasChromium = ensureChromium();
await Promise.all(lanes.map(runLane));
rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 && !stopping ? 0 : 1;
