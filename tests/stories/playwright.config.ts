import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, desktopChromium } from "../chromium.mjs";

const executablePath = desktopChromium();
const results = resolve(import.meta.dirname, "../../test-results");

/** Compares the stories with the tag `screenshot` with the accepted screenshots. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: "screenshots.spec.ts",
  outputDir: resolve(results, "stories"),
  snapshotPathTemplate: "{testDir}/screenshots/{arg}{ext}",
  fullyParallel: true,
  workers: 2,
  reporter: [
    ["line"],
    ["html", { outputFolder: resolve(results, "stories-report"), open: "never" }],
  ],
  use: {
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
    contextOptions: { reducedMotion: "reduce" },
    colorScheme: "light",
  },
  expect: { toHaveScreenshot: { animations: "disabled", caret: "hide", maxDiffPixelRatio: 0.001 } },
});
