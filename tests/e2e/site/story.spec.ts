import type { Locator } from "@playwright/test";
import {
  doubleText,
  findLargeTextFaults,
  findStoryLinkFaults,
  findTextFaults,
} from "../../site-layout.mjs";
import { expectAccessible } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { storyPage } from "./story-page.ts";

test("the survey link opens a new tab and posts exactly one event", async ({ page, context }) => {
  const events: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/events")) events.push(request.postDataJSON());
  });
  const story = storyPage(page);
  await story.visit();
  await story.start.click();
  await story.pauseExperience.click();
  await story.reset.click();
  await page.keyboard.press("End");
  const link = page.getByRole("link", {
    name: "Fill out the government survey before the deadline",
  });
  await expect(link).toHaveAttribute("rel", "noopener");
  const eventResponse = page.waitForResponse("**/api/events");
  const [tab] = await Promise.all([context.waitForEvent("page"), link.click()]);
  expect((await eventResponse).status()).toBe(204);
  await tab.close();
  const meta = { source: "Story" };
  expect(events).toEqual([
    { id: expect.any(String), actor: "anon", action: "survey_click", entity: "cta", meta },
  ]);
});

test("the story is accessible, and its controls are large", async ({ page }) => {
  const story = storyPage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await story.visit();
  await story.play.click();
  await story.expectPosition(/ 1 second of 28$/);
  await expectAccessible(page);
  await story.pause.click();
  await story.progress.fill("28000");
  await expectAccessible(page);
  const expectLarge = async (targets: Locator[]) => {
    for (const target of targets) {
      await target.scrollIntoViewIfNeeded();
      await expect(target).toBeInViewport({ ratio: 1 });
      const side = async () => {
        const box = await target.boundingBox();
        return Math.min(box?.width ?? 0, box?.height ?? 0);
      };
      await expect.poll(side).toBeGreaterThanOrEqual(44);
    }
  };
  for (const [width, height, progressWidth] of [
    [320, 640, 288],
    [667, 375, 272],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.keyboard.press("Home");
    await expectLarge([story.start, ...(await story.bar.getByRole("button").all())]);
    expect((await story.progress.boundingBox())?.width).toBeGreaterThanOrEqual(progressWidth);
    await page.keyboard.press("End");
    await expectLarge([
      page.getByRole("link", { name: "Take Action Now" }),
      page.getByRole("link", { name: /^Fill out the government survey/ }),
    ]);
  }
});

test("no text of the story is cut off, covered or crossed", async ({ page }) => {
  const story = storyPage(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/ga/day-without-arts", "/day-without-arts"]) {
    await page.goto(path);
    await story.waitUntilReady();
    await page.evaluate(doubleText);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const find of [findTextFaults, findLargeTextFaults]) {
        await expect.poll(() => page.evaluate(find), `${path} at ${width} px`).toEqual([]);
      }
    }
  }
  await page.evaluate(() => document.documentElement.removeAttribute("style"));
  const sizes = [
    [320, 568],
    [360, 640],
    [390, 844],
    [844, 390],
    [1024, 768],
    [1440, 900],
    // A wide screen, four times as large.
    [320, 256],
  ] as const;
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const barHeight = (await story.bar.boundingBox())?.height ?? Number.NaN;
    const textTops = await story.sections.evaluateAll((all) =>
      all.map((section) => {
        const text = section.querySelector("p, h1, h2");
        return (text?.getBoundingClientRect().top ?? 0) - section.getBoundingClientRect().top;
      }),
    );
    expect(Math.min(...textTops), `${width} by ${height} px`).toBeGreaterThan(barHeight);
    const faults = () => page.evaluate(findStoryLinkFaults);
    await expect.poll(faults, `${width} by ${height} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const picture = await page.locator("#scene-7 [data-picture]").boundingBox();
  const action = await page.getByRole("link", { name: "Take Action Now" }).boundingBox();
  expect(action?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the eight scenes are shown without controls", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
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

test("the story has one theme, and prints without controls", async ({ page }) => {
  const story = storyPage(page);
  await story.visit();
  await expect(story.bar).toBeVisible();
  const colours = () =>
    page.evaluate(() =>
      ["body", "[data-bar]", "[data-start]", "footer"].map((part) => {
        const { color, backgroundColor } = getComputedStyle(
          document.querySelector(part) ?? document.body,
        );
        return [part, color, backgroundColor];
      }),
    );
  const light = await colours();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await colours()).toEqual(light);
  await page.emulateMedia({ media: "print" });
  await expect(story.bar).toBeHidden();
  await expect(story.start).toBeHidden();
  for (const heading of await page.getByRole("heading").all()) await expect(heading).toBeVisible();
});

test("the pictures stay on a page that was changed", async ({ page, consoleErrors }) => {
  // As a translation or an extension does. React then renders the page anew.
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      const title = document.querySelector("#scene-1-title");
      if (title && document.readyState === "interactive") title.textContent = "Translated";
    });
  });
  const story = storyPage(page);
  await story.visit();
  await expect(page.locator("#scene-1-title")).not.toHaveText("Translated");
  await expect(page.locator("[data-picture] > svg")).toHaveCount(8);
  expect(consoleErrors).toHaveLength(1);
  consoleErrors.length = 0;
});
