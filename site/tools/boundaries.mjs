/**
 * `npm run boundaries FILE` writes `widget/find/outlines.json`, the outlines of the constituencies
 * that the element's map and its search by position share, from a GeoJSON file of the official
 * boundaries, and `widget/find/places.json` from the places and landmarks beside this script. Run
 * it after a review of the boundaries, with the file 'Constituency Boundaries (Ungeneralised)' of
 * Tailte Éireann, CC BY 4.0: https://data-osi.opendata.arcgis.com/
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
const outlines = module.outlinesOf(readJson(file));
write("outlines.json", outlines);
write("places.json", module.groupedPlaces(readJson(here("places.json")).places));
write("districts.json", module.districtsOf(readJson(here("districts.json")), outlines));

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(resolve(path), "utf8"));
}

/**
 * @param {string} name
 * @param {object} value
 */
function write(name, value) {
  const path = here(`../../widget/find/${name}`);
  writeFileSync(path, module.oneLinePerEntry(value));
  console.log(`Wrote ${path}`);
}
