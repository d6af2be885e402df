/**
 * `npm test`: runs all suites in two lanes, also when one of them fails. Prints the
 * progress of each, then the names of the tests that passed when they ran again and of
 * those that failed. The last line counts the tests of all suites.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { endAll, run } from "./run-process.mjs";

/** @typedef {import("./reporters/progress.ts").SuiteResult} SuiteResult */
/** @typedef {{ name: string, run: () => Promise<SuiteResult> }} Suite */

// All suites keep their temporary files here. PostgreSQL runs as a user of its own and
// has to reach its folder.
const scratch = mkdtempSync(join(tmpdir(), "bia-test-"));
chmodSync(scratch, 0o711);
const env = { ...process.env, TMPDIR: scratch };

/**
 * The suites of a lane run one after the other, the lanes beside each other: store tests
 * mostly wait for servers and databases, and leave the processor to the other lane.
 * @type {Suite[][]}
 */
const lanes = [
  [
    commands("Types", ["tsc", "--noEmit"]),
    vitest("Units", ["-c", "tests/vitest.config.ts", "--project=*units"]),
    inChromium(playwright("Journeys", ["-c", "tests/playwright.config.ts"])),
  ],
  [
    commands("Lint", ["biome", "check", "--error-on-warnings"]),
    commands("Unused code", ["knip"]),
    vitest("Stores", ["-c", "tests/vitest.config.ts", "--project", "stores"]),
    inChromium(vitest("Stories", ["-c", "tests/stories/vitest.config.ts"])),
  ],
];

/**
 * A suite of commands that each count as one test.
 * @param {string} name
 * @param {[program: string, ...args: string[]][]} list
 * @returns {Suite}
 */
function commands(name, ...list) {
  return {
    name,
    run: async () => {
      const result = emptyResult();
      for (const [program, ...args] of list) {
        if (await run(program, args, env)) result.passed++;
        else {
          result.failed++;
          result.failures.push([program, ...args].join(" "));
        }
      }
      return result;
    },
  };
}

/**
 * @param {string} name
 * @param {string[]} args
 */
function vitest(name, args) {
  return reported(name, "vitest", [
    "run",
    ...args,
    "--reporter=tests/reporters/vitest-reporter.ts",
  ]);
}

/**
 * @param {string} name
 * @param {string[]} args
 */
function playwright(name, args) {
  const reporter = "--reporter=tests/reporters/playwright-reporter.ts";
  return reported(name, "playwright", ["test", ...args, reporter]);
}

/**
 * A suite whose reporter writes the result to a file. It fails when the program
 * fails, also when no test of it did.
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @returns {Suite}
 */
function reported(name, program, args) {
  return {
    name,
    run: async () => {
      const file = join(scratch, `${name}.json`);
      const succeeded = await run(program, args, {
        ...env,
        TEST_RESULT_FILE: file,
        TEST_SUITE: name,
        STORYBOOK_DISABLE_TELEMETRY: "1",
      });
      const result = readResult(file);
      if (!succeeded && result.failed === 0) {
        result.failed++;
        result.failures.push(`${program} failed`);
      }
      return result;
    },
  };
}

/**
 * @param {string} file
 * @returns {SuiteResult}
 */
function readResult(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return failedResult("No result was written");
  }
}

/**
 * The suite, failed at once where Chromium cannot be installed.
 * @param {Suite} suite
 * @returns {Suite}
 */
function inChromium(suite) {
  const missing = () => failedResult("Chromium is not installed");
  return { ...suite, run: async () => (ensureChromium() ? suite.run() : missing()) };
}

/** @returns {SuiteResult} */
function emptyResult() {
  return { passed: 0, failed: 0, skipped: 0, failures: [], repeated: [] };
}

/**
 * The result of a suite that could not run.
 * @param {string} reason
 * @returns {SuiteResult}
 */
function failedResult(reason) {
  return { ...emptyResult(), failed: 1, failures: [reason] };
}

/** @param {SuiteResult} result */
function formatCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

let stopping = false;

/** @param {string} reason */
async function stop(reason) {
  if (stopping) return;
  stopping = true;
  console.log(`\nStopping the tests (${reason}) …`);
  await endAll();
  removeScratch();
  process.exit(1);
}

function removeScratch() {
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void stop(signal));

// npm passes a signal on to its shell only. The shell ends, and this process has a new parent.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => process.ppid === parent || void stop("npm has ended"), 1_000).unref();
}

const total = emptyResult();

/** Runs the suites of a lane one after the other. @param {Suite[]} lane */
async function runLane(lane) {
  for (const suite of lane) {
    const startedAt = Date.now();
    console.log(`${suite.name} …`);
    const result = await suite.run();
    total.passed += result.passed;
    total.failed += result.failed;
    total.skipped += result.skipped;
    total.failures.push(...result.failures.map((name) => `${suite.name}: ${name}`));
    total.repeated.push(...result.repeated.map((name) => `${suite.name}: ${name}`));
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    console.log(`${suite.name}: ${formatCounts(result)} in ${seconds} s`);
  }
}

/**
 * @param {string} heading
 * @param {string[]} names
 */
function printNames(heading, names) {
  if (names.length > 0) console.log(`\n${heading}:\n${names.map((n) => `  ${n}`).join("\n")}`);
}

await Promise.all(lanes.map(runLane));
removeScratch();
printNames("Tests that failed once and passed when they ran again", total.repeated);
printNames("Failed tests", total.failures);
console.log(`\n${formatCounts(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
