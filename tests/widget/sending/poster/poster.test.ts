import { expect, it, vi } from "vitest";
import { constituencyName } from "../../../../api/contract/constituency-details.ts";
import { LANGUAGES, type Language } from "../../../../api/contract/language.ts";
import { resultsGa } from "../../../../widget/domain/wording/ga.ts";
import { resultsEn } from "../../../../widget/domain/wording/results-en.ts";
import {
  drawPoster,
  FORMATS,
  type PosterFormat,
} from "../../../../widget/sending/poster/poster.ts";

const LINK = "campaign.example/ga/tds/cork-north-central";
const WORDING = { en: resultsEn.share, ga: resultsGa.share };

vi.stubGlobal("Path2D", class {});

/** A text on a picture, its size, and its right end. */
type TextOnPicture = { text: string; size: number; end: number };

/** Returns the texts that a poster shows, in a font whose characters are 0.42 as wide as high. */
function textsOn(
  format: PosterFormat,
  language: Language,
  constituency: string,
  number: string | null = "No. 2,709",
): TextOnPicture[] {
  const texts: TextOnPicture[] = [];
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
  const { lead, place, invitation } = WORDING[language];
  const campaign = "Basic Income for the Arts";
  const text = {
    campaign,
    lead,
    place: place(constituency),
    number,
    invitation,
    link: LINK,
    font: "serif",
  };
  drawPoster(canvas as unknown as HTMLCanvasElement, format, text, {}, 1);
  return texts;
}

const sizeOf = (font: string) => Number(/([\d.]+)px/.exec(font)?.[1]);

const FORMAT_NAMES = ["story", "post"] as const;

it.each(FORMAT_NAMES)("a %s says the same in both languages, as large", (format) => {
  const [english, irish] = LANGUAGES.map((language) =>
    textsOn(format, language, "Clare").filter(({ text }) => !text.includes("Clare")),
  );
  const sizes = (texts: TextOnPicture[] = []) => [...new Set(texts.map(({ size }) => size))];
  expect(sizes(irish)).toEqual(sizes(english));
});

it.each(FORMAT_NAMES)("a %s has the letter's number if it is known", (format) => {
  const textsWith = (number: string | null) =>
    textsOn(format, "en", "Clare", number).map(({ text }) => text);
  expect(textsWith("No. 2,709")).toContain("No. 2,709");
  expect(textsWith(null)).toEqual(textsWith("No. 2,709").filter((text) => text !== "No. 2,709"));
});

it.each(["Mayo", "Carlow-Kilkenny", "Cork South-Central"] as const)(
  "%s and every other text are within the pictures",
  (constituency) => {
    for (const language of LANGUAGES) {
      for (const format of FORMAT_NAMES) {
        const texts = textsOn(format, language, constituencyName(constituency, language));
        expect(texts.at(-1)?.text).toBe(LINK);
        for (const { end } of texts) expect(end).toBeLessThan(FORMATS[format].width);
        expect(Math.min(...texts.map(({ size }) => size))).toBeGreaterThan(30);
      }
    }
  },
);
