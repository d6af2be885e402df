import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PopulationRun } from "../../../../api/contract/population.ts";
import { ok } from "../../../../api/contract/result.ts";
import { dueAt, schedulePopulation } from "../../../../api/tds/population/schedule.ts";

const HOUR = 3_600_000;
const at = (hour: number) => new Date(hour * HOUR).toISOString();
const run = (state: PopulationRun["state"], hour: number): PopulationRun => ({
  run: hour,
  startedAt: at(hour),
  finishedAt: at(hour),
  state,
  done: 0,
  total: 0,
  message: null,
  error: null,
  report: null,
});

describe("the next run", () => {
  it.each([
    ["at once when there was none", [], 0],
    ["a day after a success", [run("succeeded", 10), run("failed", 9)], 34],
    ["an hour after a failure", [run("failed", 10), run("succeeded", 1)], 11],
    [
      "later with each failure in a row",
      [run("failed", 10), run("failed", 9), run("failed", 7)],
      14,
    ],
    ["a day later at most", Array.from({ length: 20 }, () => run("failed", 10)), 34],
  ])("is due %s", (_when, runs, hour) => {
    expect(dueAt(runs, 24 * HOUR)).toBe(hour * HOUR);
  });
});

describe("the schedule", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("begins a run soon after startup and then one a day, until it is stopped", async () => {
    const runs: PopulationRun[] = [];
    const stop = schedulePopulation({
      population: {
        begin: async () => {
          runs.unshift(run("succeeded", Date.now() / HOUR));
          return ok({ run: 1, end: Promise.resolve({ success: true, message: "" }) });
        },
      },
      readRuns: async () => runs,
      everyMs: 24 * HOUR,
      now: () => new Date(),
      random: () => 0.5,
    });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(runs).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runs).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(72 * HOUR + 3 * HOUR);
    expect(runs).toHaveLength(4);
    stop();
    await vi.advanceTimersByTimeAsync(72 * HOUR);
    expect(runs).toHaveLength(4);
  });
});
