import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";
import { namedTests, titlePattern } from "./tables.ts";

const TESTS = namedTests(".spec.ts");

/** `npm run test:security`: the journeys that `README.md` names. */
export default defineConfig({
  ...journeys,
  testDir: "../e2e",
  outputDir: "../../test-results",
  globalSetup: "../e2e/global-setup.ts",
  testMatch: [...new Set(TESTS.map(({ file }) => file.replace("tests/e2e/", "**/e2e/")))],
  // The title follows the file and the groups.
  grep: new RegExp(`(?:^| )${titlePattern(TESTS)}`, "s"),
});
