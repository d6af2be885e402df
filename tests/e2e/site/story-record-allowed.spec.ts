import { CHROMIUM_ARGS, desktopChromium } from "../../chromium.mjs";
import { expect, test } from "../fixtures.ts";
import { probeVideo } from "./probe-video.ts";
import { storyPage } from "./story-page.ts";

// Only the browser with windows can capture a tab.
const executablePath = desktopChromium();

// Chromium grants the screen capture without asking.
test.use({
  launchOptions: {
    args: [...CHROMIUM_ARGS, "--auto-accept-this-tab-capture"],
    ...(executablePath ? { executablePath } : {}),
  },
});

test("when screen capture is allowed, the film shows this tab", async ({ page, consoleErrors }) => {
  const story = storyPage(page);
  await story.visit();
  await story.record.click();
  await story.expectPosition(/ 2 seconds of 28$/);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.keyboard.press("Enter"),
  ]);
  const film = await probeVideo(page, await download.path(), "video/webm");
  const screen = page.viewportSize();
  expect(film.width / film.height).toBeCloseTo((screen?.width ?? 0) / (screen?.height ?? 1), 1);
  expect(film.seconds).toBeGreaterThan(1);
  // Chromium also checks the permissions policy for the camera, logs a warning and records the tab anyway.
  expect(consoleErrors.filter((line) => !/camera is not allowed/.test(line))).toEqual([]);
  consoleErrors.length = 0;
});
