import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PopulationReport, PopulationRun } from "../../../../api/contract/population.ts";
import { fail, ok } from "../../../../api/contract/result.ts";
import type { Notification } from "../../../../api/db/notifications.ts";
import { createLog } from "../../../../api/observe/log.ts";
import {
  createPopulation,
  type PopulationDeps,
} from "../../../../api/tds/population/population.ts";
import * as storeModule from "../../../../api/tds/population/population-store.ts";
import type { Source } from "../../../../api/tds/source/source.ts";
import { memberOf } from "../../../td.ts";
import { fakeSql } from "../../fake-sql.ts";

// The store tests run these queries on real databases.
vi.mock("../../../../api/tds/population/population-store.ts", { spy: true });
const store = vi.mocked(storeModule);

/** The time of the fake clock at the start of a test. */
const START = Date.parse("2026-11-20T10:00:00Z");
const NOW = new Date(START);
const MEMBERS = ["Clare", "Kerry", "Mayo"].map((constituency) =>
  memberOf(`Ann of ${constituency}`, { code: `${constituency}.D.1`, constituency }),
);
const REPORT: PopulationReport = {
  ...{ stored: 3, sitting: 3, constituencies: 3, sourceTime: NOW.toISOString() },
  ...{ added: [{ name: "A", constituency: "Clare" }], removed: [], changed: [] },
  ...{ withoutAddress: [], unreached: [] },
};
const SUCCEEDED = "Successfully populated TD email addresses";
const END = { success: true, message: SUCCEEDED, report: REPORT };
const FAILED = "Failed to populate TD data";
const failedEnd = (error: string) => ({ success: false, message: FAILED, error });

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

/**
 * A population without a database, on fake timers. `calls` lists what it did to the store, the lock
 * and the notifications, in order.
 */
function setUp(
  over: Partial<Source> = {},
  collectQuestions: PopulationDeps["collectQuestions"] = async () => null,
) {
  const calls: string[] = [];
  const lines: string[] = [];
  const fakes = { isLocked: false, receive: (_notification: Notification) => {} };
  const called =
    <T>(name: string, value: T) =>
    async () => {
      calls.push(name);
      return value;
    };
  store.failRuns.mockReset().mockImplementation(called("fail", undefined));
  store.saveQuestionsReport.mockImplementation(called("save questions", undefined));
  store.insertRun.mockImplementation(called("insert", 7));
  store.applyRun.mockImplementation(called("apply", ok(REPORT)));
  store.readRuns.mockReset().mockResolvedValue([]);
  const population = createPopulation({
    sql: fakeSql(async () => []),
    source: {
      members: async () => ok(MEMBERS),
      address: async ({ code }) => ok({ email: `${code}@oireachtas.ie`, dropped: [] }),
      ...over,
    },
    collectQuestions,
    acquireLock: async () => {
      if (fakes.isLocked) return null;
      calls.push("lock");
      fakes.isLocked = true;
      return async () => {
        calls.push("release");
        fakes.isLocked = false;
      };
    },
    notifications: {
      subscribe: (listener) => {
        fakes.receive = listener;
        return () => {};
      },
      publish: (notification) => {
        calls.push(notification.kind);
        fakes.receive(notification);
      },
      close: async () => {},
    },
    log: createLog("info", (line) => lines.push(line.replace(/^\S+ /, ""))),
    now: () => new Date(),
    elapsedMs: () => Date.now() - START,
  });
  const start = async () => {
    const begun = await population.begin();
    if (!begun.ok) throw new Error(begun.failure);
    return begun.value;
  };
  const run = async () => (await start()).end;
  return { ...population, fakes, calls, lines, start, run };
}

