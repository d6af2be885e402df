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
