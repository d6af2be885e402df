import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PopulationRun } from "../../../../api/contract/population.ts";
import { fail, ok } from "../../../../api/contract/result.ts";
import type { Population } from "../../../../api/tds/population/population.ts";
import { dueAt, schedulePopulation } from "../../../../api/tds/population/schedule.ts";

type Begun = Awaited<ReturnType<Population["begin"]>>;

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
  const MINUTE = 60_000;
  const begun = ok({ run: 1, end: Promise.resolve({ success: true, message: "" }) });

  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  /** Starts a schedule. Returns the times of its checks and of the runs that it began, in ms. */
  function setUp({
    runs = [] as PopulationRun[],
    random = 0,
    readRuns = async () => runs,
    begin = async (): Promise<Begun> => begun,
  } = {}) {
    const checks: number[] = [];
    const begins: number[] = [];
    const stop = schedulePopulation({
      population: {
        begin: () => {
          begins.push(Date.now());
          return begin();
        },
      },
      readRuns: () => {
        checks.push(Date.now());
        return readRuns();
      },
      everyMs: 24 * HOUR,
      now: () => new Date(),
      random: () => random,
    });
    return { checks, begins, stop };
  }

  it("begins a run soon after startup and then one a day, until it is stopped", async () => {
    const runs: PopulationRun[] = [];
    const { begins, stop } = setUp({
      runs,
      begin: async () => {
        runs.unshift(run("succeeded", Date.now() / HOUR));
        return begun;
      },
    });
    await vi.advanceTimersByTimeAsync(48 * HOUR + MINUTE);
    expect(begins).toEqual([MINUTE, 24 * HOUR + MINUTE, 48 * HOUR + MINUTE]);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ["every minute", {}, MINUTE],
    ["every two minutes on another server", { random: 1 }, 2 * MINUTE],
    [
      "while another process runs a population",
      { begin: async () => fail("busy" as const) },
      MINUTE,
    ],
    ["when a run cannot begin", { begin: () => Promise.reject(new Error("away")) }, MINUTE],
    ["when the runs cannot be read", { readRuns: () => Promise.reject(new Error("away")) }, MINUTE],
  ] as const)("checks again %s", async (_when, options, everyMs) => {
    const { checks } = setUp(options);
    await vi.advanceTimersByTimeAsync(2 * everyMs);
    expect(checks).toEqual([everyMs, 2 * everyMs]);
  });
});
