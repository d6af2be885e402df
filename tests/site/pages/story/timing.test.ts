import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  arrowStep,
  drainOf,
  FRAMES,
  frameAt,
  reducedDrainOf,
  reducedProgressAt,
  sceneAt,
} from "../../../../site/pages/story/timing.ts";

const progresses = fc.double({ min: 0, max: 100, noNaN: true });
const scenes = fc.integer({ min: 0, max: 7 });

describe("the scene at a progress", () => {
  it.each([
    ["is still the previous scene just before a scene starts", 100 / 7 - 0.001, 0],
    ["is scene 3 in the middle", 50, 3],
    ["is scene 6 just before the end", 99.999, 6],
    ["is scene 7 at the end", 100, 7],
    ["is scene 0 for a negative progress", -1, 0],
    ["is scene 7 for a progress over 100", 120, 7],
  ])("%s", (_, progress, scene) => {
    expect(sceneAt(progress)).toBe(scene);
  });
});

describe("the drain of a scene", () => {
  it("is 1 for earlier scenes and 0 for later ones", () => {
    fc.assert(
      fc.property(scenes, progresses, (scene, progress) => {
        const now = sceneAt(progress);
        if (scene < now) expect(drainOf(scene, progress)).toBeCloseTo(1, 6);
        if (scene > now && scene < 7) expect(drainOf(scene, progress)).toBeCloseTo(0, 6);
      }),
    );
  });
});

describe("the story with reduced motion", () => {
  it("shows each scene with colour, then without, then the next one", () => {
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
