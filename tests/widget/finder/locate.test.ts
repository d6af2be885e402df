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
  ["Garage Theatre, Monaghan", "Cavan-Monaghan", 54.249, -6.969],
  ["glór, Ennis", "Clare", 52.8445, -8.979],
  ["Mall Arts Centre, Youghal", "Cork East", 51.9515, -7.846],
  ["Mallow Library", "Cork North-Central", 52.137, -8.645],
  ["Newmarket Library", "Cork North-West", 52.216, -9.0],
  ["Douglas Library", "Cork South-Central", 51.8765, -8.436],
  ["Uillinn, Skibbereen", "Cork South-West", 51.55, -9.2665],
  ["An Grianán, Letterkenny", "Donegal", 54.9525, -7.7335],
  ["Abbey Arts Centre, Ballyshannon", "Sligo-Leitrim", 54.502, -8.191],
  ["Raheny Library", "Dublin Bay North", 53.3805, -6.174],
  ["National Gallery of Ireland", "Dublin Bay South", 53.341, -6.2525],
  ["Hugh Lane Gallery", "Dublin Central", 53.3543, -6.2646],
  ["Malahide Library", "Dublin Fingal East", 53.4505, -6.152],
  ["Balbriggan Library", "Dublin Fingal West", 53.611, -6.182],
  ["Lucan Library", "Dublin Mid-West", 53.3575, -6.4495],
  ["axis Ballymun", "Dublin North-West", 53.3965, -6.264],
  ["dlr Mill Theatre, Dundrum", "Dublin Rathdown", 53.2865, -6.242],
  ["Irish Museum of Modern Art", "Dublin South-Central", 53.343, -6.3],
  ["Civic Theatre, Tallaght", "Dublin South-West", 53.287, -6.373],
  ["Draíocht, Blanchardstown", "Dublin West", 53.3925, -6.392],
  ["Pavilion Theatre, Dún Laoghaire", "Dún Laoghaire", 53.293, -6.134],
  ["Tuam Library", "Galway East", 53.514, -8.856],
  ["Town Hall Theatre, Galway", "Galway West", 53.2755, -9.0545],
  ["Siamsa Tíre, Tralee", "Kerry", 52.268, -9.7065],
  ["Kildare Library, Maynooth", "Kildare North", 53.3815, -6.5915],
  ["Newbridge Library", "Kildare South", 53.1815, -6.796],
  ["Dunamaise Arts Centre, Portlaoise", "Laois", 53.0335, -7.2995],
  ["Limerick City Gallery of Art", "Limerick City", 52.659, -8.6295],
  ["Newcastle West Library", "Limerick County", 52.449, -9.061],
  ["Backstage Theatre, Longford", "Longford-Westmeath", 53.7445, -7.793],
  ["An Táin, Dundalk", "Louth", 54.0045, -6.402],
  ["Linenhall Arts Centre, Castlebar", "Mayo", 53.855, -9.301],
  ["Toradh Gallery, Ashbourne", "Meath East", 53.5115, -6.3985],
  ["Solstice Arts Centre, Navan", "Meath West", 53.6535, -6.686],
  ["Esker Arts, Tullamore", "Offaly", 53.2745, -7.491],
  ["Roscommon Arts Centre", "Roscommon-Galway", 53.628, -8.19],
  ["Nenagh Arts Centre", "Tipperary North", 52.8635, -8.1985],
  ["South Tipperary Arts Centre, Clonmel", "Tipperary South", 52.354, -7.7035],
  ["Garter Lane, Waterford", "Waterford", 52.26, -7.113],
  ["National Opera House, Wexford", "Wexford", 52.3395, -6.463],
  ["Mermaid, Bray", "Wicklow", 53.2025, -6.111],
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
    ["Donegal town", -7.734, 54.949, "Donegal"],
    ["Ennis", -8.983, 52.846, "Clare"],
    ["Cape Clear", -9.5, 51.44, "Cork South-West"],
    ["the Great Blasket", -10.54, 52.095, "Kerry"],
    ["Inis Oírr", -9.525, 53.058, "Galway West"],
    ["Inishturk", -10.105, 53.702, "Mayo"],
    ["Tory Island", -8.215, 55.258, "Donegal"],
    ["Lambay", -6.015, 53.49, "Dublin Fingal West"],
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
    ["Belfast", -5.93, 54.597],
    ["Derry", -7.309, 54.996],
    ["Crossmaglen", -6.61, 54.08],
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
