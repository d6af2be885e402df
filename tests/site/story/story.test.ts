import { describe, expect, it } from "vitest";
import type { Layout } from "../../../site/story/scroll/scroll-map.ts";
import { createStory } from "../../../site/story/story.ts";
import { STORY, sceneAt, startOf } from "../../../site/story/timing.ts";

const LAYOUT: Layout = {
  tops: [0, 1, 2, 3, 4, 5, 6, 7].map((scene) => scene * 1_700),
  pins: [700, 700, 700, 700, 700, 700, 700, 0],
};

/** A story under a clock that only the test moves; `did` is what it did to the page. */
function staged({ still = false } = {}) {
  const did: string[] = [];
  const ticking = new Set<() => void>();
  const world = { nowMs: 5_000, still };
  const story = createStory({
    now: () => world.nowMs,
    every(ms, run) {
      expect(ms).toBe(STORY.tickMs);
      ticking.add(run);
      return () => ticking.delete(run);
    },
    isStill: () => world.still,
    align: (progress) => did.push(`align ${Math.round(progress)}`),
    lead: (progress) => did.push(`lead ${sceneAt(progress)}`),
  });
  return {
    story,
    world,
    did,
    timers: () => ticking.size,
    /** Lets the clock run, in steps as long as `everyMs`. */
    run(ms: number, everyMs: number = STORY.tickMs) {
      for (let left = ms; left > 0; left -= everyMs) {
        world.nowMs += Math.min(left, everyMs);
        for (const tick of [...ticking]) tick();
      }
    },
  };
}

describe("a story that plays", () => {
  it("passes through every scene, is led to each once, and stops at the end", () => {
    const { story, did, run, timers } = staged();
    story.toggle();
    run(30_000);
    expect(did).toEqual([
      "lead 0",
      "lead 1",
      "lead 2",
      "lead 3",
      "lead 4",
      "lead 5",
      "lead 6",
      "lead 7",
    ]);
    expect(story.get()).toEqual({ progress: 100, scene: 7, playing: false });
    expect(timers()).toBe(0);
  });

  it("is at the right place in a tab that ticks once a second, or not at all", () => {
    const { story, run } = staged();
    story.toggle();
    run(20_000, 1_000);
    expect(story.get().progress).toBeCloseTo((20 / 28) * 100, 6);
    run(7_000, 7_000);
    expect(story.get().progress).toBeCloseTo((27 / 28) * 100, 6);
  });

  it("freezes on a pause, and goes on from there", () => {
    const { story, run, timers } = staged();
    story.toggle();
    run(5_000);
    story.toggle();
    expect(timers()).toBe(0);
    const { progress } = story.get();
    run(60_000);
    expect(story.get()).toEqual({ progress, scene: 1, playing: false });
    story.toggle();
    run(1_000);
    expect(story.get().progress).toBeCloseTo(progress + 100 / 28, 6);
  });

  it("starts over when it is pressed at the end", () => {
    const { story, run } = staged();
    story.seek(100);
    story.toggle();
    run(100);
    expect(story.get()).toMatchObject({ scene: 0, playing: true });
  });

  it("is back at scene 0, paused, after a reset", () => {
    const { story, run, did } = staged();
    story.toggle();
    run(9_000);
    story.reset();
    expect(story.get()).toEqual({ progress: 0, scene: 0, playing: false });
    expect(did.at(-1)).toBe("lead 0");
  });

  it("keeps one clock, however often and in whatever order it is pressed", () => {
    const { story, run, timers } = staged();
    for (const press of [
      story.toggle,
      story.toggle,
      story.toggle,
      story.reset,
      story.reset,
      story.toggle,
      story.playFromStart,
      story.playFromStart,
    ]) {
      press();
      expect(timers()).toBeLessThanOrEqual(1);
    }
    run(1_000);
    expect(story.get().progress).toBeCloseTo(100 / 28, 6);
  });

  it("tells its readers only when something has changed, and nobody after they left", () => {
    const { story, run } = staged();
    let told = 0;
    const leave = story.subscribe(() => {
      told += 1;
    });
    story.reset();
    expect(told).toBe(0);
    story.toggle();
    run(1_000);
    expect(told).toBe(11);
    leave();
    run(1_000);
    expect(told).toBe(11);
  });

  it("leaves no clock running when its page is gone", () => {
    const { story, timers } = staged();
    story.toggle();
    story.end();
    expect(timers()).toBe(0);
  });
});

