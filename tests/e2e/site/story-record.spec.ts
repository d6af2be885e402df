import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { probeVideo } from "./probe-video.ts";
import { storyPage } from "./story-page.ts";

/**
 * Replaces screen capture with a stream of an animated canvas, whose video track is
 * `window.screenTrack`. Call it before the test installs its clock: the canvas uses
 * the real one.
 */
async function stubScreenCapture(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 320;
    canvas.height = 568;
    const paint = canvas.getContext("2d");
    let frame = 0;
    let recorded = 0;
    setInterval(() => {
      frame += 1;
      if (paint === null) return;
      paint.fillStyle = `hsl(${frame * 7} 80% 50%)`;
      paint.fillRect(0, 0, 320, 568);
      if (Reflect.has(window, "screenTrack")) Object.assign(window, { recorded: ++recorded });
    }, 33);
    navigator.mediaDevices.getDisplayMedia = async (options) => {
      const stream = canvas.captureStream(30);
      Object.assign(window, { captureOptions: options, screenTrack: stream.getVideoTracks()[0] });
      return stream;
    };
  });
}

/**
 * Waits until the canvas has shown so many pictures since the recording began: 30 of them take a
 * second, on a busy machine more.
 */
const recordPictures = (page: Page, count: number) =>
  expect
    .poll(() => page.evaluate(() => Number(Reflect.get(window, "recorded"))))
    .toBeGreaterThanOrEqual(count);

const trackState = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, "screenTrack") as MediaStreamTrack).readyState);

test("recording plays the story from its start for 29 seconds and saves a playable film", async ({
  page,
}) => {
  await stubScreenCapture(page);
  const story = storyPage(page);
  await story.openWithPausedClock();
  await story.progress.fill("20000");
  await story.record.click();
  const stop = story.bar.getByRole("button", { name: "Stop recording" });
  await expect(stop).toBeVisible();
  await story.expectPosition(/^Scene 1 of 8.* 0 seconds of 28$/);
  await story.expectSceneAtTop(0);
  expect(await page.evaluate(() => Reflect.get(window, "captureOptions"))).toMatchObject({
    video: { frameRate: 30 },
    audio: false,
    preferCurrentTab: true,
  });
  // Records in real time; the story's own clock is paused meanwhile.
  await recordPictures(page, 45);
  await page.clock.runFor(28_500);
  await story.expectPosition(/^Scene 8 of 8/);
  await expect(stop).toBeAttached();
  const [download] = await Promise.all([page.waitForEvent("download"), page.clock.runFor(600)]);
  expect(download.suggestedFilename()).toBe("day-without-arts-reel.webm");
  const film = await probeVideo(page, await download.path(), "video/webm");
  expect(film).toMatchObject({ width: 320, height: 568 });
  expect(film.seconds).toBeGreaterThan(1);
  await expect(story.record).toBeVisible();
  await expect(story.play).toBeVisible();
  expect(await trackState(page)).toBe("ended");
});

test("the controls are hidden while recording and reappear on mouse or keyboard input", async ({
  page,
}) => {
  await stubScreenCapture(page);
  const story = storyPage(page);
  await story.openWithPausedClock();
  await story.record.click();
  await expect(story.pauseExperience).toBeVisible();
  await page.clock.runFor(1_600);
  await expect(story.bar).toHaveCSS("opacity", "0");
  await expect(story.pauseExperience).toHaveCSS("opacity", "0");
  await page.mouse.move(100, 400);
  await expect(story.bar).toHaveCSS("opacity", "1");
  await page.clock.runFor(1_600);
  await expect(story.bar).toHaveCSS("opacity", "0");
  await page.keyboard.press("Tab");
  await expect(story.bar).toHaveCSS("opacity", "1");
  await page.clock.runFor(1_600);
  await Promise.all([page.waitForEvent("download"), page.clock.runFor(29_000)]);
  await expect(story.bar).toHaveCSS("opacity", "1");
});
