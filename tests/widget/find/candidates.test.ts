import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Constituency } from "../../../api/contract/constituencies.ts";
import { candidatesAt } from "../../../widget/find/candidates.ts";
import outlineData from "../../../widget/find/outlines.json";
import { readOutlines } from "../../../widget/find/outlines.ts";
import { ADDRESSES } from "./addresses.ts";

const OUTLINES = readOutlines(outlineData);

/** How far an outline may be off, in metres. */
const OUTLINE_ERROR = 700;

/** Returns the constituencies whose own outlines contain a point. */
function containing(longitude: number, latitude: number): string[] {
  return OUTLINES.filter(
    (outline) => candidatesAt([outline], { longitude, latitude }, 0).inside !== null,
  ).map(({ constituency }) => constituency);
}

describe("the outlines", () => {
  test("contain every point of the island once at most", () => {
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

  test("along every inner border, a step to either side leads to one or the other, in two inks", () => {
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

describe("the candidates at a position", () => {
  test.each(ADDRESSES)("at %s contain %s", (_name, constituency, latitude, longitude) => {
    const { near } = candidatesAt(OUTLINES, { longitude, latitude }, OUTLINE_ERROR);
    expect(near).toContain(constituency);
  });

  test("in the middle of the Shannon at Athlone are both sides", () => {
    const athlone = { longitude: -7.9415, latitude: 53.4235 };
    expect(candidatesAt(OUTLINES, athlone, OUTLINE_ERROR).near.sort()).toEqual([
      "Longford-Westmeath",
      "Roscommon-Galway",
    ]);
  });

  test.each([
    ["Newry", -6.34, 54.175],
    ["Belfast", -5.93, 54.597],
    ["Paris", 2.352, 48.857],
  ])("in %s are none", (_name, longitude, latitude) => {
    expect(candidatesAt(OUTLINES, { longitude, latitude }, OUTLINE_ERROR).near).toEqual([]);
  });
});
