/**
 * Writes reduced copies of the fonts into `site/kit/fonts/`, because the full fonts are slow to
 * load. The copies contain the Latin letters, including fadas, and the punctuation of the pages.
 * The display font is limited to one width and weight, and the story's serif to one style. Run this
 * when a page needs another character, and commit the files:
 *
 *     npm install --no-save --ignore-scripts subset-font@2.9.0
 *     node site/tools/subset-fonts.mjs
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";

// Not a dependency of the project, because few people need it.
const subsetFont = createRequire(import.meta.url)("subset-font");

const FULL_FONTS = new URL("../../node_modules/@fontsource-variable/", import.meta.url);

/** Basic Latin, Latin-1, and other punctuation and arrows of the pages. */
const CHARACTERS = `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}–—‘’“”•…€−→←↑↓`;

await writeSubset(
  "bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2",
  "bricolage-grotesque-display.woff2",
  { wdth: 75, wght: 800 },
);
await writeSubset(
  "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  "instrument-sans.woff2",
  { wght: { min: 400, max: 700 } },
);
await writeSubset(
  "newsreader/files/newsreader-latin-standard-italic.woff2",
  "newsreader-italic.woff2",
  {
    opsz: 28,
    wght: 400,
  },
);

/**
 * @param {string} from path relative to `FULL_FONTS`
 * @param {string} to file name in `site/kit/fonts/`
 * @param {Record<string, number | { min: number, max: number }>} variationAxes
 */
async function writeSubset(from, to, variationAxes) {
  const font = await readFile(new URL(from, FULL_FONTS));
  const bytes = await subsetFont(font, CHARACTERS, { targetFormat: "woff2", variationAxes });
  await writeFile(new URL(`../kit/fonts/${to}`, import.meta.url), bytes);
  console.log(`${to}: ${bytes.length} bytes`);
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
