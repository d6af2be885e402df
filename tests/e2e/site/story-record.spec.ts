import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { CHROMIUM_ARGS, desktopChromium } from "../../chromium.mjs";
import { expect, stubOtherHosts, test } from "../fixtures.ts";
import { countRecordedParts, RECORDED, storyPage, stubScreenCapture } from "./story-page.ts";

/**
 * Plays a video file to its end and returns its size in pixels and its length in
 * seconds. It plays in a blank page, which has no Content-Security-Policy.
 */
async function probeVideo(page: Page, file: string) {
  const bytes = readFileSync(file).toString("base64");
  const player = await page.context().newPage();
  await player.goto("about:blank");
  const properties = await player.evaluate(async (content) => {
    const video = document.createElement("video");
    video.muted = true;
    video.src = `data:video/webm;base64,${content}`;
    const once = (event: string) =>
      new Promise((resolve, reject) => {
        video.addEventListener(event, resolve, { once: true });
        video.addEventListener("error", () => reject(video.error?.message), { once: true });
      });
    await once("loadeddata");
    // A recorded file holds no duration; seeking past the end finds it.
    video.currentTime = 1e6;
    await once("seeked");
    return { width: video.videoWidth, height: video.videoHeight, seconds: video.currentTime };
  }, bytes);
  await player.close();
  return properties;
}

test("recording plays the story from its start, hides the controls but for mouse and keyboard, and saves the film", async ({
  page,
}) => {
  await stubScreenCapture(page);
  const story = storyPage(page);
  await story.openWithPausedClock();
  await story.progress.fill("20000");
  await story.record.click();
  await expect(story.pauseExperience).toBeVisible();
  await story.expectPosition(/^Scene 1 of 8.* 0 seconds of 28$/);
  await story.expectSceneAtTop(0);
  await page.clock.runFor(1_600);
  await expect(story.bar).toHaveCSS("opacity", "0");
  await expect(story.pauseExperience).toHaveCSS("opacity", "0");
  await page.mouse.move(100, 400);
  await expect(story.bar).toHaveCSS("opacity", "1");
  await page.clock.runFor(1_600);
  await expect(story.bar).toHaveCSS("opacity", "0");
  await page.keyboard.press("Tab");
  await expect(story.bar).toHaveCSS("opacity", "1");
  await page.clock.runFor(23_000);
  await story.expectPosition(/^Scene (7|8) of 8/);
  const [download] = await Promise.all([page.waitForEvent("download"), page.clock.runFor(10_000)]);
  expect(download.suggestedFilename()).toBe("day-without-arts-reel.webm");
  await expect(story.bar).toHaveCSS("opacity", "1");
  await expect(story.replay).toBeVisible();
  const isEnded = () =>
    page.evaluate(
      () => (Reflect.get(window, "screenTrack") as MediaStreamTrack).readyState === "ended",
    );
  expect(await isEnded()).toBe(true);
});

// Only the browser with windows can capture a tab.
const executablePath = desktopChromium();

/** Runs in a browser of its own, which grants the screen capture of its tab without asking. */
const inDesktop = test.extend({
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

inDesktop("the film shows this tab", async ({ page, consoleErrors }) => {
  await countRecordedParts(page);
  const story = storyPage(page);
  await story.visit();
  await story.record.click();
  await page.locator(RECORDED).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.keyboard.press("Enter"),
  ]);
  const film = await probeVideo(page, await download.path());
  const screen = page.viewportSize();
  expect(film.width / film.height).toBeCloseTo((screen?.width ?? 0) / (screen?.height ?? 1), 1);
  expect(film.seconds).toBeGreaterThan(0);
  // Chromium also checks the permissions policy for the camera, logs a warning and records the tab anyway.
  expect(consoleErrors.filter((line) => !/camera is not allowed/.test(line))).toEqual([]);
  consoleErrors.length = 0;
});
