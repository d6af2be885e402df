import { writeFileSync } from "node:fs";

/**
 * The outcome of a suite. `failures` are the full names of the failed tests, `repeated`
 * of those that failed once and passed when they ran again; these count as passed.
 */
export type SuiteResult = {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
  repeated: string[];
};

/** Returns the result of a suite of which no test has ended. */
export function emptyResult(): SuiteResult {
  return { passed: 0, failed: 0, skipped: 0, failures: [], repeated: [] };
}

const INTERVAL_MS = 5_000;

/** Names the suite in its lines, as two suites print beside each other. */
const SUITE = process.env.TEST_SUITE ? `${process.env.TEST_SUITE}: ` : "";

/** Counts the finished files and tests of a suite and prints them, at most one line every five seconds. */
export function createProgress(totalFiles: number) {
  let files = 0;
  let tests = 0;
  let failed = 0;
  let printedAt = Date.now();
  const print = () => {
    printedAt = Date.now();
    const failures = failed === 0 ? "" : `, ${failed} failed`;
    console.log(`  ${SUITE}${files} of ${totalFiles} files, ${tests} tests${failures}`);
  };
  return {
    /** Counts a test, and prints its name at once when it failed. */
    testEnded(name: string, ok: boolean): void {
      tests++;
      if (!ok) {
        failed++;
        console.log(`  ${SUITE}FAILED ${name}`);
      }
      if (Date.now() - printedAt >= INTERVAL_MS) print();
    },
    fileEnded(): void {
      files++;
      if (files === totalFiles || Date.now() - printedAt >= INTERVAL_MS) print();
    },
  };
}

/** Writes the result to the file that `tests/run.mjs` reads it from, if there is one. */
export function writeResult(result: SuiteResult): void {
  const file = process.env.TEST_RESULT_FILE;
  if (file) writeFileSync(file, JSON.stringify(result));
}
