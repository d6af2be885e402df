import type { Reporter, TestCase, TestModule } from "vitest/node";
import { writeResults } from "../bench/write-results.mjs";

/** Writes the table of faults to `tests/bench/RESULTS.md`: one row a test, with its figures. */
export class ResultsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const rows = modules
      .flatMap((module) => [...module.children.allTests()])
      .map((test): [string, string] => [
        test.fullName.replaceAll(/\s+(?:> )?/g, " "),
        resultOf(test),
      ]);
    const seconds = modules.reduce((sum, module) => sum + module.diagnostic().duration, 0) / 1000;
    rows.push(["all of them", `${Math.round(seconds)} s`]);
    writeResults("Faults", "WRITE_RESULTS=1 npm run test:faults", rows);
  }
}

/** Returns 'ok', 'FAILED' or 'not run', and the figures that the test annotated. */
function resultOf(test: TestCase): string {
  const { state } = test.result();
  const result = { passed: "ok", failed: "FAILED", skipped: "not run", pending: "not run" }[state];
  return [result, ...test.annotations().map(({ message }) => message)].join("; ");
}
