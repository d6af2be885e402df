import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, installedChromium } from "./chromium.mjs";

const executablePath = installedChromium();

export default defineConfig({
  testDir: "e2e",
  outputDir: "../test-results",
  globalSetup: "./e2e/global-setup.ts",
  forbidOnly: true,
  fullyParallel: true,
  // Journeys mostly wait, so more of them than cores can run.
  workers: 4,
  // The time limits end tests that hang. They are so long that a busy machine does not reach them.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A test that passes only when it runs again is named by its suite.
  retries: 2,
  use: {
    browserName: "chromium",
    locale: "en-IE",
    timezoneId: "Europe/Dublin",
    // A failed test leaves a final screenshot. It leaves no trace, because recording one
    // makes all tests slower by a quarter (`--trace on` records one).
    screenshot: "only-on-failure",
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
});
