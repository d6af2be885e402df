import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { storyPage } from "./story-page.ts";

/** The minimum contrast ratio of text in WCAG 2.2 AA. */
const MIN_CONTRAST = 4.5;

/** Required share of the background pixels with that contrast: a thin line or a star may cross the text. */
const MIN_SHARE = 0.985;

test("every scene's text has enough contrast", async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
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
