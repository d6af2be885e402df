import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, installedChromium } from "./chromium.mjs";

const executablePath = installedChromium();

export default defineConfig({
  testDir: "e2e",
  outputDir: "../test-results",
  globalSetup: "./e2e/global-setup.ts",
  forbidOnly: true,
  fullyParallel: true,
  // A supporter's steps are mostly waiting, so there may be more of them than cores.
  workers: 3,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  use: {
    browserName: "chromium",
    locale: "en-IE",
    timezoneId: "Europe/Dublin",
    trace: "retain-on-failure",
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
});
