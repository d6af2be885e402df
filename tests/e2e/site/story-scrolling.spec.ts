import { expect, test } from "../fixtures.ts";
import { storyPage } from "./story-page.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a hand that scrolls drains the scene, and brings its colour back", async ({ page }) => {
  const story = storyPage(page);
  await story.open();
  await story.wheel(295);
  await expect.poll(async () => (await story.drains())[0]).toBeCloseTo(0.5, 1);
  // The picture stands still while it drains.
  expect((await story.sections.first().locator("> div").boundingBox())?.y).toBe(0);
  await story.tells(/^Scene 1 of 8.* 1 seconds? of 28$/);
  await story.wheel(295 + 844);
  await expect.poll(async () => (await story.drains())[0]).toBe(1);
  await story.tells(/^Scene 2 of 8/);
  await story.wheel(-2_000);
  await expect.poll(story.drains).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
});

test("scrolling to the foot of the page ends the story, and does not start it", async ({
  page,
}) => {
  const story = storyPage(page);
  await story.open();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await story.tells(/^Scene 8 of 8/);
  await expect(story.play).toBeVisible();
});

test("within the scene that plays, scrolling changes nothing", async ({ page }) => {
  const story = storyPage(page);
  await story.open();
  await story.play.click();
  await page.clock.runFor(1_000);
  await story.wheel(500);
  await expect.poll(story.scrollY).toBe(500);
  await story.tells(/^Scene 1 of 8.* 1 seconds? of 28$/);
  await page.clock.runFor(3_000);
  await story.restsAt(1);
});

test("scrolling to another scene makes the story go on from there, and leaves the page to the hand", async ({
  page,
}) => {
  const story = storyPage(page);
  await story.open();
  await story.play.click();
  await page.clock.runFor(1_000);
  const third = await story.sections.nth(3).evaluate((it) => it.getBoundingClientRect().top);
  await story.wheel(third + 200);
  await story.tells(/^Scene 4 of 8.* 12 seconds of 28$/);
  await expect(story.pause).toBeVisible();
  const put = await story.scrollY();
  await page.clock.runFor(3_000);
  await story.tells(/^Scene 4 of 8.* 15 seconds of 28$/);
  expect(await story.scrollY()).toBe(put);
  await page.clock.runFor(1_000);
  await story.restsAt(4);
});

test("a pause leaves the page where a hand can take it up without a jump", async ({ page }) => {
  const story = storyPage(page);
  await story.open();
  await story.play.click();
  await page.clock.runFor(6_000);
  await story.restsAt(1);
  await story.pause.click();
  const before = (await story.drains())[1] ?? 0;
  await story.wheel(30);
  await expect.poll(async () => (await story.drains())[1]).toBeGreaterThan(before);
  expect((await story.drains())[1]).toBeLessThan(before + 0.08);
});

test("a hand may take the page in the middle of a glide", async ({ page }) => {
  const story = storyPage(page);
  await story.open();
  await story.progress.fill("27900");
  await story.reset.click();
  // The long way back is under way: a wheel stops it, and what is on the screen counts.
  await page.waitForFunction(() => window.scrollY < 9_000);
  await story.wheel(200);
  await page.waitForTimeout(500);
  const put = await story.scrollY();
  await page.waitForTimeout(300);
  expect(await story.scrollY()).toBe(put);
  const { scene } = await story.nearest();
  const [told] = (await story.progress.getAttribute("aria-valuetext"))?.match(/\d/) ?? [];
  expect(Math.abs(Number(told) - 1 - scene)).toBeLessThanOrEqual(1);
});

test("a link to a scene leads to its top, in full colour", async ({ page }) => {
  const story = storyPage(page);
  await story.open("#scene-3");
  await story.restsAt(3);
  await story.tells("Scene 4 of 8: The Empty Streets, 12 seconds of 28");
  expect(await story.drains()).toEqual([1, 1, 1, 0, 0, 0, 0, 1]);
});

test("a reload comes back to the moment that was left", async ({ page }) => {
  const story = storyPage(page);
  await storyPage(page).visit();
  await story.progress.fill("14000");
  await page.reload();
  await story.ready();
  await story.tells(/^Scene 4 of 8.* 1[34] seconds of 28$/);
});

for (const [name, size] of [
  ["turned", { width: 844, height: 390 }],
  ["made wide", { width: 1440, height: 900 }],
  ["made small", { width: 320, height: 640 }],
] as const) {
  test(`a screen that is ${name} keeps scene and moment`, async ({ page }) => {
    const story = storyPage(page);
    await story.open();
    await story.progress.fill("13000");
    const drains = await story.drains();
    await page.setViewportSize(size);
    await expect
      .poll(() => story.sections.nth(3).evaluate((it) => it.getBoundingClientRect().top < 0))
      .toBe(true);
    await expect(page.getByRole("heading", { name: "The Empty Streets" })).toBeInViewport();
    await page.waitForTimeout(200);
    expect(await story.drains()).toEqual(drains);
    await story.tells(/^Scene 4 of 8.* 13 seconds of 28$/);
  });
}
