import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { watched } from "./cinema.ts";
import { storyPage } from "./story-page.ts";

/**
 * Puts a canvas that is painted on, on the page's real clock, in the place of
 * the screen; `window.screenTrack` is its track. Before the test's clock is
 * installed, so that the painting goes on.
 */
async function paintedScreen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 320;
    canvas.height = 568;
    const paint = canvas.getContext("2d");
    let frame = 0;
    setInterval(() => {
      frame += 1;
      if (paint === null) return;
      paint.fillStyle = `hsl(${frame * 7} 80% 50%)`;
      paint.fillRect(0, 0, 320, 568);
    }, 33);
    navigator.mediaDevices.getDisplayMedia = async (asked) => {
      const stream = canvas.captureStream(30);
      Object.assign(window, { screenAsked: asked, screenTrack: stream.getVideoTracks()[0] });
      return stream;
    };
  });
}

const trackState = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, "screenTrack") as MediaStreamTrack).readyState);

test("recording plays the story from its start for 29 seconds and saves a film that plays", async ({
  page,
}) => {
  await paintedScreen(page);
  const story = storyPage(page);
  await story.open();
  await story.progress.fill("20000");
  await story.record.click();
  const stop = story.bar.getByRole("button", { name: "Stop recording" });
  await expect(stop).toBeVisible();
  await story.tells(/^Scene 1 of 8.* 0 seconds of 28$/);
  await story.restsAt(0);
  expect(await page.evaluate(() => Reflect.get(window, "screenAsked"))).toMatchObject({
    video: { frameRate: 30 },
    audio: false,
    preferCurrentTab: true,
  });
  // As long as a film of some frames takes; the story's own clock stands still meanwhile.
  await page.waitForTimeout(1_500);
  await page.clock.runFor(28_500);
  await story.tells(/^Scene 8 of 8/);
  await expect(stop).toBeAttached();
  const [download] = await Promise.all([page.waitForEvent("download"), page.clock.runFor(600)]);
  expect(download.suggestedFilename()).toBe("day-without-arts-reel.webm");
  const film = await watched(page, await download.path(), "video/webm");
  expect(film).toMatchObject({ width: 320, height: 568 });
  expect(film.seconds).toBeGreaterThan(1);
  await expect(story.record).toBeVisible();
  await expect(story.play).toBeVisible();
  expect(await trackState(page)).toBe("ended");
});

test("the film has no controls in it, and they come back to whoever looks for them", async ({
  page,
}) => {
  await paintedScreen(page);
  const story = storyPage(page);
  await story.open();
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

for (const [how, end] of [
  [
    "a second press",
    (page: Page) => storyPage(page).bar.getByRole("button", { name: "Stop recording" }).click(),
  ],
  [
    "the browser's own bar",
    (page: Page) =>
      page.evaluate(() => (Reflect.get(window, "screenTrack") as MediaStreamTrack).stop()),
  ],
] as const) {
  test(`${how} ends the recording and keeps what there is of it`, async ({ page }) => {
    await paintedScreen(page);
    const story = storyPage(page);
    await storyPage(page).visit();
    await story.record.click();
    await expect(story.pause).toBeVisible();
    await page.waitForTimeout(1_200);
    const [download] = await Promise.all([page.waitForEvent("download"), end(page)]);
    const film = await watched(page, await download.path(), "video/webm");
    expect(film.seconds).toBeGreaterThan(0.5);
    await expect(story.record).toBeVisible();
    await expect(story.play).toBeVisible();
  });
}

test("a browser without screen recording is told so", async ({ page, complaints }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "mediaDevices", { value: undefined });
  });
  await storyPage(page).visit();
  await storyPage(page).record.click();
  await expect(page.getByRole("alert")).toContainText("This browser cannot record its own screen.");
  expect(complaints).toEqual(["warning: This browser records no screen"]);
  complaints.length = 0;
});

test("a film that finds no room is not lost in silence", async ({ page, complaints }) => {
  await paintedScreen(page);
  await page.addInitScript(() => {
    URL.createObjectURL = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const story = storyPage(page);
  await storyPage(page).visit();
  await story.record.click();
  await page.waitForTimeout(500);
  await story.bar.getByRole("button", { name: "Stop recording" }).click();
  await expect(page.getByRole("alert")).toContainText("The recording could not be saved.");
  expect(await trackState(page)).toBe("ended");
  expect(complaints).toHaveLength(1);
  complaints.length = 0;
});

test("leaving the page while it records lets the screen go", async ({ page }) => {
  await paintedScreen(page);
  const story = storyPage(page);
  await storyPage(page).visit();
  await story.record.click();
  await expect(story.pause).toBeVisible();
  const states = await page.evaluate(() => {
    const track = Reflect.get(window, "screenTrack") as MediaStreamTrack;
    const before = track.readyState;
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    return [before, track.readyState];
  });
  expect(states).toEqual(["live", "ended"]);
  await expect(story.record).toBeVisible();
});

test("double presses on play, record and reset in any order do no harm", async ({ page }) => {
  await paintedScreen(page);
  const story = storyPage(page);
  await storyPage(page).visit();
  const films: string[] = [];
  page.on("download", (download) => films.push(download.suggestedFilename()));
  await story.record.dblclick();
  await story.reset.dblclick();
  await story.play.dblclick();
  await story.reset.click();
  const stop = story.bar.getByRole("button", { name: "Stop recording" });
  await expect(stop).toBeVisible();
  await page.waitForTimeout(600);
  await stop.dblclick();
  await expect.poll(() => films.length).toBeGreaterThan(0);
  await expect(story.start).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});
