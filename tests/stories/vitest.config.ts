import { resolve } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { CHROMIUM_ARGS, installedChromium } from "../chromium.mjs";

const root = resolve(import.meta.dirname, "../..");
const executablePath = installedChromium();

/** Every story as a test: it renders, its play succeeds, and axe finds nothing. */
export default defineConfig({
  root,
  plugins: [storybookTest({ configDir: resolve(root, "stories/.storybook") })],
  test: {
    name: "stories",
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
        // What moves would be looked at half way.
        contextOptions: { reducedMotion: "reduce" },
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});
