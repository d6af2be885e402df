import { defineConfig } from "vitest/config";
import { ROOT } from "../source-files.ts";
import { UNIT_TESTS } from "../test-files.ts";
import { namedFiles } from "./tables.ts";

const FILES = namedFiles(".test.ts");

const COMMON = {
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
