import { expect, test } from "../fixtures.ts";
import { storyPage } from "./story-page.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("'Start Experience' plays the story to its end, scene by scene, and the page follows", async ({
  page,
}) => {
  const story = storyPage(page);
  await story.open();
  await story.start.click();
  await expect(story.pauseExperience).toBeVisible();
  for (const scene of [1, 2, 3, 4, 5, 6, 7]) {
    await page.clock.runFor(4_000);
    await story.restsAt(scene);
    const drains = await story.drains();
    for (const before of drains.slice(0, scene)) expect(before).toBeCloseTo(1, 1);
    for (const after of drains.slice(scene + 1, 7)) expect(after).toBe(0);
  }
  await story.tells("Scene 8 of 8: Without the arts, life loses its colour., 28 seconds of 28");
  await expect(story.play).toBeVisible();
  await page.clock.runFor(5_000);
  await story.restsAt(7);
});

test("28 seconds of the reader's own clock are 28 seconds of story", async ({ page }) => {
  await storyPage(page).visit();
  const story = storyPage(page);
  await story.start.click();
  const [first, last] = await page.evaluate(async () => {
    const slider = document.querySelector<HTMLInputElement>("[data-progress]");
    const read = async () => {
      // Just after a tick, so that what is shown and the clock are of the same moment.
      const before = slider?.value;
      while (slider?.value === before) await new Promise(requestAnimationFrame);
      return { shown: Number(slider?.value), clock: performance.now() };
    };
    const start = await read();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    return [start, await read()];
  });
  const shown = (last?.shown ?? 0) - (first?.shown ?? 0);
  const passed = (last?.clock ?? 0) - (first?.clock ?? 0);
  expect(Math.abs(shown - passed)).toBeLessThanOrEqual(200);
});

test("pausing freezes the picture, and playing goes on from there", async ({ page }) => {
  const story = storyPage(page);
  await story.open();
  await story.play.click();
  await page.clock.runFor(6_000);
  await story.pause.click();
  const drains = await story.drains();
  expect(drains[1]).toBeCloseTo(0.5, 1);
  await page.clock.runFor(10_000);
  expect(await story.drains()).toEqual(drains);
  await story.play.click();
  await page.clock.runFor(1_000);
  await story.tells(/^Scene 2 of 8: The Silent Morning, 7 seconds/);
});

test("reset brings back scene 0, paused and in full colour", async ({ page }) => {
  const story = storyPage(page);
  await story.open();
  await story.play.click();
  await page.clock.runFor(13_000);
  await story.reset.click();
  await story.restsAt(0);
  await expect(story.start).toBeVisible();
  expect(await story.drains()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  await page.clock.runFor(5_000);
  await story.tells(/^Scene 1 of 8: A Day Without the Arts, 0 seconds/);
});

test("presses in any order, doubled too, leave one story that plays or does not", async ({
  page,
}) => {
  const story = storyPage(page);
  await story.open();
  await story.play.dblclick();
  await story.reset.dblclick();
  await story.start.dblclick();
  await expect(story.start).toBeVisible();
  await story.play.click();
  await page.clock.runFor(2_000);
  await story.tells(/, 2 seconds of 28$/);
  await story.reset.dblclick();
  await page.clock.runFor(2_000);
  await story.tells(/, 0 seconds of 28$/);
});

test("the slider goes to any moment, and the page with it", async ({ page }) => {
  const story = storyPage(page);
  await story.open();
  await story.progress.fill("14000");
  await story.tells("Scene 4 of 8: The Empty Streets, 14 seconds of 28");
  expect((await story.drains())[3]).toBeCloseTo(0.5, 2);
  const section = await story.sections.nth(3).boundingBox();
  expect(section?.y).toBeLessThan(-200);
  await expect(page.getByRole("heading", { name: "The Empty Streets" })).toBeInViewport();
  await story.progress.fill("2000");
  await story.tells("Scene 1 of 8: A Day Without the Arts, 2 seconds of 28");
  expect((await story.drains())[3]).toBe(0);
});

test("keys play, reset and step from anywhere on the page", async ({ page }) => {
  const story = storyPage(page);
  await story.open();
  await page.keyboard.press("Space");
  await expect(story.pause).toBeVisible();
  await page.keyboard.press("Space");
  await expect(story.play).toBeVisible();
  await page.keyboard.press("End");
  await story.tells(/^Scene 8 of 8/);
  await page.keyboard.press("ArrowLeft");
  await story.tells(/^Scene 7 of 8.*27 seconds/);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await story.tells(/ 2 seconds of 28$/);
  await page.keyboard.press("r");
  await story.tells(/ 0 seconds of 28$/);
  await story.progress.focus();
  await page.keyboard.press("ArrowUp");
  await story.tells(/ 1 seconds? of 28$/);
});

test("keys that are the browser's or a button's are left to them", async ({ page }) => {
  const story = storyPage(page);
  await story.open();
  await page.keyboard.press("Control+ArrowRight");
  await page.keyboard.press("Alt+r");
  await story.tells(/ 0 seconds of 28$/);
  // On a button the space bar presses it, once.
  await story.start.focus();
  await page.keyboard.press("Space");
  await expect(story.pauseExperience).toBeFocused();
  await page.keyboard.press("Space");
  await expect(story.start).toBeVisible();
  await page.keyboard.press("PageDown");
  await expect.poll(story.scrollY).toBeGreaterThan(300);
});

test("a hidden tab misses nothing: the story is where the clock is when the reader is back", async ({
  page,
}) => {
  const story = storyPage(page);
  await story.open();
  await story.play.click();
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  // One late tick for the whole time away, as a throttled tab may have it.
  await page.clock.fastForward(10_000);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, "visibilityState");
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await story.tells(/^Scene 3 of 8: The Blank Pages, 10 seconds/);
  await story.restsAt(2);
  await expect(story.pause).toBeVisible();
});

test("each scene is told once to who listens", async ({ page }) => {
  const story = storyPage(page);
  await story.open();
  const said = await page.evaluate(() => {
    const heard: string[] = [];
    const region = document.querySelector("[data-story] p[role=status]");
    if (region === null) throw new Error("nothing tells the scenes");
    new MutationObserver(() => heard.push(region.textContent ?? "")).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, { heard });
    return heard;
  });
  expect(said).toEqual([]);
  await story.play.click();
  await page.clock.runFor(9_000);
  await expect(page.getByRole("status").filter({ hasText: "The Blank Pages" })).toBeAttached();
  expect(await page.evaluate(() => Reflect.get(window, "heard"))).toEqual([
    "The Silent Morning",
    "The Blank Pages",
  ]);
});
