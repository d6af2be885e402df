import { expect, test } from "../fixtures.ts";
import { storyPage } from "./story-page.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("'Start Experience' plays every scene to the end", async ({ page }) => {
  const story = storyPage(page);
  await page.clock.install({ time: 0 });
  await story.visit();
  const root = page.locator("[data-story]");
  // Decoration moves for five seconds after the page has loaded, and then while the story plays.
  await expect(root).toHaveAttribute("data-moving");
  await page.clock.pauseAt(60_000);
  await expect(root).not.toHaveAttribute("data-moving");
  await page.evaluate(() => {
    const announced: string[] = [];
    const region = document.querySelector("[data-story] p[role=status]");
    if (region === null) throw new Error("The page has no status region for the scenes");
    new MutationObserver(() => announced.push(region.textContent ?? "")).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, { announced });
  });
  await story.start.click();
  await expect(story.pauseExperience).toBeVisible();
  await expect(root).toHaveAttribute("data-moving");
  for (const scene of [1, 2, 3, 4, 5, 6, 7]) {
    await page.clock.runFor(4_000);
    await story.expectSceneAtTop(scene);
    const drains = await story.drains();
    for (const before of drains.slice(0, scene)) expect(before).toBeCloseTo(1, 1);
    for (const after of drains.slice(scene + 1, 7)) expect(after).toBe(0);
  }
  await story.expectPosition(
    "Scene 8 of 8: Without the arts, life loses its colour., 28 seconds of 28",
  );
  await expect(root).not.toHaveAttribute("data-moving");
  const announced = await page.evaluate((): string[] => Reflect.get(window, "announced"));
  expect(announced.slice(0, 2)).toEqual(["The Silent Morning", "The Blank Pages"]);
  expect(announced).toHaveLength(7);
  await page.clock.runFor(5_000);
  await story.expectSceneAtTop(7);
  await story.replay.click();
  await expect(story.pause).toBeVisible();
  await page.clock.runFor(1_600);
  await story.expectSceneAtTop(0);
  await story.expectPosition(/^Scene 1 of 8.* 1 second of 28$/);
});

test("'Start Experience' works before its script is there", async ({ page }) => {
  const story = storyPage(page);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto("/day-without-arts", { waitUntil: "commit" });
  await story.start.click();
  await story.start.click();
  release();
  await expect(story.pauseExperience).toBeVisible();
});

test("arrow keys move the slider by a second, and scrolling pauses the story", async ({ page }) => {
  const story = storyPage(page);
  await story.openWithPausedClock();
  await story.progress.press("End");
  await story.expectPosition(/^Scene 8 of 8/);
  await story.progress.press("ArrowLeft");
  await story.expectPosition(/^Scene 7 of 8.*27 seconds/);
  await story.progress.press("Home");
  await story.progress.press("ArrowRight");
  await story.progress.press("ArrowUp");
  await story.expectPosition(/ 2 seconds of 28$/);
  await story.play.click();
  await page.clock.runFor(1_000);
  await story.wheel(50);
  await expect(story.play).toBeVisible();
  await story.wheel(590);
  await story.expectPosition(/^Scene 2 of 8/);
  await story.reset.click();
  await story.expectPosition(/ 0 seconds of 28$/);
  await story.expectSceneAtTop(0);
});

test("scrolling drains the colour, and a reload keeps the moment", async ({ page }) => {
  const story = storyPage(page);
  await story.openWithPausedClock();
  await story.wheel(295);
  await expect.poll(async () => (await story.drains())[0]).toBeCloseTo(0.8, 1);
  // The picture stands still while it drains.
  expect((await story.sections.first().locator("> div").boundingBox())?.y).toBe(0);
  await story.expectPosition(/^Scene 1 of 8.* 1 seconds? of 28$/);
  await story.wheel(295 + 844);
  await expect.poll(async () => (await story.drains())[0]).toBe(1);
  await story.expectPosition(/^Scene 2 of 8/);
  await story.wheel(-2_000);
  await expect.poll(story.drains).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);

  await page.clock.resume();
  await story.progress.fill("14000");
  const drains = await story.drains();
  await page.reload();
  await story.expectPosition(/^Scene 4 of 8.* 1[34] seconds of 28$/);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole("heading", { name: "The Empty Streets" })).toBeInViewport();
  await story.expectPosition(/^Scene 4 of 8.* 1[34] seconds of 28$/);
  const changes = async () => (await story.drains()).map((drain, n) => drain - (drains[n] ?? 0));
  await expect.poll(async () => Math.max(...(await changes()).map(Math.abs))).toBeLessThan(0.1);
  await page.goto("about:blank");
  await story.visit("#scene-3");
  await story.expectSceneAtTop(3);
  await story.expectPosition("Scene 4 of 8: The Empty Streets, 12 seconds of 28");
});

test("recording plays the story and saves the film", async ({ page }) => {
  // An animated canvas in the place of the screen. It uses the real clock.
  await page.addInitScript(() => {
    const canvas = document.createElement("canvas");
    const paint = canvas.getContext("2d");
    setInterval(() => paint?.fillRect(0, 0, 320 * Math.random(), 568), 33);
    navigator.mediaDevices.getDisplayMedia = async () => {
      const stream = canvas.captureStream(30);
      Object.assign(window, { screenTrack: stream.getVideoTracks()[0] });
      return stream;
    };
  });
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

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the scenes stand still, half in colour and half without", async ({ page }) => {
    const story = storyPage(page);
    await story.openWithPausedClock();
    for (const scene of [1, 2]) {
      await story.wheel(844);
      await expect.poll(story.nearestScene).toEqual({ scene, away: 0 });
      expect(await story.drains()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
      expect(await story.isDrainedAt(20, 400)).toBe(false);
      expect(await story.isDrainedAt(370, 400)).toBe(true);
    }
    await story.wheel(-2 * 844);
    await story.expectSceneAtTop(0);
    await story.start.click();
    await page.clock.runFor(4_000);
    await story.expectSceneAtTop(1);
    await expect.poll(() => story.isDrainedAt(370, 400)).toBe(true);
    await expect(page.locator("[data-story]")).not.toHaveAttribute("data-moving");
    const runningAnimations = () =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === "running").length,
      );
    await expect.poll(runningAnimations).toBe(0);
  });
});
