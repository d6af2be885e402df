import { describe, expect, it } from "vitest";
import { FRAMES, frameAt } from "../../../site/story/film.ts";
import { sceneAt } from "../../../site/story/timing.ts";

const frames = Array.from({ length: FRAMES }, (_, index) => frameAt(index));

describe("the film of the story", () => {
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
