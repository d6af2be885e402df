import type { Locator, Page } from "@playwright/test";
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
  await story.progress.press("End");
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
    await story.progress.press("Home");
    await expectLarge([story.start, ...(await story.bar.getByRole("button").all())]);
    expect((await story.progress.boundingBox())?.width).toBeGreaterThanOrEqual(progressWidth);
    await story.progress.press("End");
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

const MIN_CONTRAST = 4.5;

/** Required share of the background pixels with that contrast: a thin line or a star may cross the text. */
const MIN_SHARE = 0.985;

/**
 * Returns, for each text, the share of the background pixels behind it (0 to 1) that have
 * the minimum contrast to its colour.
 */
async function contrastShares(
  page: Page,
  texts: Locator,
): Promise<{ text: string; share: number }[]> {
  const boxes = await texts.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      const { color } = getComputedStyle(element);
      (element as HTMLElement).style.setProperty("opacity", "0");
      return { x, y, width, height, color, text: element.textContent ?? "" };
    }),
  );
  // The smallest part of the screen that has all texts.
  const x = Math.floor(Math.min(...boxes.map((box) => box.x)));
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)));
  const width = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width))) - x;
  const height = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height))) - y;
  const background = await page.screenshot({ clip: { x, y, width, height } });
  await texts.evaluateAll((all) => {
    for (const element of all) (element as HTMLElement).style.removeProperty("opacity");
  });
  return page.evaluate(
    async ({ png, x: left, y: top, boxes, minContrast }) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext("2d", { willReadFrequently: true });
      if (context === null) throw new Error("The browser has no 2D canvas");
      context.drawImage(bitmap, 0, 0);
      const luminance = (rgb: readonly number[]) => {
        const [r = 0, g = 0, b = 0] = rgb.map((value) => {
          const channel = value / 255;
          return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      return boxes.map(({ x, y, width, height, color, text }) => {
        const { data } = context.getImageData(x - left, y - top, width, height);
        const textLuminance = luminance((color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
        let readablePixels = 0;
        for (let at = 0; at < data.length; at += 4) {
          const pixelLuminance = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
          const [dark = 0, light = 0] = [textLuminance, pixelLuminance].sort((a, b) => a - b);
          if ((light + 0.05) / (dark + 0.05) >= minContrast) readablePixels++;
        }
        return { text, share: readablePixels / (data.length / 4) };
      });
    },
    { png: background.toString("base64"), x, y, boxes, minContrast: MIN_CONTRAST },
  );
}

test("every scene's text has enough contrast", async ({ page }) => {
  test.setTimeout(240_000);
  // Irish titles are longer, and reach further across the pictures.
  await page.goto("/ga/day-without-arts");
  const { sections, waitUntilReady } = storyPage(page);
  await waitUntilReady();
  await expect(sections).toHaveCount(8);
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [index, section] of (await sections.all()).entries()) {
      // A picture is drawn in the frame after it has come near the screen.
      await section.evaluate((element) => {
        element.scrollIntoView({ behavior: "instant" });
        return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      });
      for (const drain of [0, 1]) {
        await section.evaluate((element, value) => {
          for (const shape of element.querySelectorAll<SVGElement>("[data-stage]"))
            shape.style.setProperty("--progress", String(value));
        }, drain);
        const texts = section.locator("h1, h2, p");
        for (const { text, share } of await contrastShares(page, texts)) {
          expect(share, `scene ${index} at ${drain}, ${width} px: ${text}`).toBeGreaterThan(
            MIN_SHARE,
          );
        }
      }
    }
  }
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
    expect(await story.drains()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
    expect(await story.isDrainedAt(370, 400)).toBe(true);
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
  await page.emulateMedia({ media: null });
  // The picture has lost its colour, and has it again on one half of the paper.
  await story.progress.press("End");
  for (const format of ["A4", "Letter"]) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(8);
  }
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
