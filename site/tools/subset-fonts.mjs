/**
 * Writes reduced copies of the fonts into `site/style/fonts/`: one with the characters of every page, and one
 * with others, which a browser loads only for a text that has one. Run this after adding a character to
 * `fonts.css`, and commit the files:
 *
 *     npm install --no-save --ignore-scripts subset-font@2.9.0
 *     node site/tools/subset-fonts.mjs
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";

// Not a dependency of the project, because few people need it.
const subsetFont = createRequire(import.meta.url)("subset-font");

const FULL_FONTS = new URL("../../node_modules/@fontsource-variable/", import.meta.url);
const STYLE = new URL("../style/", import.meta.url);
const CSS = await readFile(new URL("fonts.css", STYLE), "utf8");

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
 * @param {string} to name of the files in `site/style/fonts/`
 * @param {Record<string, number | { min: number, max: number }>} variationAxes
 * @param {string[]} [dropTables]
 */
async function writeSubset(from, to, variationAxes, dropTables = []) {
  const font = await readFile(new URL(from, FULL_FONTS));
  for (const name of [`${to}.woff2`, `${to}-others.woff2`]) {
    const bytes = await subsetFont(font, charactersOf(name), {
      targetFormat: "woff2",
      variationAxes,
      keepFeatures: FEATURES,
      dropTables,
    });
    await writeFile(new URL(`fonts/${name}`, STYLE), bytes);
    console.log(`${name}: ${bytes.length} bytes`);
  }
}

/**
 * Returns the characters of the `unicode-range` of a font's file: 'U+20-7E, U+A0'.
 * @param {string} name
 */
function charactersOf(name) {
  const [, ranges = ""] = new RegExp(`${name}"[^}]*unicode-range:([^;]*);`).exec(CSS) ?? [];
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .map(([, from = "", to = from]) => {
      const first = Number.parseInt(from, 16);
      const length = Number.parseInt(to, 16) - first + 1;
      return String.fromCodePoint(...Array.from({ length }, (_, index) => first + index));
    })
    .join("");
}
