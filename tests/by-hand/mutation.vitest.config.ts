import { defineConfig } from "vitest/config";
import { ROOT } from "../source-files.ts";
import { UNIT_TESTS } from "../test-files.ts";

const FOLDERS = /^tests\/(api\/(tds|events)|widget\/(domain|second-letter|state))\//;

/** The unit tests of the folders that `stryker.config.mjs` changes. */
export default defineConfig({
  root: ROOT,
  test: {
    include: UNIT_TESTS.filter((file) => FOLDERS.test(file)),
    testTimeout: 60_000,
  },
});
