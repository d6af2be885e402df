import { expect, test } from "../fixtures.ts";
import { storyPage, stubScreenCapture } from "./story-page.ts";

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
