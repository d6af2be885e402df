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
  const SUCCESS = { success: true, message: "" };

  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("begins a run soon after startup and then one a day, until it is stopped", async () => {
    const runs: PopulationRun[] = [];
    const begin = async () => {
      runs.unshift(run("succeeded", Date.now() / HOUR));
      return ok({ run: 1, end: Promise.resolve(SUCCESS) });
    };
    const { stop } = setUp({ runs, random: 0.5, begin });
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

  /** Starts a schedule. Returns the times of its checks and of the runs that it began, in ms. */
  function setUp({
    runs = [] as PopulationRun[],
    random = 0,
    readRuns = async () => runs,
    begin = async (): Promise<Begun> => ok({ run: 1, end: Promise.resolve(SUCCESS) }),
  } = {}) {
    const checks: number[] = [];
    const begun: number[] = [];
    const stop = schedulePopulation({
      population: {
        begin: () => {
          begun.push(Date.now());
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
    return { checks, begun, stop };
  }

  // The first check is at 30 s without jitter, and the last success a day before the due time.
  it.each([
    ["half a minute", 10_000, 0, 30_000],
    ["half a minute, with jitter", 10_000, 1, 60_000],
    ["the due time", 20 * MINUTE, 0, 20 * MINUTE],
    ["the due time, with jitter of a twentieth", 20 * MINUTE, 1, 21 * MINUTE],
    ["an hour", 10 * HOUR, 0, HOUR],
    ["an hour, with jitter of ten minutes", 10 * HOUR, 1, HOUR + 10 * MINUTE],
  ])("checks again after %s", async (_when, dueInMs, random, delayMs) => {
    const firstAt = 30_000 * (1 + random);
    const last = run("succeeded", (firstAt + dueInMs) / HOUR - 24);
    const { checks, begun } = setUp({ runs: [last], random });
    await vi.advanceTimersByTimeAsync(firstAt + delayMs - 1);
    expect(checks).toEqual([firstAt]);
    await vi.advanceTimersByTimeAsync(1);
    expect(checks).toEqual([firstAt, firstAt + delayMs]);
    expect(begun).toEqual(dueInMs <= delayMs ? [firstAt + delayMs] : []);
  });

  it("checks again a minute after the end of a run", async () => {
    let finish = (_end: typeof SUCCESS) => {};
    const end = new Promise<typeof SUCCESS>((resolve) => {
      finish = resolve;
    });
    const { checks } = setUp({ begin: async () => ok({ run: 1, end }) });
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(checks).toEqual([30_000]);
    finish(SUCCESS);
    await vi.advanceTimersByTimeAsync(MINUTE - 1);
    expect(checks).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(checks).toEqual([30_000, 11 * MINUTE]);
  });

  it.each([
    ["another process runs a population", { begin: async () => fail("busy" as const) }],
    ["a run cannot begin", { begin: () => Promise.reject(new Error("away")) }],
    ["the runs cannot be read", { readRuns: () => Promise.reject(new Error("away")) }],
  ])("checks again after a minute when %s", async (_when, options) => {
    const { checks } = setUp(options);
    await vi.advanceTimersByTimeAsync(30_000 + 2 * MINUTE);
    expect(checks).toEqual([30_000, 30_000 + MINUTE, 30_000 + 2 * MINUTE]);
  });

  it("checks no more when it is stopped during a check", async () => {
    let answer = (_runs: PopulationRun[]) => {};
    const { checks, stop } = setUp({
      readRuns: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await vi.advanceTimersByTimeAsync(30_000);
    stop();
    answer([run("succeeded", 0)]);
    await vi.advanceTimersByTimeAsync(72 * HOUR);
    expect(checks).toEqual([30_000]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
