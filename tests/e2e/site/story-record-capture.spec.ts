import { CHROMIUM_ARGS, desktopChromium } from "../../chromium.mjs";
import { test as base, expect, stubOtherHosts } from "../fixtures.ts";
import { probeVideo } from "./probe-video.ts";
import { storyPage } from "./story-page.ts";

// Only the browser with windows can capture a tab.
const executablePath = desktopChromium();

/** Runs in a browser of its own, which grants the screen capture of its tab without asking. */
const test = base.extend({
  context: async ({ playwright, externalRequests }, use) => {
    const browser = await playwright.chromium.launch({
      args: [...CHROMIUM_ARGS, "--auto-accept-this-tab-capture"],
      ...(executablePath ? { executablePath } : {}),
    });
    const context = await browser.newContext();
    await stubOtherHosts(context, externalRequests);
    await use(context);
    await browser.close();
  },
});

test("the film shows this tab", async ({ page, consoleErrors }) => {
  // A busy machine captures few pictures, and the first ones late.
  await page.addInitScript(() => {
    const { start } = MediaRecorder.prototype;
    let parts = 0;
    MediaRecorder.prototype.start = function (partMs) {
      this.addEventListener("dataavailable", ({ data }) => {
        if (data.size > 0) document.documentElement.dataset.parts = `${++parts}`;
      });
      start.call(this, partMs);
    };
  });
  const story = storyPage(page);
  await story.visit();
  await story.record.click();
  await expect(page.locator("html")).toHaveAttribute("data-parts", /[2-9]/);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.keyboard.press("Enter"),
  ]);
  const film = await probeVideo(page, await download.path(), "video/webm");
  const screen = page.viewportSize();
  expect(film.width / film.height).toBeCloseTo((screen?.width ?? 0) / (screen?.height ?? 1), 1);
  expect(film.seconds).toBeGreaterThan(0);
  // Chromium also checks the permissions policy for the camera, logs a warning and records the tab anyway.
  expect(consoleErrors.filter((line) => !/camera is not allowed/.test(line))).toEqual([]);
  consoleErrors.length = 0;
});
