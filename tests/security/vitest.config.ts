import { defineConfig } from "vitest/config";
import { ROOT } from "../source-files.ts";
import { UNIT_TESTS } from "../test-files.ts";
import { namedTests } from "./tables.ts";

const FILES = [...new Set(namedTests(".test.ts").map(({ file }) => file))];

/** Both projects skip the tests that no table names. */
const COMMON = {
  setupFiles: "tests/security/only-named.ts",
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

/** `npm run test:security`: the tests that `README.md` names. */
export default defineConfig({
  root: ROOT,
  test: {
    maxWorkers: 2,
    projects: [
      {
        root: ROOT,
        test: {
          name: "units",
          include: FILES.filter((file) => UNIT_TESTS.includes(file)),
          ...COMMON,
        },
      },
      {
        root: ROOT,
        test: {
          name: "servers",
          include: FILES.filter((file) => !UNIT_TESTS.includes(file)),
          globalSetup: "tests/servers/global-setup.ts",
          ...COMMON,
        },
      },
    ],
  },
});
