import { expect, test } from "../fixtures.ts";
import { storyPage } from "./story-page.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("'Start Experience' plays every scene to the end and scrolls the page along", async ({
  page,
}) => {
  const story = storyPage(page);
  await story.openWithPausedClock();
  await story.start.click();
  await expect(story.pauseExperience).toBeVisible();
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
  await expect(story.play).toBeVisible();
  await page.clock.runFor(5_000);
  await story.expectSceneAtTop(7);
});

test("pausing freezes the picture, and playing resumes from there", async ({ page }) => {
  const story = storyPage(page);
  await story.openWithPausedClock();
  await story.play.click();
  await page.clock.runFor(4_000);
  await story.expectSceneAtTop(1);
  await page.clock.runFor(2_000);
  await story.pause.click();
  const drains = await story.drains();
  expect(drains[1]).toBeCloseTo(0.5, 1);
  await page.clock.runFor(10_000);
  expect(await story.drains()).toEqual(drains);
  await story.play.click();
  await page.clock.runFor(1_000);
  await story.expectPosition(/^Scene 2 of 8: The Silent Morning, 7 seconds/);
});

test("the slider seeks to any moment and scrolls the page to its scene", async ({ page }) => {
  const story = storyPage(page);
  await story.openWithPausedClock();
  await story.progress.fill("14000");
  await story.expectPosition("Scene 4 of 8: The Empty Streets, 14 seconds of 28");
  expect((await story.drains())[3]).toBeCloseTo(0.5, 2);
  const section = await story.sections.nth(3).boundingBox();
  expect(section?.y).toBeLessThan(-200);
  await expect(page.getByRole("heading", { name: "The Empty Streets" })).toBeInViewport();
  await story.progress.fill("2000");
  await story.expectPosition("Scene 1 of 8: A Day Without the Arts, 2 seconds of 28");
  expect((await story.drains())[3]).toBe(0);
});

test("keyboard shortcuts play, reset and step from anywhere on the page", async ({ page }) => {
  const story = storyPage(page);
  await story.openWithPausedClock();
  await page.keyboard.press("Space");
  await expect(story.pause).toBeVisible();
  await page.keyboard.press("Space");
  await expect(story.play).toBeVisible();
  await page.keyboard.press("End");
  await story.expectPosition(/^Scene 8 of 8/);
  await page.keyboard.press("ArrowLeft");
  await story.expectPosition(/^Scene 7 of 8.*27 seconds/);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await story.expectPosition(/ 2 seconds of 28$/);
  await page.keyboard.press("r");
  await story.expectPosition(/ 0 seconds of 28$/);
  await story.progress.focus();
  await page.keyboard.press("ArrowUp");
  await story.expectPosition(/ 1 seconds? of 28$/);
});

test("keys that belong to the browser or to a focused button keep their function", async ({
  page,
}) => {
  const story = storyPage(page);
  await story.openWithPausedClock();
  await page.keyboard.press("Control+ArrowRight");
  await page.keyboard.press("Alt+r");
  await story.expectPosition(/ 0 seconds of 28$/);
  // On a focused button the space bar clicks it, once.
  await story.start.focus();
  await page.keyboard.press("Space");
  await expect(story.pauseExperience).toBeFocused();
  await page.keyboard.press("Space");
  await expect(story.start).toBeVisible();
  await page.keyboard.press("PageDown");
  await expect.poll(story.scrollY).toBeGreaterThan(300);
});

test("the story keeps time in a hidden tab and shows the current scene on return", async ({
  page,
}) => {
  const story = storyPage(page);
  await story.openWithPausedClock();
  await story.play.click();
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  // A throttled background tab may get a single late tick for the whole time.
  await page.clock.fastForward(10_000);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, "visibilityState");
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await story.expectPosition(/^Scene 3 of 8: The Blank Pages, 10 seconds/);
  await story.expectSceneAtTop(2);
  await expect(story.pause).toBeVisible();
});

test("each scene is announced once to screen readers", async ({ page }) => {
  const story = storyPage(page);
  await story.openWithPausedClock();
  const announcedBefore = await page.evaluate(() => {
    const announced: string[] = [];
    const region = document.querySelector("[data-story] p[role=status]");
    if (region === null) throw new Error("The page has no status region for the scenes");
    new MutationObserver(() => announced.push(region.textContent ?? "")).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, { announced });
    return announced;
  });
  expect(announcedBefore).toEqual([]);
  await story.play.click();
  await page.clock.runFor(9_000);
  await expect(page.getByRole("status").filter({ hasText: "The Blank Pages" })).toBeAttached();
  expect(await page.evaluate(() => Reflect.get(window, "announced"))).toEqual([
    "The Silent Morning",
    "The Blank Pages",
  ]);
});
