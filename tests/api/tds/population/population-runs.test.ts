import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PopulationRun } from "../../../../api/contract/population.ts";
import { fail, ok } from "../../../../api/contract/result.ts";
import { createLog } from "../../../../api/monitoring/log.ts";
import {
  createPopulation,
  dueAt,
  schedulePopulation,
} from "../../../../api/tds/population/population.ts";
import { dueMonths } from "../../../../api/tds/population/questions.ts";
import type { Source } from "../../../../api/tds/source/source.ts";
import { contactOf, memberOf } from "../../../td.ts";
import { fakeSql } from "../../fake-deps.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const run = (state: PopulationRun["state"], hour: number): PopulationRun => {
  const none = { finishedAt: null, done: 0, total: 0, message: null, error: null, report: null };
  return { run: hour, startedAt: new Date(hour * HOUR).toISOString(), state, ...none };
};

it.each([
  ["at once when there was none", [], 0],
  ["a day after a success", [run("succeeded", 10), run("failed", 9)], 34],
  ["a day after a rejection", [run("rejected", 10), run("failed", 9)], 34],
  ["an hour after a failure", [run("failed", 10), run("succeeded", 1)], 11],
  ["later with each failure", [run("failed", 10), run("failed", 9), run("failed", 7)], 14],
  ["a day later at most", Array.from({ length: 20 }, () => run("failed", 10)), 34],
])("the next run is due %s", (_when, runs, hour) => {
  expect(dueAt(runs, 24 * HOUR)).toBe(hour * HOUR);
});

describe("the schedule", () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  const away = () => Promise.reject(new Error("away"));
  const start = (begin: () => Promise<unknown>, runs: PopulationRun[] = []) =>
    schedulePopulation(begin, async () => runs, 24 * HOUR);

  it("begins a run soon after startup and then one a day, until it is stopped", async () => {
    const runs: PopulationRun[] = [];
    const begin = async () => {
      runs.unshift(run("succeeded", Date.now() / HOUR));
      return ok({ run: 1, end: Promise.resolve() });
    };
    const stop = start(begin, runs);
    await vi.advanceTimersByTimeAsync(48 * HOUR + MINUTE);
    const begun = runs.map(({ startedAt }) => Date.parse(startedAt)).reverse();
    expect(begun).toEqual([MINUTE, 24 * HOUR + MINUTE, 48 * HOUR + MINUTE]);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each<[string, () => Promise<unknown>]>([
    ["while another process runs a population", async () => fail("busy")],
    ["when a run cannot begin", away],
  ])("tries again every minute %s", async (_when, begin) => {
    const begins: number[] = [];
    const counted = () => {
      begins.push(Date.now() / MINUTE);
      return begin();
    };
    start(counted);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(begins).toEqual([1, 2]);
  });
});

it("the months are due that were not read, or last read less than 60 days after their end", () => {
  const read = {
    "2024-11": "2025-01-29",
    "2024-12": "2025-02-28",
    "2025-01": "2025-03-31",
    "2025-02": "2025-06-01",
    "2025-03": "2025-06-01",
  };
  const readAt = new Map(Object.entries(read).map(([month, day]) => [month, new Date(day)]));
  const due = ["2024-12", "2025-01", "2025-04", "2025-05", "2025-06"];
  expect(dueMonths(readAt, new Date("2025-06-02"))).toEqual(due);
});

const NOW = new Date("2026-11-20T10:00:00Z");
const MEMBERS = ["Clare", "Kerry", "Mayo"].map((constituency) =>
  memberOf(`Ann of ${constituency}`, { constituency }),
);
const NONE = { done: 0, total: 0, constituency: "", found: 0 };

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

/** A population of a source that never answers, on fake timers. `database` answers the queries of its run. */
function setUp(over: Partial<Source> = {}) {
  const fakes = {
    database: async (): Promise<object[]> => [
      { id: 7, run: 5, state: "running", startedAt: NOW, finishedAt: null },
    ],
  };
  const lines: string[] = [];
  const population = createPopulation({
    sql: fakeSql(() => fakes.database()),
    source: {
      members: async () => ok(MEMBERS),
      address: () => new Promise<never>(() => {}),
      ...over,
    },
    collectQuestions: async () => null,
    onStored: () => {},
    log: createLog("warn", (line) => lines.push(line)),
    now: () => new Date(),
  });
  return { ...population, fakes, lines };
}

it("a run that cannot be recorded rejects, and the next one begins", async () => {
  const { begin, fakes } = setUp();
  const { database } = fakes;
  fakes.database = () => Promise.reject(new Error("away"));
  await expect(begin()).rejects.toThrow("away");
  fakes.database = database;
  expect(await begin()).toMatchObject({ ok: true });
  expect(await begin()).toEqual(fail("busy"));
});

it("a run that fails says why, also when the database takes no record of it", async () => {
  const members = async () => fail({ code: "unreachable" as const, path: "/x", detail: "y" });
  const { begin, fakes, lines } = setUp({ members });
  const begun = await begin();
  fakes.database = () => Promise.reject(new Error("away"));
  await (begun.ok && begun.value.end);
  expect(lines).toEqual([
    expect.stringMatching(/Populating the TDs failed: \/x could not be reached \(y\)$/),
  ]);
});

it("the state is the progress of this process's run, without a query, until it is stopped", async () => {
  const address: Source["address"] = (_member, signal) =>
    new Promise((resolve) => {
      signal.addEventListener("abort", () => resolve(ok(contactOf(null))));
    });
  const { state, begin, fakes, lines, stop } = setUp({ address });
  await begin();
  fakes.database = () => Promise.reject(new Error("away"));
  await vi.advanceTimersByTimeAsync(0);
  expect(await state()).toEqual({ state: "running", progress: { ...NONE, total: 3 } });
  await stop();
  expect(lines).toEqual([expect.stringContaining("The process was stopped during the run")]);
});
