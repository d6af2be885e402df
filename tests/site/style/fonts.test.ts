import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { textRooms } from "../../../stories/foundations/text-rooms.ts";
import { ROOT } from "../../source-files.ts";

const FONTS = join(ROOT, "site/style/fonts");

/** The fonts of the site that show running texts; each has a file for rare letters beside it. */
const NAMES = ["bricolage-grotesque-display", "instrument-sans", "newsreader-italic"];

const css = readFileSync(join(ROOT, "site/style/fonts.css"), "utf8");

/** Returns the code points of the `unicode-range` of a font's file. */
function rangeOf(file: string): Set<number> {
  const range = new RegExp(`${file}\\.woff2"[^}]*unicode-range:([^;]*);`).exec(css)?.[1] ?? "";
  const parts = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  return new Set(
    parts.flatMap(([, from = "", to = from]) => {
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
}

const texts = textRooms().flatMap((room) => room.texts.flatMap(({ en, ga }) => [en, ga]));
/** The letters of every text; emoji and other signs are in no font of the site. */
const LETTERS = [...new Set(texts.join(""))].filter((letter) => /\p{L}/u.test(letter));

it.each(NAMES)("the font %s comes with the first packets of a new connection", (name) => {
  // Ten packets of 1,460 bytes, with half a kilobyte of headers.
  expect(statSync(join(FONTS, `${name}.woff2`)).size).toBeLessThan(14_600 - 510);
});

describe.each(NAMES)("the font %s", (name) => {
  it("has every letter of both languages, in the file that every page loads", () => {
    const letters = [...LETTERS, ..."áéíóúÁÉÍÓÚ"];
    const range = rangeOf(name);
    expect(letters.filter((letter) => !range.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  });
});
