import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { ResultsReporter } from "./results-reporter.ts";

const shouldWrite = process.env.WRITE_RESULTS === "1";

/**
 * `npm run test:faults`: a server under faults of its clients, its database and its machine. One
 * file at a time: most tests use the whole machine. `WRITE_RESULTS=1` keeps the table of results beside
 * the benchmark's.
 */
export default defineConfig({
  root: resolve(import.meta.dirname, "../.."),
  test: {
    include: [
      "tests/faults/**/*.test.ts",
      // The locks and connections of a population; `npm test` runs these, too.
      "tests/api/tds/population/lost-connection.test.ts",
    ],
    globalSetup: "tests/servers/global-setup.ts",
    reporters: ["default", ...(shouldWrite ? [new ResultsReporter()] : [])],
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // The time limits end tests that hang; the tests assert what has to be quick.
    expect: { poll: { timeout: 60_000 } },
  },
});
