import { resolve } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { CHROMIUM_ARGS, installedChromium } from "../chromium.mjs";

const root = resolve(import.meta.dirname, "../..");
const executablePath = installedChromium();

const storybook = { configDir: resolve(root, "stories/.storybook") };

/** Made anew for each project, as Vitest writes into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
    // What moves would be looked at half way.
    contextOptions: { reducedMotion: "reduce" },
  }),
  instances: [{ browser: "chromium" as const }],
});

/**
 * Every story as a test: it renders, its play succeeds, and axe finds nothing.
 * The pictured ones once more in the dark, as contrast is another there.
 */
export default defineConfig({
  root,
  test: {
    projects: [
      { plugins: [storybookTest(storybook)], test: { name: "stories", browser: browser() } },
      {
        plugins: [
          storybookTest({
            ...storybook,
            tags: { include: ["pictured"] },
            initialGlobals: { theme: "dark" },
          }),
        ],
        test: { name: "in the dark", browser: browser() },
      },
    ],
  },
});
