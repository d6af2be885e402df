import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ensureChromium } from "./chromium.mjs";

/**
 * `npm test`: types, lint, unit and store tests, then every story and the
 * product in a real browser. Every suite runs even when one before it failed; the last line
 * counts them all together.
 */

/** @typedef {{ passed: number, failed: number }} Count */

const root = resolve(import.meta.dirname, "..");
const scratch = mkdtempSync(join(tmpdir(), "bia-test-"));

/**
 * Runs a program of this package and shows what it prints.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<boolean>} whether it ended well
 */
function run(program, args, env = {}) {
  const child = spawn(join(root, "node_modules/.bin", program), args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  return new Promise((done) => child.on("exit", (code) => done(code === 0)));
}

/**
 * A suite's counts out of the report it wrote; one failure when it ended
 * badly without saying where.
 * @param {string} file
 * @param {(report: any) => Count} read
 * @param {boolean} ended
 * @returns {Count}
 */
function counted(file, read, ended) {
  try {
    const count = read(JSON.parse(readFileSync(file, "utf8")));
    return ended || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** @type {[name: string, suite: () => Promise<Count>][]} */
const suites = [
  ["Types", async () => one(await run("tsc", ["--noEmit"]))],
  ["Lint", async () => one(await run("biome", ["check", "--error-on-warnings"]))],
  [
    "Units and stores",
    async () => {
      const file = join(scratch, "vitest.json");
      const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
      const ended = await run("vitest", ["run", "-c", "tests/vitest.config.ts", ...reporters]);
      return counted(
        file,
        (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
        ended,
      );
    },
  ],
  [
    "Stories",
    async () => {
      if (!ensureChromium()) return { passed: 0, failed: 1 };
      const file = join(scratch, "stories.json");
      const config = ["-c", "tests/stories/vitest.config.ts"];
      const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
      const ended = await run("vitest", ["run", ...config, ...reporters], {
        STORYBOOK_DISABLE_TELEMETRY: "1",
      });
      return counted(
        file,
        (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
        ended,
      );
    },
  ],
  [
    "The product in Chromium",
    async () => {
      if (!ensureChromium()) return { passed: 0, failed: 1 };
      const file = join(scratch, "playwright.json");
      const args = ["test", "-c", "tests/playwright.config.ts", "--reporter=dot,json"];
      const ended = await run("playwright", args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
      return counted(
        file,
        ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
        ended,
      );
    },
  ],
];

/** @param {boolean} ok */
function one(ok) {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const total = { passed: 0, failed: 0 };
for (const [name, suite] of suites) {
  const started = Date.now();
  console.log(`\n${name}`);
  const { passed, failed } = await suite();
  total.passed += passed;
  total.failed += failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${name}: ${passed} passed, ${failed} failed in ${seconds} s`);
}
rmSync(scratch, { recursive: true, force: true });
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
