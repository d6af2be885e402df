import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Constituency } from "../../../api/contract/constituencies.ts";
import { locate, locateVisitor } from "../../../widget/finder/locate.ts";
import outlineData from "../../../widget/finder/outlines.json";
import { candidatesAt, readOutlines } from "../../../widget/finder/outlines.ts";

/**
 * Arts centres, theatres, galleries and libraries, with the constituency of the review of 2023 that
 * each is in, and its latitude and longitude to about a hundred metres.
 */
const ADDRESSES: [name: string, Constituency, latitude: number, longitude: number][] = [
  ["Visual, Carlow", "Carlow-Kilkenny", 52.8395, -6.9285],
  ["glór, Ennis", "Clare", 52.8445, -8.979],
  ["Mallow Library", "Cork North-Central", 52.137, -8.645],
  ["Uillinn, Skibbereen", "Cork South-West", 51.55, -9.2665],
  ["An Grianán, Letterkenny", "Donegal", 54.9525, -7.7335],
  ["Abbey Arts Centre, Ballyshannon", "Sligo-Leitrim", 54.502, -8.191],
  ["National Gallery of Ireland", "Dublin Bay South", 53.341, -6.2525],
  ["Hugh Lane Gallery", "Dublin Central", 53.3543, -6.2646],
  ["dlr Mill Theatre, Dundrum", "Dublin Rathdown", 53.2865, -6.242],
  ["Town Hall Theatre, Galway", "Galway West", 53.2755, -9.0545],
  ["Siamsa Tíre, Tralee", "Kerry", 52.268, -9.7065],
  ["Kildare Library, Maynooth", "Kildare North", 53.3815, -6.5915],
  ["Limerick City Gallery of Art", "Limerick City", 52.659, -8.6295],
  ["An Táin, Dundalk", "Louth", 54.0045, -6.402],
  ["Linenhall Arts Centre, Castlebar", "Mayo", 53.855, -9.301],
  ["Roscommon Arts Centre", "Roscommon-Galway", 53.628, -8.19],
  ["South Tipperary Arts Centre, Clonmel", "Tipperary South", 52.354, -7.7035],
  ["Garter Lane, Waterford", "Waterford", 52.26, -7.113],
  ["Gorey Library", "Wicklow-Wexford", 52.675, -6.294],
];

const OUTLINES = readOutlines(outlineData);

/** How far an outline may be off, in metres. */
const OUTLINE_ERROR = 700;

function containing(longitude: number, latitude: number): string[] {
  return OUTLINES.filter(
    (outline) => candidatesAt([outline], { longitude, latitude }, 0).near.length > 0,
  ).map(({ constituency }) => constituency);
}

describe("the outlines", () => {
  it("contain every point of the island once at most", () => {
    const point = fc.record({
      longitude: fc.double({ min: -10.7, max: -5.9, noNaN: true }),
      latitude: fc.double({ min: 51.3, max: 55.5, noNaN: true }),
    });
    fc.assert(
      fc.property(point, ({ longitude, latitude }) => {
        expect(containing(longitude, latitude).length).toBeLessThanOrEqual(1);
      }),
      { seed: 174, numRuns: 3_000 },
    );
  });

  it("along every inner border, a step to either side leads to one or the other, in two inks", () => {
    const segments = new Map<string, Constituency[]>();
    for (const { constituency, rings } of OUTLINES) {
      for (const ring of rings) {
        for (const [index, end] of ring.entries()) {
          const start = ring.at(index - 1) ?? end;
          const key = [start.join(), end.join()].sort().join(" ");
          segments.set(key, [...(segments.get(key) ?? []), constituency]);
        }
      }
    }
    const shared = [...segments].filter(([, owners]) => owners.length > 1);
    expect(shared.length).toBeGreaterThan(900);
    const inks = new Map(OUTLINES.map(({ constituency, ink }) => [constituency, ink]));
    for (const [key, owners] of shared) {
      expect(new Set(owners.map((owner) => inks.get(owner))).size, key).toBe(2);
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = key.split(/[ ,]/).map(Number);
      // A millionth of a degree is a tenth of a metre: no other border is that near.
      const length = Math.hypot(x2 - x1, y2 - y1);
      const [stepX, stepY] = [(-(y2 - y1) / length) * 1e-6, ((x2 - x1) / length) * 1e-6];
      const sides = [1, -1].flatMap((side) =>
        containing((x1 + x2) / 2 + side * stepX, (y1 + y2) / 2 + side * stepY),
      );
      expect(sides.sort(), key).toEqual([...owners].sort());
    }
  });
});

it.each(ADDRESSES)("the candidates at %s contain %s", (_, constituency, latitude, longitude) => {
  const { near } = candidatesAt(OUTLINES, { longitude, latitude }, OUTLINE_ERROR);
  expect(near).toContain(constituency);
});

const at = (longitude: number, latitude: number, accuracy = 30) =>
  locate(OUTLINES, { longitude, latitude, accuracy });

describe("a position", () => {
  it.each([
    ["clear of borders is", -8.983, 52.846, 4_900, "certain", 3],
    ["in the middle of the Shannon at Athlone is", -7.9415, 53.4235, 30, "border", 2],
    ["with a coarser fix is", -6.265, 53.325, 3_000, "border", 3],
    ["with a fix beyond 5 km is", -8.983, 52.846, 5_001, "rough", 1],
    ["with a fix of 40 km is", -6.265, 53.325, 40_000, "rough", 6],
  ])("%s %f, %f ± %i m: %s, of %i", (_, longitude, latitude, accuracy, status, count) => {
    const result = at(longitude, latitude, accuracy);
    expect(result.status).toBe(status);
    expect({ nearest: [], candidates: [], ...result }).toSatisfy(
      ({ nearest, candidates }) => nearest.length + candidates.length === count,
    );
  });

  it.each([
    ["Ennis", -8.983, 52.846, "Clare"],
    ["the Great Blasket", -10.54, 52.095, "Kerry"],
    ["Inis Oírr", -9.525, 53.058, "Galway West"],
    ["Tory Island", -8.215, 55.258, "Donegal"],
  ])("on or in %s (%f, %f) has %s first", (_, longitude, latitude, expected) => {
    const { constituency, candidates } = {
      constituency: undefined,
      candidates: [],
      ...at(longitude, latitude),
    };
    expect(constituency ?? candidates[0]).toBe(expected);
  });

  it.each([
    ["Newry", -6.34, 54.175],
    ["Derry", -7.309, 54.996],
    ["Paris", 2.352, 48.857],
    ["the Atlantic", -14, 53],
  ])("in %s is outside the State", (_, longitude, latitude) => {
    expect(at(longitude, latitude)).toEqual({ status: "failed", code: "outside" });
  });
});

/** Asks a browser whose geolocation calls back in this way. */
const locateWith = (getCurrentPosition: Geolocation["getCurrentPosition"]) =>
  locateVisitor(OUTLINES, { getCurrentPosition });

it.each([
  [1, "refused"],
  [2, "unavailable"],
  [3, "unavailable"],
])("a browser's error %i ends the search as %s", async (error, code) => {
  const result = await locateWith((_, onError) =>
    onError?.({ code: error } as GeolocationPositionError),
  );
  expect(result).toEqual({ status: "failed", code });
});

it("a browser's position leads to the constituency", async () => {
  // A browser's coordinates have no own properties: a copy of them is empty.
  const coords = Object.create({ longitude: -7.734, latitude: 54.949, accuracy: 30 });
  const result = await locateWith((onPosition) => onPosition({ coords } as GeolocationPosition));
  expect(result).toMatchObject({ constituency: "Donegal" });
});
