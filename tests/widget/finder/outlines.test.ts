import { describe, expect, it } from "vitest";
import type { Constituency } from "../../../api/contract/constituencies.ts";
import {
  byDistance,
  distanceTo,
  mapGeometry,
  readOutlines,
} from "../../../widget/finder/outlines.ts";

const OUTLINES = readOutlines();
/** Arts venues with their constituency of the review of 2023, and their position to about a hundred metres. */
const ADDRESSES: [name: string, Constituency, latitude: number, longitude: number][] = [
  ["glór, Ennis", "Clare", 52.8445, -8.979],
  ["Abbey Arts Centre, Ballyshannon", "Sligo-Leitrim", 54.502, -8.191],
  ["Hugh Lane Gallery", "Dublin Central", 53.3543, -6.2646],
  ["dlr Mill Theatre, Dundrum", "Dublin Rathdown", 53.2865, -6.242],
  ["An Táin, Dundalk", "Louth", 54.0045, -6.402],
  ["Roscommon Arts Centre", "Roscommon-Galway", 53.628, -8.19],
  ["Gorey Library", "Wicklow-Wexford", 52.675, -6.294],
];

/** How far an outline may be off, in metres. */
const OUTLINE_ERROR = 700;

function containing(longitude: number, latitude: number): string[] {
  return OUTLINES.filter(({ rings }) => distanceTo(rings, { longitude, latitude }) === 0).map(
    ({ constituency }) => constituency,
  );
}

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

it.each(ADDRESSES)("the candidates at %s contain %s", (_, constituency, latitude, longitude) => {
  const found = byDistance(OUTLINES, { longitude, latitude }).find(
    (each) => each.constituency === constituency,
  );
  expect(found?.metres).toBeLessThan(OUTLINE_ERROR);
});

const MAP = mapGeometry();

/** Side of a target of 24 px in a close-up, on a phone whose map is 256 px wide. */
const TARGET = (24 * MAP.width) / (256 * 4);

type Point = [x: number, y: number];

/** Returns the closed lines of a path, whose steps lead from point to point, as points. */
function ringsOf(path: string): Point[][] {
  return path
    .split("Z")
    .filter(Boolean)
    .map((ring) => {
      let [x, y] = [0, 0];
      return [...ring.matchAll(/([\d.-]+),([\d.-]+)/g)].map(([, east, south]): Point => {
        x += Number(east);
        y += Number(south);
        return [x, y];
      });
    });
}

/** Whether a square of a side fits into a path, by samples of its corners, edges and middle. */
function hasRoom(path: string, side: number): boolean {
  const rings = ringsOf(path);
  const steps = [0, side / 2, side];
  const xs = rings.flat().map(([x]) => x);
  const ys = rings.flat().map(([, y]) => y);
  for (let x = Math.min(...xs); x < Math.max(...xs); x += 0.5) {
    for (let y = Math.min(...ys); y < Math.max(...ys); y += 0.5) {
      const isInside = (dx: number, dy: number) =>
        distanceTo(rings, { longitude: x + dx, latitude: y + dy }) === 0;
      if (steps.every((dx) => steps.every((dy) => isInside(dx, dy)))) return true;
    }
  }
  return false;
}

describe("the map", () => {
  it.each(OUTLINES.map(({ constituency }) => constituency))(
    "has room for a finger on %s in a close-up",
    (name) => {
      const paths = [MAP.shapes, ...MAP.insets.map(({ shapes }) => shapes)]
        .flat()
        .filter(({ constituency }) => constituency === name)
        .map(({ path }) => path);
      expect(paths.some((path) => hasRoom(path, TARGET))).toBe(true);
    },
  );

  it("keeps the cities within their frames", () => {
    for (const { frame, shapes } of MAP.insets) {
      for (const [x, y] of shapes.flatMap(({ path }) => ringsOf(path).flat())) {
        expect(x).toBeGreaterThan(frame.x);
        expect(x).toBeLessThan(frame.x + frame.width);
        expect(y).toBeGreaterThan(frame.y);
        expect(y).toBeLessThan(frame.y + frame.height);
      }
    }
  });
});
