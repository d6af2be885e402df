import { describe, expect, it } from "vitest";
import outlineData from "../../../widget/finder/outlines.json";
import { distanceTo, mapGeometry, readOutlines } from "../../../widget/finder/outlines.ts";

const OUTLINES = readOutlines(outlineData);
const MAP = mapGeometry(OUTLINES);

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
