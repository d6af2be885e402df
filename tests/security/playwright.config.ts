import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";
import { namedFiles } from "./tables.ts";

/** `npm run test:security`: the journeys that `README.md` names. */
export default defineConfig({
  ...journeys,
  testDir: "../e2e",
  outputDir: "../../test-results",
  globalSetup: "../e2e/global-setup.ts",
  testMatch: namedFiles(".spec.ts").map((file) => file.replace("tests/e2e/", "**/e2e/")),
});
