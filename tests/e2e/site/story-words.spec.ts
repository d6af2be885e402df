import type { Locator, Page } from "@playwright/test";
import { SCENES } from "../../../site/story/scenes.ts";
import { expect, test } from "../fixtures.ts";
import { storyPage } from "./story-page.ts";

/** The least contrast that WCAG 2.2 AA asks of text. */
const LEAST = 4.5;

/** Of the ground that words stand on, how much has to give them that; a wire or a star may pass. */
const SHARE = 0.985;

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`every scene's words can be read at ${viewport.width} px, however much colour is left`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await storyPage(page).visit();
    for (const [index, { title }] of SCENES.entries()) {
      const section = page.getByRole("region", { name: title });
      await section.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
      for (const drain of [0, 0.5, 1]) {
        await section.evaluate(
          (element, value) => (element as HTMLElement).style.setProperty("--drain", String(value)),
          drain,
        );
        const words = section.locator("h1, h2, p");
        for (const { text, share } of await readable(page, words)) {
          expect(share, `scene ${index} at ${drain}: ${text}`).toBeGreaterThan(SHARE);
        }
      }
    }
  });
}

/** How much of the ground behind each of them gives its text colour contrast enough, 0 to 1. */
async function readable(page: Page, words: Locator): Promise<{ text: string; share: number }[]> {
  const lines = await words.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      const { color } = getComputedStyle(element);
      (element as HTMLElement).style.setProperty("opacity", "0");
      return { x, y, width, height, color, text: element.textContent ?? "" };
    }),
  );
  const ground = await page.screenshot();
  await words.evaluateAll((all) => {
    for (const element of all) (element as HTMLElement).style.removeProperty("opacity");
  });
  return page.evaluate(
    async ({ png, lines, least }) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext("2d", { willReadFrequently: true });
      if (context === null) throw new Error("no canvas to look at the ground with");
      context.drawImage(bitmap, 0, 0);
      const luminance = (rgb: readonly number[]) => {
        const [r = 0, g = 0, b = 0] = rgb.map((value) => {
          const channel = value / 255;
          return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      return lines.map(({ x, y, width, height, color, text }) => {
        const { data } = context.getImageData(x, y, width, height);
        const ink = luminance((color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
        let enough = 0;
        for (let at = 0; at < data.length; at += 4) {
          const paper = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
          const [dark = 0, light = 0] = [ink, paper].sort((a, b) => a - b);
          if ((light + 0.05) / (dark + 0.05) >= least) enough++;
        }
        return { text, share: enough / (data.length / 4) };
      });
    },
    { png: ground.toString("base64"), lines, least: LEAST },
  );
}
