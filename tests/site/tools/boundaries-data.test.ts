import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { oneLinePerEntry, outlinesOf, placesOf } from "../../../site/tools/boundaries-data.ts";
import outlineData from "../../../widget/finder/outlines.json";
import { readOutlines } from "../../../widget/finder/outlines.ts";
import { ROOT } from "../../source-files.ts";

const OUTLINES = readOutlines(outlineData);

/** Returns the bundled outlines as GeoJSON, in the manner of an official edition. */
function geoJson(place: (vertex: [number, number]) => [number, number] = (vertex) => vertex) {
  return {
    features: OUTLINES.map(({ constituency, rings }) => ({
      properties: {
        eng_name_value: `${constituency.toUpperCase().replaceAll("-", " – ")} (4)`,
      },
      geometry: {
        type: "MultiPolygon",
        coordinates: rings.map((ring) => [
          [...ring, ...ring.slice(0, 1)].map(([x, y]) => place([x, y])),
        ]),
      },
    })),
  };
}

describe("`npm run boundaries`", () => {
  it("reads an official file", () => {
    const outlines = outlinesOf(geoJson());
    expect(outlines.shapes.map(({ name }) => name)).toEqual(
      OUTLINES.map(({ constituency }) => constituency),
    );
    const rings = (of: typeof OUTLINES) => of.map((each) => each.rings.length);
    expect(rings(readOutlines(outlines))).toEqual(rings(OUTLINES));
  });

  it("refuses a file without one of the constituencies, or with another feature, or in metres", () => {
    const { features } = geoJson();
    expect(() => outlinesOf({ features: features.slice(1) })).toThrow("Carlow-Kilkenny");
    const inMetres = geoJson(([x, y]) => [x * 100_000, y * 100_000]);
    expect(() => outlinesOf(inMetres)).toThrow("not in degrees");
    const other = features.slice(0, 1).map((feature) => ({
      ...feature,
      properties: { eng_name_value: "Down" },
    }));
    expect(() => outlinesOf({ features: [...features, ...other] })).toThrow("Down");
  });

  it("has written the places that are bundled", () => {
    const file = (name: string) => readFileSync(join(ROOT, name), "utf8");
    const districts = JSON.parse(file("site/tools/districts.json"));
    const places = placesOf(file("site/tools/places.csv"), districts, outlineData);
    expect(oneLinePerEntry(places)).toBe(file("widget/finder/places.json"));
  });
});
