/**
 * `npm run boundaries FILE` writes `widget/finder/outlines.json`, from a GeoJSON file of the official
 * boundaries, and `places.json` beside it, from `places.csv`. Run it after a review of the boundaries, with
 * the file 'Constituency Boundaries (Ungeneralised)' of Tailte Éireann, CC BY 4.0:
 * https://data-osi.opendata.arcgis.com/
 *
 * `places.csv` holds places of GeoNames, CC BY 4.0, with a radius of 0.7 km, and of general knowledge, which
 * are off by a kilometre or two, with 1.5 km. A star is before the largest of places with one name.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { runnerImport } from "vite";

const here = (/** @type {string} */ name) => resolve(import.meta.dirname, name);
const [, , file] = process.argv;
if (file === undefined) {
  console.error("Name the GeoJSON file of the boundaries: npm run boundaries FILE");
  process.exit(1);
}

/** @type {{ module: typeof import("./boundaries-data.ts") }} */
const { module } = await runnerImport(here("boundaries-data.ts"));
const textOf = (/** @type {string} */ path) => readFileSync(path, "utf8");
const outlines = module.outlinesOf(JSON.parse(textOf(file)));
const districts = JSON.parse(textOf(here("districts.json")));
const places = module.placesOf(textOf(here("places.csv")), districts, outlines);
for (const [name, value] of Object.entries({ outlines, places })) {
  const path = here(`../../widget/finder/${name}.json`);
  writeFileSync(path, module.oneLinePerEntry(value));
  console.log(`Wrote ${path}`);
}
