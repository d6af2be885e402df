import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  isPinned,
  type Layout,
  positionOf,
  progressAtPosition,
  sceneAtPosition,
} from "../../../../site/pages/story/scroller.ts";
import { sceneAt, sceneStart } from "../../../../site/pages/story/timing.ts";

/** A layout of eight scenes: 1.7 screens each, the last one 1 screen. */
function layoutOf(screen: number): Layout {
  const tops = Array.from({ length: 8 }, (_, scene) => scene * screen * 1.7);
  return { tops, pinLengths: tops.map((_, scene) => (scene === 7 ? 0 : screen * 0.7)) };
}

const screens = fc.integer({ min: 320, max: 2_000 });
const LAYOUT = layoutOf(1_000);

test("a progress has a position, which pins its scene and leads back to it", () => {
  fc.assert(
    fc.property(screens, fc.double({ min: 0, max: 100, noNaN: true }), (screen, progress) => {
      const layout = layoutOf(screen);
      const position = positionOf(progress, layout);
      expect(progressAtPosition(position, layout)).toBeCloseTo(progress, 1);
      expect(isPinned(position, layout)).toBe(true);
      expect(sceneAtPosition(position, layout)).toBe(sceneAt(progress));
    }),
  );
});

describe("the progress at a position", () => {
  it.each([
    ["is 0 at the top of the page", 0, 0],
    ["is 0 above the page, where overscrolling can lead", -80, 0],
    ["is half a scene at half of the pinned length", 350, sceneStart(1) / 2],
    ["is the next scene's start at the end of the pinned length", 700, sceneStart(1)],
    ["is the next scene's start while that scene scrolls in", 1_200, sceneStart(1)],
    ["is the scene's start at its top", 5_100, sceneStart(3)],
    ["is the scene's start less than a pixel above its top", 5_099.4, sceneStart(3)],
    ["is 100 at the closing scene", 11_900, 100],
    ["is 100 below the story", 20_000, 100],
  ])("%s", (_, position, progress) => {
    expect(progressAtPosition(position, LAYOUT)).toBeCloseTo(progress, 6);
  });
});