describe("a hand that moves it", () => {
  it("puts the page where the slider is, and plays on from there", () => {
    const { story, did, run } = staged();
    story.toggle();
    story.seek(50);
    expect(did.at(-1)).toBe("align 50");
    run(1_000);
    expect(story.get()).toMatchObject({ scene: 3, playing: true });
    expect(story.get().progress).toBeCloseTo(50 + 100 / 28, 6);
  });

  it("steps a second at a time, and not beyond either end", () => {
    const { story } = staged();
    story.step(-1);
    expect(story.get().progress).toBe(0);
    story.step(1);
    expect(story.get().progress).toBeCloseTo(100 / 28, 9);
    for (let press = 0; press < 40; press += 1) story.step(1);
    expect(story.get().progress).toBe(100);
  });

  it("drains a paused scene by scrolling down, and brings its colour back by scrolling up", () => {
    const { story, did } = staged();
    story.scrolledTo(350, LAYOUT);
    expect(story.get().progress).toBeCloseTo(startOf(0.5), 6);
    story.scrolledTo(1_900, LAYOUT);
    expect(story.get().scene).toBe(1);
    story.scrolledTo(70, LAYOUT);
    expect(story.get().progress).toBeCloseTo(startOf(0.1), 6);
    expect(did).toEqual([]);
  });

  it("does not touch a scene that plays by scrolling within it", () => {
    const { story, run, did } = staged();
    story.toggle();
    run(2_000);
    story.scrolledTo(600, LAYOUT);
    expect(story.get().progress).toBeCloseTo(startOf(0.5), 6);
    expect(did).toEqual(["lead 0"]);
  });

  it("makes the story that plays go on from the start of the scene it scrolls to", () => {
    const { story, run, did } = staged();
    story.toggle();
    run(2_000);
    story.scrolledTo(7_200, LAYOUT);
    expect(story.get()).toEqual({ progress: startOf(4), scene: 4, playing: true });
    run(1_000);
    expect(story.get().progress).toBeCloseTo(startOf(4.25), 6);
    expect(did).toEqual(["lead 0"]);
  });
});

describe("where nothing may move", () => {
  const STILL: Layout = {
    tops: [0, 800, 1_600, 2_400, 3_200, 4_000, 4_800, 5_600],
    pins: Array(8).fill(0),
  };

  it("plays in steps of half a scene and leaves the page where it is", () => {
    const { story, run, did } = staged({ still: true });
    const seen = new Set<number>();
    story.subscribe(() => seen.add(story.get().progress));
    story.toggle();
    run(30_000);
    expect(seen.size).toBe(15);
    expect(did).toEqual([]);
    expect(story.get()).toMatchObject({ scene: 7, playing: false });
  });

  it("steps from a scene in colour to the scene without, and on", () => {
    const { story, did } = staged({ still: true });
    story.step(1);
    expect(story.get()).toMatchObject({ progress: startOf(0.5), scene: 0 });
    story.step(1);
    expect(story.get().scene).toBe(1);
    expect(did).toEqual(["align 7", "align 14"]);
  });

  it("follows the reader to a scene, and keeps the step they chose in it", () => {
    const { story } = staged({ still: true });
    story.scrolledTo(1_700, STILL);
    expect(story.get().progress).toBeCloseTo(startOf(2), 9);
    story.step(1);
    story.scrolledTo(1_650, STILL);
    expect(story.get().progress).toBeCloseTo(startOf(2.5), 9);
  });

  it("may come to be so while it plays, and end again", () => {
    const { story, run, world } = staged();
    story.toggle();
    run(5_000);
    world.still = true;
    run(100);
    expect(story.get().progress).toBeCloseTo(startOf(1), 9);
    world.still = false;
    run(100);
    expect(story.get().progress).toBeCloseTo((5_200 / 28_000) * 100, 6);
  });
});
