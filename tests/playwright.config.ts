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
    // A failure leaves what the page was at each step, and a picture of its end. A film of
    // every step would cost all tests a third of their time, as it is taken before one fails.
    trace: { mode: "retain-on-failure", screenshots: false },
    screenshot: "only-on-failure",
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
});
