import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AT_START,
  at,
  isPlaying,
  type Playback,
  pause,
  play,
  seek,
} from "../../../site/story/playback.ts";
import { STORY } from "../../../site/story/timing.ts";

const TOTAL = STORY.totalMs;
const times = fc.double({ min: 0, max: 1e6, noNaN: true });
const progresses = fc.double({ min: 0, max: 100, noNaN: true });

describe("the progress by the clock", () => {
  it.each([
    ["is 0 when it has just been set going", 0, 0],
    ["is a tick further after a tick", 100, 100 / 280],
    ["is half after half of the run", TOTAL / 2, 50],
    ["is 100 after the whole run", TOTAL, 100],
    ["stays at 100 however late one looks", TOTAL * 100, 100],
    ["does not run backwards with the clock", -500, 0],
  ])("%s", (_, afterMs, progress) => {
    expect(at(play(AT_START, 1_000), 1_000 + afterMs)).toBeCloseTo(progress, 9);
  });

  it("is the same however often, and however late, one has looked", () => {
    fc.assert(
      fc.property(times, fc.array(fc.nat(5_000)), (startMs, waits) => {
        const playback = play(AT_START, startMs);
        let nowMs = startMs;
        for (const waitMs of waits) {
          nowMs += waitMs;
          at(playback, nowMs);
        }
        const shownMs = (at(playback, nowMs) / 100) * TOTAL;
        expect(Math.abs(shownMs - Math.min(TOTAL, nowMs - startMs))).toBeLessThan(0.01);
      }),
    );
  });
});

describe("playing", () => {
  it("ends by itself at 100", () => {
    const playback = play(AT_START, 0);
    expect(isPlaying(playback, TOTAL - 1)).toBe(true);
    expect(isPlaying(playback, TOTAL)).toBe(false);
  });

  it("starts over when it is pressed at the end", () => {
    const ended = pause(play(AT_START, 0), TOTAL + 5);
    const again = play(ended, TOTAL + 10);
    expect(at(again, TOTAL + 10)).toBe(0);
    expect(isPlaying(again, TOTAL + 10)).toBe(true);
  });

  it("starts over too when it ended by itself and nobody looked", () => {
    expect(at(play(play(AT_START, 0), TOTAL * 2), TOTAL * 2)).toBe(0);
  });

  it("is not moved by a second press", () => {
    fc.assert(
      fc.property(times, fc.double({ min: 0, max: TOTAL - 1, noNaN: true }), (startMs, laterMs) => {
        const once = play(AT_START, startMs);
        expect(play(once, startMs + laterMs)).toBe(once);
      }),
    );
  });
});

describe("pausing", () => {
  it("freezes the progress for good", () => {
    fc.assert(
      fc.property(times, fc.nat(60_000), fc.nat(1e6), (startMs, ranMs, laterMs) => {
        const paused = pause(play(AT_START, startMs), startMs + ranMs);
        expect(isPlaying(paused, startMs + ranMs)).toBe(false);
        expect(at(paused, startMs + ranMs + laterMs)).toBe(at(paused, startMs + ranMs));
      }),
    );
  });

  it("and going on loses no time and gains none", () => {
    const paused = pause(play(AT_START, 0), 10_000);
    const resumed = play(paused, 50_000);
    expect(at(resumed, 54_000)).toBeCloseTo(50, 9);
  });
});

describe("seeking", () => {
  const moves = fc.array(
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

  it("goes exactly there, running or not", () => {
    fc.assert(
      fc.property(fc.boolean(), progresses, (running, to) => {
        const before: Playback = running ? play(AT_START, 0) : AT_START;
        const moved = seek(before, to, 500);
        expect(at(moved, 500)).toBe(to);
        expect(isPlaying(moved, 500)).toBe(running && to < 100);
      }),
    );
  });

  it("to the end while it runs stops it there", () => {
    const moved = seek(play(AT_START, 0), 100, 500);
    expect(isPlaying(moved, 500)).toBe(false);
    expect(at(moved, 90_000)).toBe(100);
  });

  it("any order of presses leaves a progress of 0 to 100", () => {
    fc.assert(
      fc.property(moves, (list) => {
        let playback = AT_START;
        let nowMs = 0;
        for (const move of list) {
          nowMs += move.waitMs;
          if (move.do === "play") playback = play(playback, nowMs);
          if (move.do === "pause") playback = pause(playback, nowMs);
          if (move.do === "seek") playback = seek(playback, move.to, nowMs);
          expect(at(playback, nowMs)).toBeGreaterThanOrEqual(0);
          expect(at(playback, nowMs)).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});
