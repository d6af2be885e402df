import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isPinned,
  type Layout,
  positionOf,
  progressOf,
  sceneFrom,
} from "../../../site/story/scroll/scroll-map.ts";
import { sceneAt, startOf } from "../../../site/story/timing.ts";

/** Eight scenes of 1.7 screens, the last one of one screen. */
function layoutOf(screen: number, above = 0): Layout {
  const tops = Array.from({ length: 8 }, (_, scene) => above + scene * screen * 1.7);
  return { tops, pins: tops.map((_, scene) => (scene === 7 ? 0 : screen * 0.7)) };
}

/** The same where nothing may move: one screen each. */
function stillLayoutOf(screen: number): Layout {
  return { tops: Array.from({ length: 8 }, (_, k) => k * screen), pins: Array(8).fill(0) };
}

const screens = fc.integer({ min: 320, max: 2_000 });
const LAYOUT = layoutOf(1_000);

describe("from progress to position and back", () => {
  it("is the same progress, wherever it is", () => {
    fc.assert(
      fc.property(screens, fc.double({ min: 0, max: 100, noNaN: true }), (screen, progress) => {
        const layout = layoutOf(screen);
        expect(progressOf(positionOf(progress, layout), layout)).toBeCloseTo(progress, 1);
      }),
    );
  });

  it("always shows one scene alone", () => {
    fc.assert(
      fc.property(screens, fc.double({ min: 0, max: 100, noNaN: true }), (screen, progress) => {
        const layout = layoutOf(screen);
        const position = positionOf(progress, layout);
        expect(isPinned(position, layout)).toBe(true);
        expect(sceneFrom(position, layout)).toBe(sceneAt(progress));
      }),
    );
  });

  it("never runs backwards while one scrolls down", () => {
    fc.assert(
      fc.property(fc.nat(14_000), fc.nat(14_000), (one, other) => {
        const [high, low] = one < other ? [one, other] : [other, one];
        expect(progressOf(high, LAYOUT)).toBeLessThanOrEqual(progressOf(low, LAYOUT) + 1e-9);
      }),
    );
  });
});

describe("the progress at a position", () => {
  it.each([
    ["the top of the page is the start", 0, 0],
    ["above the page, where a finger can pull it, is the start", -80, 0],
    ["half of a pinned way is half a scene", 350, startOf(1) / 2],
    ["the end of a pinned way is the next scene's start", 700, startOf(1)],
    ["a scene on its way out is the next scene's start", 1_200, startOf(1)],
    ["the top of a scene is its start", 5_100, startOf(3)],
    ["a pixel short of it is too, as screens stop at whole pixels", 5_099.4, startOf(3)],
    ["the closing scene is the end", 11_900, 100],
    ["what comes after the story is the end", 20_000, 100],
  ])("%s", (_, position, progress) => {
    expect(progressOf(position, LAYOUT)).toBeCloseTo(progress, 6);
  });

  it("is the scene's start anywhere in a scene that is not pinned", () => {
    const layout = stillLayoutOf(800);
    expect(progressOf(0, layout)).toBe(0);
    expect(progressOf(790, layout)).toBe(0);
    expect(progressOf(800, layout)).toBe(startOf(1));
    expect(positionOf(startOf(2.5), layout)).toBe(1_600);
  });
});

describe("a scene by itself on the screen", () => {
  it.each([
    ["at its top", 1_700, true],
    ["along its pinned way", 2_200, true],
    ["when the next one has begun to come up", 2_500, false],
    ["at the end", 11_900, true],
    ["when the page's foot has come up", 12_300, false],
  ])("%s: %s", (_, position, alone) => {
    expect(isPinned(position, LAYOUT)).toBe(alone);
  });
});
