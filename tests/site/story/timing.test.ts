import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  drainOf,
  STORY,
  sceneAt,
  startOf,
  stepOf,
  stillAt,
  stillDrainOf,
} from "../../../site/story/timing.ts";

const progresses = fc.double({ min: 0, max: 100, noNaN: true });
const scenes = fc.integer({ min: 0, max: 7 });

describe("the scene at a progress", () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7])("begins with scene %i at so many sevenths", (scene) => {
    expect(sceneAt((scene * 100) / 7)).toBe(scene);
    expect(sceneAt(startOf(scene))).toBe(scene);
  });

  it.each([
    ["just before a scene is the one before", 100 / 7 - 0.001, 0],
    ["the middle of the run is scene 3", 50, 3],
    ["the last moment is scene 6", 99.999, 6],
    ["the end is scene 7", 100, 7],
    ["nothing is before scene 0", -1, 0],
    ["nothing is after scene 7", 120, 7],
  ])("%s", (_, progress, scene) => {
    expect(sceneAt(progress)).toBe(scene);
  });
});

describe("the drain of a scene", () => {
  it("only ever grows with progress, from all of the colour to none", () => {
    fc.assert(
      fc.property(scenes, progresses, progresses, (scene, one, other) => {
        const [early, late] = one < other ? [one, other] : [other, one];
        expect(drainOf(scene, early)).toBeLessThanOrEqual(drainOf(scene, late));
        expect(drainOf(scene, late)).toBeGreaterThanOrEqual(0);
        expect(drainOf(scene, late)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("has left every scene behind, and touched none ahead", () => {
    fc.assert(
      fc.property(scenes, progresses, (scene, progress) => {
        const now = sceneAt(progress);
        if (scene < now) expect(drainOf(scene, progress)).toBeCloseTo(1, 6);
        if (scene > now && scene < 7) expect(drainOf(scene, progress)).toBeCloseTo(0, 6);
      }),
    );
  });

  it("is whole in the closing scene from the start", () => {
    expect(drainOf(7, 0)).toBe(1);
  });
});

describe("the still story", () => {
  it("shows each scene in colour, then without, then the next", () => {
    const shown = Array.from({ length: 15 }, (_, step) => {
      const progress = stillAt(step * stepOf(true));
      const scene = sceneAt(progress);
      return [scene, stillDrainOf(scene, progress)];
    });
    const twice = [0, 1, 2, 3, 4, 5, 6].flatMap((scene) => [
      [scene, 0],
      [scene, 1],
    ]);
    expect(shown).toEqual([...twice, [7, 1]]);
  });

  it("stays on one step until the next is reached, and never runs ahead", () => {
    fc.assert(
      fc.property(progresses, (progress) => {
        const step = stillAt(progress);
        expect(step).toBeLessThanOrEqual(progress + 1e-6);
        expect(progress - step).toBeLessThan(STORY.perScene / 2 + 1e-6);
        expect(stillAt(step)).toBeCloseTo(step, 9);
      }),
    );
  });
});
