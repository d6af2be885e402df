import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Layout,
  positionOf,
  progressAtPosition,
} from "../../../../site/pages/story/scroller.ts";
import { createStory } from "../../../../site/pages/story/story.ts";
import { drainOf, STORY, sceneAt, sceneStart } from "../../../../site/pages/story/timing.ts";

/** A layout of eight scenes: 1.7 screens each, the last one 1 screen. */
function layoutOf(screen: number): Layout {
  const tops = Array.from({ length: 8 }, (_, scene) => scene * screen * 1.7);
  return { tops, pinLengths: tops.map((_, scene) => (scene === 7 ? 0 : screen * 0.7)) };
}

const LAYOUT = layoutOf(1_000);

/** A story with a fake clock; `scrolls` lists the scroll commands. It has played for `playedMs`. */
function setUp({ isMotionReduced = false, playedMs = 0 } = {}) {
  const scrolls: string[] = [];
  const intervals = new Set<() => void>();
  const fakes = { nowMs: 5_000, isMotionReduced };
  const story = createStory({
    now: () => fakes.nowMs,
    every(ms, run) {
      expect(ms).toBe(STORY.tickMs);
      intervals.add(run);
      return () => intervals.delete(run);
    },
    isMotionReduced: () => fakes.isMotionReduced,
    jumpTo: (progress) => scrolls.push(`jump ${Math.round(progress)}`),
    scrollTo: (progress) => scrolls.push(`scroll ${sceneAt(progress)}`),
  });
  /** Advances the clock, with ticks every `everyMs`. */
  function run(ms: number, everyMs: number = STORY.tickMs): void {
    for (let remainingMs = ms; remainingMs > 0; remainingMs -= everyMs) {
      fakes.nowMs += Math.min(remainingMs, everyMs);
      for (const tick of [...intervals]) tick();
    }
  }
  if (playedMs > 0) story.toggle();
  run(playedMs);
  const expectProgress = (progress: number) =>
    expect(story.getState().progress).toBeCloseTo(progress, 6);
  return { story, fakes, scrolls, intervalCount: () => intervals.size, run, expectProgress };
}

describe("a playing story", () => {
  it("scrolls to each scene once, stops at the end, and plays from the start again", () => {
    const { story, scrolls, intervalCount } = setUp({ playedMs: 30_000 });
    expect(scrolls).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((scene) => `scroll ${scene}`));
    expect(story.getState()).toEqual({ progress: 100, scene: 7, playing: false });
    expect(intervalCount()).toBe(0);
    story.toggle();
    expect(story.getState()).toMatchObject({ progress: 0, playing: true });
  });

  it("has the right progress when ticks are late or missing", () => {
    const { story, run, expectProgress } = setUp();
    story.toggle();
    run(20_000, 1_000);
    run(7_000, 7_000);
    expectProgress((27 / 28) * 100);
  });

  it("keeps its progress while paused, and continues from there", () => {
    const { story, run, expectProgress } = setUp({ playedMs: 5_000 });
    story.toggle();
    const { progress } = story.getState();
    run(60_000);
    expect(story.getState()).toEqual({ progress, scene: 1, playing: false });
    story.toggle();
    run(1_000);
    expectProgress(progress + 100 / 28);
  });

  it("has at most one interval, whatever buttons are pressed, and none when it is disposed", () => {
    const { story, run, intervalCount, expectProgress } = setUp();
    const { toggle, reset, playFromStart } = story;
    const presses = [toggle, toggle, toggle, reset, reset, toggle, playFromStart, playFromStart];
    for (const press of presses) {
      press();
      expect(intervalCount()).toBeLessThanOrEqual(1);
    }
    run(1_000);
    expectProgress(100 / 28);
    reset();
    expect(story.getState()).toEqual({ progress: 0, scene: 0, playing: false });
    toggle();
    story.dispose();
    expect(intervalCount()).toBe(0);
  });
});

describe("moving the story by hand", () => {
  it("scrolls to the slider's position, and continues playing from there", () => {
    const { story, scrolls, run, expectProgress } = setUp();
    story.toggle();
    story.seek(50);
    expect(scrolls.at(-1)).toBe("jump 50");
    run(1_000);
    expect(story.getState()).toMatchObject({ scene: 3, playing: true });
    expectProgress(50 + 100 / 28);
  });

  it("steps by one second, and not beyond either end", () => {
    const { story, expectProgress } = setUp();
    story.step(-1);
    expectProgress(0);
    story.step(1);
    expectProgress(100 / 28);
    for (let press = 0; press < 40; press += 1) story.step(1);
    expectProgress(100);
  });

  it("drains a paused scene by scrolling down, restores it by scrolling up, and moves no playing story", () => {
    const { story, scrolls, expectProgress } = setUp();
    story.scrolledTo(1_900, LAYOUT);
    expect(story.getState().scene).toBe(1);
    story.scrolledTo(70, LAYOUT);
    expectProgress(sceneStart(0.1));
    expect(scrolls).toEqual([]);
    story.toggle();
    story.scrolledTo(7_200, LAYOUT);
    expectProgress(sceneStart(0.1));
  });
});

describe("with reduced motion", () => {
  const REDUCED_LAYOUT: Layout = {
    tops: [0, 800, 1_600, 2_400, 3_200, 4_000, 4_800, 5_600],
    pinLengths: Array(8).fill(0),
  };

  it("plays in steps of a scene, and cuts to each scene when its time comes", () => {
    const { story, run, scrolls } = setUp({ isMotionReduced: true });
    const steps = new Set<number>();
    story.subscribe(() => steps.add(story.getState().progress));
    story.toggle();
    run(30_000);
    expect(steps.size).toBe(8);
    expect(scrolls).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((scene) => `scroll ${scene}`));
    expect(story.getState()).toMatchObject({ scene: 7, playing: false });
  });

  it("steps from scene to scene, and follows the user to the start of a scene", () => {
    const { story, scrolls, expectProgress } = setUp({ isMotionReduced: true });
    story.step(1);
    expectProgress(sceneStart(1));
    story.step(-1);
    expect(scrolls).toEqual(["jump 14", "jump 0"]);
    for (const position of [1_700, 1_650]) {
      story.scrolledTo(position, REDUCED_LAYOUT);
      expectProgress(sceneStart(2));
    }
  });

  it("can change while the story plays", () => {
    const { run, fakes, expectProgress } = setUp({ playedMs: 5_000 });
    fakes.isMotionReduced = true;
    run(100);
    expectProgress(sceneStart(1));
    fakes.isMotionReduced = false;
    run(100);
    expectProgress((5_200 / 28_000) * 100);
  });
});

const progresses = fc.double({ min: 0, max: 100, noNaN: true });

it("the drain is 1 for earlier scenes and 0 for later ones", () => {
  const drains = [0, 1, 2, 3, 4, 5, 6, 7].map((scene) => drainOf(scene, 50));
  expect(drains.map((drain) => Number(drain.toFixed(3)))).toEqual([1, 1, 1, 0.5, 0, 0, 0, 1]);
});

const screens = fc.integer({ min: 320, max: 2_000 });

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
