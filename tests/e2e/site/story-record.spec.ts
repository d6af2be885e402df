import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { storyPage } from "./story-page.ts";

/**
 * Replaces screen capture with a stream of an animated canvas, whose video track is
 * `window.screenTrack`. Call it before the test installs its clock: the canvas uses
 * the real one.
 */
async function stubScreenCapture(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const canvas = document.createElement("canvas");
    const paint = canvas.getContext("2d");
    let frame = 0;
    setInterval(() => {
      frame += 1;
      if (paint === null) return;
      paint.fillStyle = `hsl(${frame * 7} 80% 50%)`;
      paint.fillRect(0, 0, 320, 568);
    }, 33);
    navigator.mediaDevices.getDisplayMedia = async () => {
      const stream = canvas.captureStream(30);
      Object.assign(window, { screenTrack: stream.getVideoTracks()[0] });
      return stream;
    };
  });
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
  await expect(story.play).toBeVisible();
  const isEnded = () =>
    page.evaluate(
      () => (Reflect.get(window, "screenTrack") as MediaStreamTrack).readyState === "ended",
    );
  expect(await isEnded()).toBe(true);
});
