/**
 * Cuts the site's faces out of the whole ones, which a reader would wait
 * for: Latin with its fadas and the punctuation of the pages, the display face
 * pinned to the one width and weight it is set in, the story's serif to one cut. Run when a page needs
 * another letter, and commit what it writes:
 *
 *     npm install --no-save --ignore-scripts subset-font@2.9.0
 *     node site/tools/subset-fonts.mjs
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";

// Not among the project's packages, so that only who cuts fonts installs it.
const subsetFont = createRequire(import.meta.url)("subset-font");

const WHOLE = new URL("../../node_modules/@fontsource-variable/", import.meta.url);

/** Basic Latin and Latin-1, and the marks that the pages set beyond them. */
const LETTERS = `${letters(0x20, 0x7e)}${letters(0xa0, 0xff)}–—‘’“”•…€−→←↑↓`;

await cut(
  "bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2",
  "bricolage-grotesque-display.woff2",
  { wdth: 75, wght: 800 },
);
await cut(
  "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  "instrument-sans.woff2",
  { wght: { min: 400, max: 700 } },
);
await cut("newsreader/files/newsreader-latin-standard-italic.woff2", "newsreader-italic.woff2", {
  opsz: 28,
  wght: 400,
});

/**
 * @param {string} from below `WHOLE`
 * @param {string} to its name in `site/kit/fonts/`
 * @param {Record<string, number | { min: number, max: number }>} variationAxes
 */
async function cut(from, to, variationAxes) {
  const whole = await readFile(new URL(from, WHOLE));
  const bytes = await subsetFont(whole, LETTERS, { targetFormat: "woff2", variationAxes });
  await writeFile(new URL(`../kit/fonts/${to}`, import.meta.url), bytes);
  console.log(`${to}: ${bytes.length} bytes`);
}

/**
 * @param {number} first
 * @param {number} last
 */
function letters(first, last) {
  const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return String.fromCodePoint(...codes);
}
