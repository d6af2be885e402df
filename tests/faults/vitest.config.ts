import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

/** `npm run test:faults`: what goes wrong around a server. One fault at a time: each takes the machine. */
export default defineConfig({
  root: resolve(import.meta.dirname, "../.."),
  test: {
    include: ["tests/faults/**/*.test.ts"],
    globalSetup: "tests/global-setup.ts",
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
