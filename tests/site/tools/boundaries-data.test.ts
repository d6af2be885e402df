import { readFileSync } from "node:fs";
import { join } from "node:path";
import proj4 from "proj4";
import { describe, expect, test } from "vitest";
import { oneLinePerEntry, outlinesOf, placesOf } from "../../../site/tools/boundaries-data.ts";
import landmarks from "../../../site/tools/districts.json";
import outlineData from "../../../widget/find/outlines.json";
import { readOutlines } from "../../../widget/find/outlines.ts";
import { ROOT } from "../../source-files.ts";

const ITM =
  "+proj=tmerc +lat_0=53.5 +lon_0=-8 +k=0.99982 +x_0=600000 +y_0=750000 +ellps=GRS80 +units=m";

const OUTLINES = readOutlines(outlineData);

/** Returns the bundled outlines as GeoJSON, in the manner of an official edition. */
function geoJson(place: (vertex: [number, number]) => [number, number] = (vertex) => vertex) {
  return {
    features: OUTLINES.map(({ constituency, nameGa, rings }) => ({
      properties: {
        ENG_NAME_VALUE: `${constituency.toUpperCase().replaceAll("-", " – ")} (4)`,
        gle_name_value: nameGa,
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

/** Returns the area of each constituency in square degrees, by name. */
function areas(data: typeof outlineData): Map<string, number> {
  return new Map(
    readOutlines(data).map(({ constituency, rings }) => [
      constituency,
      rings.reduce((sum, ring) => {
        const twice = ring.reduce((total, [x, y], index) => {
          const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
          return total + x * nextY - nextX * y;
        }, 0);
        return sum + Math.abs(twice) / 2;
      }, 0),
    ]),
  );
}

describe("`npm run boundaries`", () => {
  test.each([
    ["longitude and latitude", undefined],
    ["Irish Transverse Mercator", (vertex: [number, number]) => proj4(ITM).forward(vertex)],
  ] as const)("reads an official file in %s", (_form, place) => {
    const made = outlinesOf(geoJson(place));
    expect(made.shapes.map(({ name, nameGa }) => [name, nameGa])).toEqual(
      OUTLINES.map(({ constituency, nameGa }) => [constituency, nameGa]),
    );
    const expected = areas(outlineData);
    for (const [name, area] of areas(made))
      expect(area, name).toBeCloseTo(expected.get(name) ?? 0, 3);
  });

  test("refuses a file without one of the constituencies, or with another feature", () => {
    const { features } = geoJson();
    expect(() => outlinesOf({ features: features.slice(1) })).toThrow("Carlow-Kilkenny");
    const [first] = features;
    if (first === undefined) throw new Error("there are no outlines");
    const other = { ...first, properties: { ...first.properties, ENG_NAME_VALUE: "Down" } };
    expect(() => outlinesOf({ features: [...features, other] })).toThrow("Down");
  });

  test("has written the places that are bundled", () => {
    const file = (name: string) => readFileSync(join(ROOT, name), "utf8");
    const districts = Object.fromEntries(
      Object.entries(landmarks).map(([name, points]) => [
        name,
        points.map(([label, x, y]): [string, number, number] => [
          String(label),
          Number(x),
          Number(y),
        ]),
      ]),
    );
    const places = placesOf(file("site/tools/places.csv"), districts, outlineData);
    expect(oneLinePerEntry(places)).toBe(file("widget/find/places.json"));
  });
});
