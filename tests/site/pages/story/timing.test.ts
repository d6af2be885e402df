import fc from "fast-check";
import { expect, it } from "vitest";
import {
  type Layout,
  positionOf,
  progressAtPosition,
} from "../../../../site/pages/story/scroller.ts";
import {
  arrowStep,
  drainOf,
  reducedProgressAt,
  sceneAt,
  sceneStart,
} from "../../../../site/pages/story/timing.ts";

const progresses = fc.double({ min: 0, max: 100, noNaN: true });

it.each([
  [100 / 7 - 0.001, 0],
  [50, 3],
  [99.999, 6],
  [100, 7],
  [-1, 0],
  [120, 7],
])("a progress of %d is in scene %d", (progress, scene) => {
  expect(sceneAt(progress)).toBe(scene);
});

it("the drain is 1 for earlier scenes and 0 for later ones", () => {
  const drains = [0, 1, 2, 3, 4, 5, 6, 7].map((scene) => drainOf(scene, 50));
  expect(drains.map((drain) => Number(drain.toFixed(3)))).toEqual([1, 1, 1, 0.5, 0, 0, 0, 1]);
});

it("a step with reduced motion leads to the start of the next scene", () => {
  const steps = Array.from({ length: 8 }, (_, step) => reducedProgressAt(step * arrowStep(true)));
  expect(steps).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map(sceneStart));
  expect(reducedProgressAt(99)).toBe(sceneStart(6));
});

/** A layout of eight scenes: 1.7 screens each, the last one 1 screen. */
function layoutOf(screen: number): Layout {
  const tops = Array.from({ length: 8 }, (_, scene) => scene * screen * 1.7);
  return { tops, pinLengths: tops.map((_, scene) => (scene === 7 ? 0 : screen * 0.7)) };
}

const screens = fc.integer({ min: 320, max: 2_000 });
const LAYOUT = layoutOf(1_000);

it("a progress has a position, which leads back to it", () => {
  fc.assert(
    fc.property(screens, progresses, (screen, progress) => {
      const layout = layoutOf(screen);
      expect(progressAtPosition(positionOf(progress, layout), layout)).toBeCloseTo(progress, 1);
    }),
  );
});

it.each([
  ["above the page, where overscrolling can lead", -80, 0],
  ["at the end of the pinned length", 700, sceneStart(1)],
  ["while the next scene scrolls in", 1_200, sceneStart(1)],
  ["less than a pixel above a scene", 5_099.4, sceneStart(3)],
  ["below the story", 20_000, 100],
])("the progress %s is that of a scene's start or end", (_, position, progress) => {
  expect(progressAtPosition(position, LAYOUT)).toBeCloseTo(progress, 6);
});
