import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  INITIAL_PLAYBACK,
  isPlaying,
  type Playback,
  pause,
  play,
  progressAt,
  seek,
} from "../../../site/story/playback.ts";
import { STORY } from "../../../site/story/timing.ts";

const TOTAL = STORY.totalMs;
const progresses = fc.double({ min: 0, max: 100, noNaN: true });

describe("the progress at a clock time", () => {
  it.each([
    ["is 0 at the start", 0, 0],
    ["has moved by one tick after one tick", 100, 100 / 280],
    ["is half after half of the time", TOTAL / 2, 50],
    ["is 100 after the whole time", TOTAL, 100],
    ["stays at 100 afterwards", TOTAL * 100, 100],
    ["does not move backwards with the clock", -500, 0],
  ])("%s", (_, afterMs, progress) => {
    expect(progressAt(play(INITIAL_PLAYBACK, 1_000), 1_000 + afterMs)).toBeCloseTo(progress, 9);
  });
});

describe("playing", () => {
  it("stops by itself at 100", () => {
    const playback = play(INITIAL_PLAYBACK, 0);
    expect(isPlaying(playback, TOTAL - 1)).toBe(true);
    expect(isPlaying(playback, TOTAL)).toBe(false);
  });

  it("starts again after it ended, by itself or paused there", () => {
    const ended = play(INITIAL_PLAYBACK, 0);
    expect(progressAt(play(ended, TOTAL * 2), TOTAL * 2)).toBe(0);
    expect(progressAt(play(pause(ended, TOTAL + 5), TOTAL + 10), TOTAL + 10)).toBe(0);
  });

  it("is not changed by a second start", () => {
    const once = play(INITIAL_PLAYBACK, 0);
    expect(play(once, TOTAL - 1)).toBe(once);
  });

  it("again after a pause neither loses nor gains time", () => {
    const resumed = play(pause(play(INITIAL_PLAYBACK, 0), 10_000), 50_000);
    expect(progressAt(resumed, 54_000)).toBeCloseTo(50, 9);
  });
});

describe("seeking", () => {
  const actions = fc.array(
    fc.oneof(
      fc.record({ do: fc.constant("play" as const), waitMs: fc.nat(9_000) }),
      fc.record({ do: fc.constant("pause" as const), waitMs: fc.nat(9_000) }),
      fc.record({
        do: fc.constant("seek" as const),
        waitMs: fc.nat(9_000),
        to: fc.double({ min: -50, max: 150, noNaN: true }),
      }),
    ),
  );

  it("moves to exactly that progress, playing or paused", () => {
    fc.assert(
      fc.property(fc.boolean(), progresses, (running, to) => {
        const before: Playback = running ? play(INITIAL_PLAYBACK, 0) : INITIAL_PLAYBACK;
        const moved = seek(before, to, 500);
        expect(progressAt(moved, 500)).toBe(to);
        expect(isPlaying(moved, 500)).toBe(running && to < 100);
      }),
    );
  });

  it("and other actions in any order keep the progress between 0 and 100", () => {
    fc.assert(
      fc.property(actions, (list) => {
        let playback = INITIAL_PLAYBACK;
        let nowMs = 0;
        for (const move of list) {
          nowMs += move.waitMs;
          if (move.do === "play") playback = play(playback, nowMs);
          if (move.do === "pause") playback = pause(playback, nowMs);
          if (move.do === "seek") playback = seek(playback, move.to, nowMs);
          expect(progressAt(playback, nowMs)).toBeGreaterThanOrEqual(0);
          expect(progressAt(playback, nowMs)).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});