describe("a run", () => {
  it("marks abandoned runs, reads the source, stores the result, and then announces both", async () => {
    const { run, calls, lines, isRunning } = setUp();
    expect(await run()).toEqual(END);
    expect(isRunning()).toBe(false);
    // A listener to the end may begin the next run.
    expect(calls).toEqual([
      ...["lock", "fail", "insert"],
      ...["progress", "progress", "progress", "progress"],
      ...["apply", "tds", "release", "ended"],
    ]);
    expect(lines).toEqual(["info Populated the TDs: 3 stored, 1 added, 0 removed, 0 changed"]);
  });

  it("is refused while another one holds the lock, and so is all else that needs it", async () => {
    const { begin, accept, failAbandoned, fakes, calls } = setUp();
    fakes.isLocked = true;
    expect(await begin()).toEqual(fail("busy"));
    expect(await accept("the hash")).toEqual(fail("busy"));
    await failAbandoned();
    expect(calls).toEqual([]);
  });

  it("releases the lock when it cannot be recorded", async () => {
    const { begin, fakes, run } = setUp();
    store.insertRun.mockRejectedValueOnce(new Error("away"));
    await expect(begin()).rejects.toThrow("away");
    expect(fakes.isLocked).toBe(false);
    expect(await run()).toEqual(END);
  });
});

it.each([
  ["the reason of the store", async () => fail({ reason: "too few" }), "too few"],
  ["the message of an error", () => Promise.reject(new Error("broken")), "broken"],
])(
  "a run that fails has %s, also when the database takes no record of it",
  async (_what, apply, error) => {
    const { start } = setUp();
    store.applyRun.mockImplementation(apply);
    const { end } = await start();
    store.failRuns.mockRejectedValue(new Error("away"));
    expect(await end).toEqual(failedEnd(error));
  },
);

const PROGRESS = { done: 2, total: 3, constituency: "Kerry", found: 1 };
const NONE = { done: 0, total: 0, constituency: "", found: 0 };

/** A stored run. */
const stored = (over: Partial<PopulationRun> = {}): PopulationRun => ({
  ...{ run: 5, startedAt: NOW.toISOString(), finishedAt: null, state: "running" },
  ...{ done: 0, total: 0, message: null, error: null, report: null },
  ...over,
});

describe("the state", () => {
  it("is the progress of this process's run, without a query", async () => {
    const { state, start, isRunning } = setUp({
      members: () => new Promise((resolve) => setTimeout(resolve, 1_000, ok(MEMBERS))),
      address: () => new Promise<never>(() => {}),
    });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(isRunning()).toBe(false);
    await start();
    expect(isRunning()).toBe(true);
    expect(await state()).toEqual({ state: "running", progress: NONE });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await state()).toEqual({ state: "running", progress: { ...NONE, total: 3 } });
    expect(store.readRuns).not.toHaveBeenCalled();
  });

  it("of a run in another process is the last announced progress", async () => {
    const { state, fakes } = setUp();
    store.readRuns.mockResolvedValue([stored()]);
    fakes.receive({ kind: "progress", run: 4, progress: PROGRESS });
    expect(await state()).toEqual({ state: "running", progress: NONE });
    fakes.receive({ kind: "progress", run: 5, progress: PROGRESS });
    expect(await state()).toEqual({ state: "running", progress: PROGRESS });
  });
});

it("a run of another process is known from its announcements, and no longer assumed after a minute without one", () => {
  const { isRunning, fakes } = setUp();
  const announce = () => fakes.receive({ kind: "progress", run: 5, progress: PROGRESS });
  fakes.receive({ kind: "ended", run: 5 });
  expect(isRunning()).toBe(false);
  announce();
  fakes.receive({ kind: "ended", run: 4 });
  expect(isRunning()).toBe(true);
  fakes.receive({ kind: "ended", run: 5 });
  expect(isRunning()).toBe(false);
  announce();
  vi.advanceTimersByTime(30_000);
  announce();
  vi.advanceTimersByTime(59_999);
  expect(isRunning()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isRunning()).toBe(false);
});

it("stopping aborts the run of this process and waits until it is recorded", async () => {
  const { start, stop, calls } = setUp({
    address: (_member, signal) =>
      new Promise((resolve) => {
        signal.addEventListener("abort", () => resolve(ok({ email: null, dropped: [] })));
      }),
  });
  await stop();
  const { end } = await start();
  await vi.advanceTimersByTimeAsync(0);
  await stop();
  expect(calls.slice(-3)).toEqual(["fail", "release", "ended"]);
  expect(calls).not.toContain("apply");
  expect(await end).toEqual(failedEnd("The process was stopped during the run"));
});
