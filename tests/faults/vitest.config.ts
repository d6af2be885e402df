import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

<<<<<<< HEAD
/** `npm run test:faults`: faults in the environment of a server. They run one at a time: each uses the whole machine. */
=======
/** `npm run test:faults`: a server under faults of its clients, its database and its machine. One test at a time: each uses the whole machine. */
>>>>>>> 8451050 (Name the fault and engine checks in plain English)
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
