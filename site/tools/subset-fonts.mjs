/**
 * Writes reduced copies of the fonts into `site/kit/fonts/`, because the full fonts are slow to
 * load. Each font has two: the letters of English and Irish with the punctuation of the pages, and
 * the signs of code with the other letters of western Europe, which a browser loads only for a text
 * that has one.
 * The display font is limited to one width and weight, and the story's serif to one style. Run this
 * when a page needs another character, and commit the files; `fonts.css` has the ranges:
 *
 *     npm install --no-save --ignore-scripts subset-font@2.9.0
 *     node site/tools/subset-fonts.mjs
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";

// Not a dependency of the project, because few people need it.
const subsetFont = createRequire(import.meta.url)("subset-font");

const FULL_FONTS = new URL("../../node_modules/@fontsource-variable/", import.meta.url);

/** Signs of basic Latin that code has, and running texts have not. */
const CODE = "$*<=>[\\]^_`{|}~";
/** What every page needs: the rest of basic Latin, fadas, and the pages' punctuation and arrows. */
const FIRST = without(`${characters(0x20, 0x7e)}\u00a0©·×ÁÉÍÓÚáéíóú–—‘’“”•…€−→←↑↓`, CODE);
/** The signs of code, and the rest of Latin-1, for names. */
const OTHERS = CODE + without(characters(0xa1, 0xff), FIRST);

/** Kerning, and figures of one width. Ligatures and alternates would add glyphs. */
const FEATURES = ["kern", "tnum"];

await writeSubset(
  "bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2",
  "bricolage-grotesque-display",
  { wdth: 75, wght: 800 },
);
await writeSubset(
  "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  "instrument-sans",
  { wght: { min: 400, max: 700 } },
  // How the kerning varies with the weight: 4 kB that would cost the first view a round trip.
  ["GDEF"],
);
await writeSubset("newsreader/files/newsreader-latin-standard-italic.woff2", "newsreader-italic", {
  opsz: 28,
  wght: 400,
});

/**
 * @param {string} from path relative to `FULL_FONTS`
 * @param {string} to name of the files in `site/kit/fonts/`
 * @param {Record<string, number | { min: number, max: number }>} variationAxes
 * @param {string[]} [dropTables]
 */
async function writeSubset(from, to, variationAxes, dropTables = []) {
  const font = await readFile(new URL(from, FULL_FONTS));
  for (const [name, text] of [
    [`${to}.woff2`, FIRST],
    [`${to}-others.woff2`, OTHERS],
  ]) {
    const bytes = await subsetFont(font, text, {
      targetFormat: "woff2",
      variationAxes,
      keepFeatures: FEATURES,
      dropTables,
    });
    await writeFile(new URL(`../kit/fonts/${name}`, import.meta.url), bytes);
    console.log(`${name}: ${bytes.length} bytes, ${rangesOf(text)}`);
  }
}

/**
 * Returns the value of `unicode-range` for a text: 'U+20-7E, U+A0'.
 * @param {string | undefined} text
 */
function rangesOf(text = "") {
  const codes = [...new Set(text)].map((each) => each.codePointAt(0) ?? 0).sort((a, b) => a - b);
  /** @type {[number, number][]} */
  const ranges = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (/** @type {number} */ code) => code.toString(16).toUpperCase();
  return ranges.map(([a, b]) => `U+${a === b ? hex(a) : `${hex(a)}-${hex(b)}`}`).join(", ");
}

/**
 * Returns a text without the characters of another.
 * @param {string} text
 * @param {string} left
 */
function without(text, left) {
  return [...text].filter((each) => !left.includes(each)).join("");
}

/**
 * Returns the characters of a range of code points.
 * @param {number} first
 * @param {number} last
 */
function characters(first, last) {
  const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return String.fromCodePoint(...codes);
}
