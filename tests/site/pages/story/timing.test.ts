import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isPinned,
  type Layout,
  positionOf,
  progressAtPosition,
  sceneAtPosition,
} from "../../../../site/pages/story/scroller.ts";
import {
  arrowStep,
  drainOf,
  FRAMES,
  frameAt,
  reducedDrainOf,
  reducedProgressAt,
  sceneAt,
  sceneStart,
} from "../../../../site/pages/story/timing.ts";

const progresses = fc.double({ min: 0, max: 100, noNaN: true });

it.each([
  ["is still the previous scene just before a scene starts", 100 / 7 - 0.001, 0],
  ["is scene 3 in the middle", 50, 3],
  ["is scene 6 just before the end", 99.999, 6],
  ["is scene 7 at the end", 100, 7],
  ["is scene 0 for a negative progress", -1, 0],
  ["is scene 7 for a progress over 100", 120, 7],
])("the scene at a progress %s", (_, progress, scene) => {
  expect(sceneAt(progress)).toBe(scene);
});

it("the drain is 1 for earlier scenes and 0 for later ones", () => {
  const drains = [0, 1, 2, 3, 4, 5, 6, 7].map((scene) => drainOf(scene, 50));
  expect(drains.map((drain) => drain.toFixed(3))).toEqual([
    ...["1.000", "1.000", "1.000", "0.500", "0.000", "0.000", "0.000", "1.000"],
  ]);
});

it("the story with reduced motion shows each scene with colour, then without, then the next one", () => {
  const shown = Array.from({ length: 15 }, (_, step) => {
    const progress = reducedProgressAt(step * arrowStep(true));
    const scene = sceneAt(progress);
    return [scene, reducedDrainOf(scene, progress)];
  });
  const twice = [0, 1, 2, 3, 4, 5, 6].flatMap((scene) => [
    [scene, 0],
    [scene, 1],
  ]);
  expect(shown).toEqual([...twice, [7, 1]]);
});

describe("the film of the story", () => {
  const frames = Array.from({ length: FRAMES }, (_, index) => frameAt(index));

  it("has 28 seconds at 30 frames a second, and two seconds of the closing scene", () => {
    expect(FRAMES).toBe(900);
    expect(frames[839]?.progress).toBeLessThan(100);
    expect(frames[840]).toMatchObject({ timeMs: 28_000, progress: 100 });
    expect(frames[899]).toMatchObject({ progress: 100, place: 7 });
  });

  it("scrolls to each scene in its first 600 ms, then shows only that scene", () => {
    for (const { timeMs, progress, place } of frames) {
      const scene = sceneAt(progress);
      if (timeMs % 4_000 >= 600 || scene === 0) expect(place).toBe(scene);
      else expect(Math.ceil(place)).toBeLessThanOrEqual(scene);
    }
  });
});

/** A layout of eight scenes: 1.7 screens each, the last one 1 screen. */
function layoutOf(screen: number): Layout {
  const tops = Array.from({ length: 8 }, (_, scene) => scene * screen * 1.7);
  return { tops, pinLengths: tops.map((_, scene) => (scene === 7 ? 0 : screen * 0.7)) };
}

const screens = fc.integer({ min: 320, max: 2_000 });
const LAYOUT = layoutOf(1_000);

it("a progress has a position, which pins its scene and leads back to it", () => {
  fc.assert(
    fc.property(screens, progresses, (screen, progress) => {
      const layout = layoutOf(screen);
      const position = positionOf(progress, layout);
      expect(progressAtPosition(position, layout)).toBeCloseTo(progress, 1);
      expect(isPinned(position, layout)).toBe(true);
      expect(sceneAtPosition(position, layout)).toBe(sceneAt(progress));
    }),
  );
});

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
])("the progress at a position %s", (_, position, progress) => {
  expect(progressAtPosition(position, LAYOUT)).toBeCloseTo(progress, 6);
});
