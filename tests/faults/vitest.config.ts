import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

/** `npm run test:faults`: a server under faults of its clients, its database and its machine. One test at a time: each uses the whole machine. */
export default defineConfig({
  root: resolve(import.meta.dirname, "../.."),
  test: {
    include: ["tests/faults/**/*.test.ts"],
    globalSetup: "tests/servers/global-setup.ts",
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
