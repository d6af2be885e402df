import { expect, test } from "../fixtures.ts";
import { storyPage } from "./story-page.ts";

test.use({ viewport: { width: 390, height: 844 } });

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("scrolling shows the eight scenes one after the other, each with colour at first", async ({
    page,
  }) => {
    const story = storyPage(page);
    await story.openWithPausedClock();
    for (const scene of [1, 2, 3, 4, 5, 6, 7]) {
      await story.wheel(844);
      await expect.poll(story.nearestScene).toEqual({ scene, away: 0 });
      await expect.poll(async () => (await story.drains())[scene - 1]).toBe(1);
      if (scene < 7) expect((await story.drains())[scene]).toBe(0);
    }
  });

  test("no animation runs", async ({ page }) => {
    const story = storyPage(page);
    await story.visit();
    await story.start.click();
    await expect(page.locator("[data-story]")).not.toHaveAttribute("data-moving");
    const runningAnimations = () =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === "running").length,
      );
    await expect.poll(runningAnimations).toBe(0);
  });
});

test("the first scene fades in once on load, starting from a visible opacity", async ({ page }) => {
  await page.goto("/day-without-arts", { waitUntil: "commit" });
  const frame = page.locator('[data-scene="0"] > div');
  const fade = await frame.evaluate((element) => {
    const { animationName, animationIterationCount } = getComputedStyle(element);
    return { isAnimated: animationName !== "none", times: animationIterationCount };
  });
  expect(fade).toEqual({ isAnimated: true, times: "1" });
  const opacity = () => frame.evaluate((element) => Number(getComputedStyle(element).opacity));
  expect(await opacity()).toBeGreaterThan(0.3);
  await expect.poll(opacity).toBe(1);
});

test("decorative animations run for five seconds after load, and then only while the story plays", async ({
  page,
}) => {
  const story = storyPage(page);
  await page.clock.install({ time: 0 });
  await story.visit();
  const root = page.locator("[data-story]");
  await expect(root).toHaveAttribute("data-moving");
  await page.clock.runFor(5_100);
  await expect(root).not.toHaveAttribute("data-moving");
  await story.start.click();
  await expect(root).toHaveAttribute("data-moving");
  await story.pauseExperience.click();
  await expect(root).not.toHaveAttribute("data-moving");
});
