import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: resolve(import.meta.dirname, ".."),
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**", "tests/faults/**"],
    globalSetup: "tests/global-setup.ts",
    // Tests that start a server or an engine share the machine with the others.
    // They mostly wait for processes, so there may be more of them than cores.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
