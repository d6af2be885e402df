import { expect, test } from "../fixtures.ts";
import { storyPage } from "./story-page.ts";

test.use({ viewport: { width: 390, height: 844 } });

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the story plays in steps of half a scene, and the page stays where the reader has it", async ({
    page,
  }) => {
    const story = storyPage(page);
    await story.open();
    await story.start.click();
    await page.clock.runFor(1_900);
    expect(await story.drains()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
    await page.clock.runFor(200);
    expect(await story.drains()).toEqual([1, 0, 0, 0, 0, 0, 0, 1]);
    await page.clock.runFor(26_000);
    expect(await story.drains()).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(await story.scrollY()).toBe(0);
  });

  test("arrow keys show each scene in colour and without, and then the next one", async ({
    page,
  }) => {
    const story = storyPage(page);
    await story.open();
    for (const scene of [0, 1, 2]) {
      expect((await story.nearest()).scene).toBe(scene);
      expect((await story.drains())[scene]).toBe(0);
      await page.keyboard.press("ArrowRight");
      await expect.poll(async () => (await story.drains())[scene]).toBe(1);
      expect(await story.nearest()).toEqual({ scene, away: 0 });
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("ArrowLeft");
    expect(await story.nearest()).toEqual({ scene: 2, away: 0 });
  });

  test("scrolling reads the eight scenes one after the other, each in colour when it comes", async ({
    page,
  }) => {
    const story = storyPage(page);
    await story.open();
    for (const scene of [1, 2, 3, 4, 5, 6, 7]) {
      await story.wheel(844);
      await expect.poll(story.nearest).toEqual({ scene, away: 0 });
      await expect.poll(async () => (await story.drains())[scene - 1]).toBe(1);
      if (scene < 7) expect((await story.drains())[scene]).toBe(0);
    }
  });

  test("nothing moves by itself", async ({ page }) => {
    await storyPage(page).visit();
    const story = storyPage(page);
    await story.start.click();
    await expect(page.locator("[data-story]")).not.toHaveAttribute("data-moving");
    const running = () =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === "running").length,
      );
    expect(await running()).toBe(0);
  });
});

test("asking for less motion, or more, takes effect while the story plays", async ({ page }) => {
  const story = storyPage(page);
  await story.open();
  await story.play.click();
  await page.clock.runFor(5_000);
  await story.restsAt(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(async () => (await story.drains())[1]).toBe(0);
  await story.restsAt(1);
  await page.clock.runFor(4_000);
  await story.tells(/^Scene 3 of 8.* 8 seconds of 28$/);
  expect(await story.nearest()).toEqual({ scene: 1, away: 0 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.runFor(1_000);
  await story.tells(/^Scene 3 of 8.* 10 seconds of 28$/);
  await story.restsAt(2);
});

test("the first scene fades in as the page comes, once, and never from nothing", async ({
  page,
}) => {
  await page.goto("/day-without-arts", { waitUntil: "commit" });
  const frame = page.locator('[data-scene="0"] > div');
  const fade = await frame.evaluate((element) => {
    const { animationName, animationIterationCount } = getComputedStyle(element);
    return { named: animationName !== "none", times: animationIterationCount };
  });
  expect(fade).toEqual({ named: true, times: "1" });
  const opacity = () => frame.evaluate((element) => Number(getComputedStyle(element).opacity));
  expect(await opacity()).toBeGreaterThan(0.3);
  await expect.poll(opacity).toBe(1);
});

test("small movements run for five seconds at first, and then while the story plays", async ({
  page,
}) => {
  const story = storyPage(page);
  await page.clock.install({ time: 0 });
  await storyPage(page).visit();
  const root = page.locator("[data-story]");
  await expect(root).toHaveAttribute("data-moving");
  await page.clock.runFor(5_100);
  await expect(root).not.toHaveAttribute("data-moving");
  await story.start.click();
  await expect(root).toHaveAttribute("data-moving");
  await story.pauseExperience.click();
  await expect(root).not.toHaveAttribute("data-moving");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the eight scenes are a page to read, each a little more drained, with no dead controls", async ({
    page,
  }) => {
    await page.goto("/day-without-arts");
    const story = storyPage(page);
    await expect(story.sections).toHaveCount(8);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A Day Without the Arts");
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(7);
    await expect(story.bar).toBeHidden();
    await expect(page.getByRole("button")).toHaveCount(0);
    const heights = await Promise.all(
      (await story.sections.all()).map(async (section) => (await section.boundingBox())?.height),
    );
    expect(heights).toEqual(Array(8).fill(844));
    const drains = await story.drains();
    expect(drains).toEqual([...drains].sort((a, b) => a - b));
    expect([drains[0], drains[7]]).toEqual([0, 1]);
    await page.getByRole("link", { name: "Take Action Now" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test("the story is one print: a reader who asks for dark pages sees the same", async ({ page }) => {
  const look = async () => {
    await storyPage(page).visit();
    await expect(storyPage(page).bar).toBeVisible();
    return page.evaluate(() =>
      ["body", "[data-bar]", "[data-start]", "footer"].map((part) => {
        const { color, backgroundColor } = getComputedStyle(
          document.querySelector(part) ?? document.body,
        );
        return [part, color, backgroundColor];
      }),
    );
  };
  const light = await look();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await look()).toEqual(light);
});

test("on paper the eight scenes stand without controls", async ({ page }) => {
  await storyPage(page).visit();
  await page.emulateMedia({ media: "print" });
  const story = storyPage(page);
  await expect(story.bar).toBeHidden();
  await expect(story.start).toBeHidden();
  for (const heading of await page.getByRole("heading").all()) await expect(heading).toBeVisible();
});
