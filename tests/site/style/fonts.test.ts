import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { textRooms } from "../../../stories/foundations/text-rooms.ts";
import { ROOT } from "../../source-files.ts";

/** Returns the code points that a WOFF2 font has glyphs for, from its character map. */
function charactersOf(font: Buffer): Set<number> {
  const cmap = characterMapOf(font);
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + index * 8)),
  );
  const table = tables.find((each) => each.readUInt16BE(0) === 4);
  if (table === undefined) throw new Error("The font has no character map of format 4");
  const characters = new Set<number>();
  const segments = table.readUInt16BE(6) / 2;
  for (let segment = 0; segment < segments; segment += 1) {
    const last = table.readUInt16BE(14 + segment * 2);
    const first = table.readUInt16BE(16 + segments * 2 + segment * 2);
    for (let code = first; code <= last && code < 0xffff; code += 1) characters.add(code);
  }
  return characters;
}

/** Returns the table `cmap` of a WOFF2 font, whose tables are compressed as one stream. */
function characterMapOf(font: Buffer): Buffer {
  if (font.toString("latin1", 0, 4) !== "wOF2") throw new Error("This is not a WOFF2 font");
  let at = 48;
  let start = 0;
  let found: { start: number; length: number } | null = null;
  const readNumber = () => {
    let value = 0;
    for (;;) {
      const byte = font.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  for (let table = 0; table < font.readUInt16BE(12); table += 1) {
    const flags = font.readUInt8(at++);
    const tag = flags & 63;
    if (tag === 63) at += 4;
    const original = readNumber();
    // The tables of outlines are transformed unless their version is 3, and the others only if it is not 0.
    const isOutlines = tag === 10 || tag === 11;
    const isTransformed = isOutlines ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const length = isTransformed ? readNumber() : original;
    if (tag === 0) found = { start, length };
    start += length;
  }
  if (found === null) throw new Error("The font has no character map");
  const stream = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  return stream.subarray(found.start, found.start + found.length);
}

const FONTS = join(ROOT, "site/style/fonts");

/** The fonts of the site that show running texts; each has a file for rare letters beside it. */
const NAMES = ["bricolage-grotesque-display", "instrument-sans", "newsreader-italic"];

/** Letters of the older Irish spelling, with a dot for lenition. */
const DOTTED = [..."ḃċḋḟġṁṗṡṫḂĊḊḞĠṀṖṠṪ"];

const css = readFileSync(join(ROOT, "site/style/fonts.css"), "utf8");

/** Returns the code points of the `unicode-range` of a font's file. */
function rangeOf(file: string): Set<number> {
  const range = new RegExp(`${file}\\.woff2"[^}]*unicode-range:([^;]*);`).exec(css)?.[1] ?? "";
  const codes = new Set<number>();
  for (const [, from = "", to = from] of range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)) {
    for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1) {
      codes.add(code);
    }
  }
  return codes;
}

const fontOf = (file: string) => charactersOf(readFileSync(join(FONTS, `${file}.woff2`)));

const texts = textRooms().flatMap((room) => room.texts.flatMap(({ en, ga }) => [en, ga]));
/** The letters of every text; emoji and other signs are in no font of the site. */
const LETTERS = [...new Set(texts.join(""))].filter((letter) => /\p{L}/u.test(letter));

it.each(NAMES)("the font %s comes with the first packets of a new connection", (name) => {
  // Ten packets of 1,460 bytes, with half a kilobyte of headers.
  expect(statSync(join(FONTS, `${name}.woff2`)).size).toBeLessThan(14_600 - 510);
});

describe.each(NAMES)("the font %s", (name) => {
  const first = fontOf(name);
  const others = fontOf(`${name}-others`);

  it("has every letter of both languages, in the file that every page loads", () => {
    const needed = [...LETTERS, ..."áéíóúÁÉÍÓÚ"];
    const range = rangeOf(name);
    const missing = needed.filter((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return !first.has(code) || !range.has(code);
    });
    expect(missing).toEqual([]);
  });

  it("has the letters that its ranges promise", () => {
    // µ is a sign of units, although Unicode counts it as a letter.
    const lettersOf = (codes: Set<number>) =>
      [...codes]
        .map((code) => String.fromCodePoint(code))
        .filter((sign) => /[^\P{L}µ]/u.test(sign));
    expect(lettersOf(first)).toEqual(expect.arrayContaining(lettersOf(rangeOf(name))));
    expect(lettersOf(others)).toEqual(expect.arrayContaining(lettersOf(rangeOf(`${name}-others`))));
  });

  it("leaves all dotted letters to the fallback, because the typeface has only four of them", () => {
    // A name in the older spelling would otherwise mix two typefaces among its dotted letters.
    const promised = DOTTED.filter((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return rangeOf(name).has(code) || rangeOf(`${name}-others`).has(code);
    });
    expect(promised).toEqual([]);
  });
});
