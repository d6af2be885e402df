import type { SerializedError } from "vitest";
import {
  DefaultReporter,
  type TestCase,
  type TestModule,
  type TestRunEndReason,
  type TestSpecification,
} from "vitest/node";
import { createProgress, emptyResult, type SuiteResult, writeResult } from "./progress.ts";

/** Prints the progress by files, and the errors of all failed tests at the end. */
export default class VitestReporter extends DefaultReporter {
  #progress = createProgress(0);

  constructor() {
    super({ summary: false });
  }

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    super.onTestRunStart(specifications);
    this.#progress = createProgress(specifications.length);
  }

  override onTestCaseResult(test: TestCase): void {
    super.onTestCaseResult(test);
    const { state } = test.result();
    if (state !== "skipped") this.#progress.testEnded(nameOf(test), state !== "failed");
  }

  override onTestModuleEnd(module: TestModule): void {
    super.onTestModuleEnd(module);
    this.#progress.fileEnded();
  }

  override onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    super.onTestRunEnd(modules, errors, reason);
    writeResult(resultOf(modules, errors));
  }

  // The progress lines and the counts of the runner replace these two.
  protected override printTestModule(): void {}
  override reportTestSummary(): void {}
}

function resultOf(modules: readonly TestModule[], errors: readonly SerializedError[]): SuiteResult {
  const result = emptyResult();
  const addFailure = (name: string) => {
    result.failed++;
    result.failures.push(name);
  };
  for (const module of modules) {
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === "failed") addFailure(nameOf(test));
      else if (state === "passed") result.passed++;
      else result.skipped++;
      if (test.diagnostic()?.flaky) result.repeated.push(nameOf(test));
    }
    // A file or a describe block fails by itself when its imports or its hooks fail.
    if (module.errors().length > 0) addFailure(module.relativeModuleId);
    for (const suite of module.children.allSuites()) {
      if (suite.errors().length > 0) addFailure(`${module.relativeModuleId} > ${suite.fullName}`);
    }
  }
  for (const { message } of errors) addFailure(`Unhandled error: ${message}`);
  return result;
}

function nameOf(test: TestCase): string {
  return `${test.module.relativeModuleId} > ${test.fullName}`;
}
