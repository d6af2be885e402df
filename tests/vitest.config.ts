import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Has the files that start servers go first, then those that open databases: a long one
 * that comes last runs alone, with nothing left to run beside it.
 */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const source = readFileSync(moduleId, "utf8");
      return source.includes("startServer(") ? 0 : source.includes("withDatabase(") ? 1 : 2;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  root: resolve(import.meta.dirname, ".."),
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**", "tests/faults/**"],
    globalSetup: "tests/global-setup.ts",
    // Tests that start a server or an engine share the machine with the others.
    // They mostly wait for processes, so there may be more of them than cores.
    maxWorkers: 3,
    sequence: { sequencer: SlowFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
