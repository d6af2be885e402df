import { resolve } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { CHROMIUM_ARGS, installedChromium } from "../chromium.mjs";

const root = resolve(import.meta.dirname, "../..");
const executablePath = installedChromium();

const storybook = { configDir: resolve(root, "stories/.storybook") };

/** Returns a new object for each project, because Vitest mutates it. */
const browserOptions = (colorScheme: "light" | "dark") => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // All files run in one page, as in Storybook itself, which loads the modules once.
  isolate: false,
  // On a busy machine the first page takes longer than the minute that is usual.
  connectTimeout: 300_000,
  provider: playwright({
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
    // Otherwise axe would check animations before they end.
    contextOptions: { reducedMotion: "reduce", colorScheme },
  }),
  instances: [{ browser: "chromium" as const }],
});

/** The time limit ends a story that hangs; a busy machine does not reach it. */
const LIMITS = { testTimeout: 120_000, retry: 2 };

/** Runs every story as a test, with axe; those with the tag `dark` again in the dark theme. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        plugins: [storybookTest(storybook)],
        test: { name: "stories", browser: browserOptions("light"), ...LIMITS },
      },
      {
        plugins: [storybookTest({ ...storybook, tags: { include: ["dark"] } })],
        test: { name: "dark theme", browser: browserOptions("dark"), ...LIMITS },
      },
    ],
  },
});
