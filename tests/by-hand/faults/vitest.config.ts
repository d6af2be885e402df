import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

/**
 * `npm run test:faults`: builds, and servers whose requests are forged, and whose database and processes fail. One
 * file at a time: most tests use the whole machine.
 */
export default defineConfig({
  root: resolve(import.meta.dirname, "../../.."),
  test: {
    include: ["tests/by-hand/faults/**/*.test.ts"],
    globalSetup: "tests/servers/global-setup.ts",
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // The time limits end tests that hang; the tests assert what has to be quick.
    expect: { poll: { timeout: 60_000 } },
  },
});
