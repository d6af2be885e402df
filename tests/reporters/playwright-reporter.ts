import { relative } from "node:path";
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from "@playwright/test/reporter";
import { ROOT } from "../source-files.ts";
import { createProgress, emptyResult, writeResult } from "./progress.ts";

/** Prints the progress by files, and the errors of all failed tests at the end. */
export default class PlaywrightReporter implements Reporter {
  #progress = createProgress(0);
  #tests: TestCase[] = [];
  #errors: TestError[] = [];
  /** The number of tests of each file that have not ended. */
  readonly #pending = new Map<string, number>();

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
    for (const { location } of this.#tests) {
      this.#pending.set(location.file, (this.#pending.get(location.file) ?? 0) + 1);
    }
    this.#progress = createProgress(this.#pending.size);
  }

  onTestEnd(test: TestCase, { retry, status }: TestResult): void {
    // The test runs again.
    if (!test.ok() && retry < test.retries) return;
    if (status !== "skipped") this.#progress.testEnded(nameOf(test), test.ok());
    const { file } = test.location;
    const pending = (this.#pending.get(file) ?? 0) - 1;
    this.#pending.set(file, pending);
    if (pending === 0) this.#progress.fileEnded();
  }

  /** Collects the errors outside tests, such as those of the global set-up. */
  onError(error: TestError): void {
    this.#errors.push(error);
  }

  onEnd(): void {
    const result = emptyResult();
    for (const test of this.#tests) {
      const outcome = test.outcome();
      if (outcome === "expected" || outcome === "flaky") result.passed++;
      else if (outcome === "skipped") result.skipped++;
      else {
        result.failed++;
        result.failures.push(nameOf(test));
      }
      if (outcome === "flaky") result.repeated.push(nameOf(test));
      if (outcome === "flaky" || outcome === "unexpected") printFailure(test);
    }
    for (const error of this.#errors) {
      result.failed++;
      result.failures.push(`Error outside a test: ${error.message?.split("\n")[0] ?? error.value}`);
      console.error(`\n${error.stack ?? error.message ?? error.value}`);
    }
    writeResult(result);
  }

  printsToStdio(): boolean {
    return true;
  }
}

function printFailure(test: TestCase): void {
  console.error(`\n${test.ok() ? "FAILED ONCE" : "FAILED"} ${nameOf(test)}`);
  for (const { errors, attachments } of test.results) {
    for (const { message, stack, snippet, value } of errors) {
      console.error([stack ?? message ?? value, snippet].filter(Boolean).join("\n\n"));
    }
    for (const { name, path } of attachments) {
      if (path) console.error(`${name}: ${relative(ROOT, path)}`);
    }
  }
}

function nameOf(test: TestCase): string {
  const { file, line } = test.location;
  const titles = test.titlePath().slice(3);
  return `${relative(ROOT, file)}:${line} > ${titles.join(" > ")}`;
}
