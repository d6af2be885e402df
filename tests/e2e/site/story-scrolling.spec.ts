import { expect, test } from "../fixtures.ts";
import { storyPage } from "./story-page.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("scrolling down drains the scene's colour, and scrolling up restores it", async ({ page }) => {
  const story = storyPage(page);
  await story.openWithPausedClock();
  await story.wheel(295);
  await expect.poll(async () => (await story.drains())[0]).toBeCloseTo(0.5, 1);
  // The picture stands still while it drains.
  expect((await story.sections.first().locator("> div").boundingBox())?.y).toBe(0);
  await story.expectPosition(/^Scene 1 of 8.* 1 seconds? of 28$/);
  await story.wheel(295 + 844);
  await expect.poll(async () => (await story.drains())[0]).toBe(1);
  await story.expectPosition(/^Scene 2 of 8/);
  await story.wheel(-2_000);
  await expect.poll(story.drains).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
});

test("scrolling interrupts an automatic smooth scroll", async ({ page }) => {
  const story = storyPage(page);
  await story.openWithPausedClock();
  await story.progress.fill("27900");
  await story.reset.click();
  // While the page scrolls back to the start, the wheel stops it and the visible scene counts.
  await page.waitForFunction(() => window.scrollY < 9_000);
  await story.wheel(200);
  expect(await story.settledScrollY()).toBeGreaterThan(0);
  const { scene } = await story.nearestScene();
  const [announced] = (await story.progress.getAttribute("aria-valuetext"))?.match(/\d/) ?? [];
  expect(Math.abs(Number(announced) - 1 - scene)).toBeLessThanOrEqual(1);
});

test("a link to a scene opens at its top, in full colour", async ({ page }) => {
  const story = storyPage(page);
  await story.openWithPausedClock("#scene-3");
  await story.expectSceneAtTop(3);
  await story.expectPosition("Scene 4 of 8: The Empty Streets, 12 seconds of 28");
  expect(await story.drains()).toEqual([1, 1, 1, 0, 0, 0, 0, 1]);
});

test("a reload restores the moment that was shown", async ({ page }) => {
  const story = storyPage(page);
  await story.visit();
  await story.progress.fill("14000");
  await page.reload();
  await story.waitUntilReady();
  await story.expectPosition(/^Scene 4 of 8.* 1[34] seconds of 28$/);
});

for (const [name, size] of [
  ["rotated", { width: 844, height: 390 }],
  ["widened", { width: 1440, height: 900 }],
] as const) {
  test(`the scene and the moment stay the same when the screen is ${name}`, async ({ page }) => {
    const story = storyPage(page);
    await story.openWithPausedClock();
    await story.progress.fill("13000");
    const drains = await story.drains();
    await page.setViewportSize(size);
    await expect
      .poll(() => story.sections.nth(3).evaluate((it) => it.getBoundingClientRect().top < 0))
      .toBe(true);
    await expect(page.getByRole("heading", { name: "The Empty Streets" })).toBeInViewport();
    await story.settledScrollY();
    expect(await story.drains()).toEqual(drains);
    await story.expectPosition(/^Scene 4 of 8.* 13 seconds of 28$/);
  });
}
