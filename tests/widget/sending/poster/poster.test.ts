import { expect, it, vi } from "vitest";
import { LANGUAGES, type Language } from "../../../../api/contract/language.ts";
import { wordingFor } from "../../../../widget/domain/wording/wording.ts";
import { drawPoster, WIDTH } from "../../../../widget/sending/poster/poster.ts";

vi.stubGlobal("Path2D", class {});

const sizeOf = (font: string) => Number(/([\d.]+)px/.exec(font)?.[1]);

/** Returns the texts that a poster shows, in a font whose characters are 0.42 as wide as high. */
function textsOn(language: Language, number: string | null = "No. 2,709") {
  const texts: { text: string; size: number; end: number }[] = [];
  const context = {
    font: "",
    measureText: (text: string) => ({ width: 0.42 * text.length * sizeOf(context.font) }),
    fillText(text: string, x: number) {
      texts.push({ text, size: sizeOf(context.font), end: x + context.measureText(text).width });
    },
  };
  const canvas = {
    getContext: () => new Proxy(context, { get: (at, key) => Reflect.get(at, key) ?? (() => {}) }),
  };
  const { lead, invitation } = wordingFor(language).share;
  const campaign = "Basic Income for the Arts";
  const text = { campaign, lead, number, invitation, link: "campaign.example/ga/", font: "serif" };
  drawPoster(canvas as unknown as HTMLCanvasElement, text, {}, 1);
  return texts;
}

it.each(LANGUAGES)("every text is within the picture, and large (%s)", (language) => {
  for (const { text, size, end } of textsOn(language)) {
    expect(end, text).toBeLessThan(WIDTH);
    expect(size, text).toBeGreaterThan(30);
  }
});

it("the picture has the letter's number if it is known", () => {
  const textsWith = (number: string | null) => textsOn("en", number).map(({ text }) => text);
  expect(textsWith("No. 2,709")).toContain("No. 2,709");
  expect(textsWith(null)).toEqual(textsWith("No. 2,709").filter((text) => text !== "No. 2,709"));
});
