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
const MEMBERS = ["Clare", "Kerry", "Mayo"].map((constituency) =>
  memberOf(`Ann of ${constituency}`, { code: `${constituency}.D.1`, constituency }),
);
const REPORT: PopulationReport = {
  ...{ stored: 3, sitting: 3, constituencies: 3, sourceTime: new Date(START).toISOString() },
  ...{ added: [{ name: "A", constituency: "Clare" }], removed: [], changed: [] },
  ...{ withoutAddress: [], unreached: [] },
};
const SUCCEEDED = "Successfully populated TD email addresses";
const END = { success: true, message: SUCCEEDED, report: REPORT };
const FAILED = "Failed to populate TD data";
const failedEnd = (error: string) => ({ success: false, message: FAILED, error });

/**
 * A population without a database, on fake timers. `calls` lists what it did to
 * the store, the lock and the notifications, in order.
 */
function setUp(
  over: Partial<Source> = {},
  collectQuestions: PopulationDeps["collectQuestions"] = async () => null,
) {
  const calls: string[] = [];
  const listeners: ((notification: Notification) => void)[] = [];
  const fakes = { isLocked: false, loseLock: () => {}, lines: [] as string[] };
  const called =
    <T>(name: string, value: T) =>
    async () => {
      calls.push(name);
      return value;
    };
  store.failAbandonedRuns.mockImplementation(called("fail abandoned", undefined));
  store.failRun.mockImplementation(called("fail", undefined));
  store.saveProgress.mockImplementation(called("save", undefined));
  store.saveQuestionsReport.mockImplementation(called("save questions", undefined));
  store.insertRun.mockImplementation(called("insert", 7));
  store.applyRun.mockImplementation(called("apply", ok(REPORT)));
  store.acceptHeldRun.mockImplementation(called("accept", ok(REPORT)));
  store.readRuns.mockResolvedValue([]);
  const receive = (notification: Notification) => {
    for (const listener of listeners) listener(notification);
  };
  const population = createPopulation({
    sql: fakeSql(async () => []),
    source: {
      members: async () => ok(MEMBERS),
      address: async ({ code }) => ok({ email: `${code}@oireachtas.ie`, dropped: [] }),
      ...over,
    },
    collectQuestions,
    lock: {
      acquire: async (onLost) => {
        if (fakes.isLocked) return null;
        calls.push("lock");
        Object.assign(fakes, { isLocked: true, loseLock: onLost });
        return async () => {
          calls.push("release");
          fakes.isLocked = false;
        };
      },
    },
    notifications: {
      subscribe: (listener) => {
        listeners.push(listener);
        return () => {};
      },
      publish: (notification) => {
        calls.push(notification.kind);
        receive(notification);
      },
      close: async () => {},
    },
    log: createLog("info", (line) => fakes.lines.push(line.replace(/^\S+ /, ""))),
    now: () => new Date(),
    elapsedMs: () => Date.now() - START,
  });
  const begin = async () => {
    const begun = await population.begin();
    if (!begun.ok) throw new Error(begun.failure);
    return begun.value;
  };
  const run = async () => (await begin()).end;
  return { ...population, fakes, calls, receive, start: begin, run };
}

/** Fails like an unreachable source. */
const unreachable = async () => fail({ code: "unreachable" as const, path: "/x", detail: "y" });

const [CLARE = memberOf("Ann of Clare")] = MEMBERS;
const QUESTIONS = {
  ...{ from: "2025-03", months: 1, read: 10, kept: 2, leftOut: 0, ofOthers: 0 },
  readAt: new Date(START).toISOString(),
};

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

describe("a run", () => {
  it("marks abandoned runs, reads the source, stores the result, and then announces both", async () => {
    const { run, calls, fakes, isRunning } = setUp();
    expect(await run()).toEqual(END);
    expect(isRunning()).toBe(false);
    expect(calls.slice(0, 2)).toEqual(["lock", "fail abandoned"]);
    // A listener to the end may begin the next run.
    expect(calls.slice(-4)).toEqual(["apply", "tds", "release", "ended"]);
    const [, number, members, readAt, now] = store.applyRun.mock.lastCall ?? [];
    expect([number, readAt, now]).toEqual([7, new Date(START), new Date(START)]);
    expect(members?.map(({ name }) => name)).toEqual(MEMBERS.map(({ name }) => name));
    expect(fakes.lines).toEqual([
      "info Populated the TDs: 3 stored, 1 added, 0 removed, 0 changed",
    ]);
  });

  it("reads the questions under the same lock, when the TDs are stored and announced", async () => {
    const questions = { ...QUESTIONS, failed: "2025-03: /v1/questions was cancelled" };
    const { run, calls, fakes } = setUp({}, async () => questions);
    expect(await run()).toEqual({ ...END, report: { ...REPORT, questions } });
    expect(calls.slice(-6)).toEqual([
      "apply",
      "tds",
      "save questions",
      "record",
      "release",
      "ended",
    ]);
    expect(fakes.lines.slice(1)).toEqual([
      "info Read 10 questions, of which 2 name a topic",
      "warn The questions could not be read from 2025-03: /v1/questions was cancelled",
    ]);
  });

  it("succeeds when the questions cannot be stored", async () => {
    const { run, fakes } = setUp({}, async () => {
      throw new Error("disk full");
    });
    expect(await run()).toEqual(END);
    expect(fakes.lines.slice(1)).toEqual(["warn Reading the questions failed: disk full"]);
  });

  it("warns of each new address outside the parliament's domain", async () => {
    const { run, fakes } = setUp();
    const outside = [{ name: "Ann", constituency: "Clare", email: "ann@ann.ie" }];
    store.applyRun.mockResolvedValue(ok({ ...REPORT, outside }));
    await run();
    expect(fakes.lines.slice(1)).toEqual([
      "warn Ann (Clare) has a new address outside oireachtas.ie: ann@ann.ie",
    ]);
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
    expect(await run()).toEqual(END);
  });

  it("announces each step, and saves one a second", async () => {
    // One address is found every quarter of a second.
    const members = Array.from({ length: 9 }, (_each, index) => ({
      ...CLARE,
      code: `${index}`,
      name: `Ann ${index}`,
    }));
    const { start, calls } = setUp({
      members: async () => ok(members),
      address: async ({ code }) => {
        const foundAt = START + 250 * (Number(code) + 1);
        await new Promise((resolve) => setTimeout(resolve, foundAt - Date.now()));
        return ok({ email: `${code}@oireachtas.ie`, dropped: [] });
      },
    });
    store.saveProgress.mockImplementation(async (_sql, run, { done, total, found }) => {
      calls.push(`save ${done} of ${total} in ${run}, ${found} found`);
      throw new Error("not saved");
    });
    const { end } = await start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await end).toEqual(END);
    expect(calls.filter((call) => call === "progress")).toHaveLength(10);
    expect(calls.filter((call) => call.startsWith("save"))).toEqual([
      "save 0 of 9 in 7, 0 found",
      "save 4 of 9 in 7, 4 found",
      "save 8 of 9 in 7, 8 found",
    ]);
  });
});

describe("a run that fails", () => {
  const REASON = "/x could not be reached (y)";

  it("is recorded and logged with the reason, and announced without new TDs", async () => {
    const { run, calls, fakes } = setUp({ members: unreachable });
    expect(await run()).toEqual(failedEnd(REASON));
    expect(calls.slice(-3)).toEqual(["fail", "release", "ended"]);
    expect(store.failRun).toHaveBeenLastCalledWith(expect.anything(), 7, REASON, new Date(START));
    expect(fakes.lines).toEqual([`warn Populating the TDs failed: ${REASON}`]);
  });

  it.each([
    ["the reason of the store", async () => fail("too few"), "too few"],
    ["the message of an error", () => Promise.reject(new Error("broken")), "broken"],
    [
      "that the connection was lost",
      () => Promise.reject(Object.assign(new Error("write"), { code: "CONNECTION_CLOSED" })),
      "The connection to the database was lost during the run",
    ],
  ])("has %s", async (_what, apply, error) => {
    const { run } = setUp();
    store.applyRun.mockImplementation(apply);
    expect(await run()).toEqual(failedEnd(error));
  });

  it("ends when the database takes no record of it", async () => {
    const { run } = setUp({ members: unreachable });
    store.failRun.mockRejectedValue(new Error("away"));
    expect(await run()).toEqual(failedEnd(REASON));
  });
});

const PROGRESS = { done: 2, total: 3, constituency: "Kerry", found: 1 };
const never = () => new Promise<never>(() => {});

/** A stored run. */
const stored = (over: Partial<PopulationRun> = {}): PopulationRun => ({
  run: 5,
  startedAt: new Date(START).toISOString(),
  finishedAt: null,
  state: "running",
  done: 1,
  total: 3,
  message: null,
  error: null,
  report: null,
  ...over,
});

describe("the state", () => {
  it("says so when there was no run", async () => {
    expect(await setUp().state()).toEqual({
      state: "ended",
      end: { success: false, message: "The TD database has not been populated yet" },
    });
  });

  it.each([
    [stored({ state: "succeeded", message: SUCCEEDED, report: REPORT }), END],
    [stored({ state: "failed", message: FAILED, error: "x" }), failedEnd("x")],
  ])("is the end of the last run when none is in progress (%#)", async (last, end) => {
    const { state } = setUp();
    store.readRuns.mockResolvedValue([last]);
    expect(await state()).toEqual({ state: "ended", end });
    expect(store.readRuns).toHaveBeenLastCalledWith(expect.anything(), 1);
  });

  it("is the progress of this process's run, without a query", async () => {
    let listMembers = () => {};
    const { state, start, isRunning } = setUp({
      members: () =>
        new Promise((resolve) => {
          listMembers = () => resolve(ok(MEMBERS));
        }),
      address: never,
    });
    store.readRuns.mockClear();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(isRunning()).toBe(false);
    await start();
    expect(isRunning()).toBe(true);
    const progress = { done: 0, total: 0, constituency: "", found: 0 };
    expect(await state()).toEqual({ state: "running", run: 7, progress });
    listMembers();
    await vi.advanceTimersByTimeAsync(0);
    expect(await state()).toEqual({
      state: "running",
      run: 7,
      progress: { ...progress, total: 3 },
    });
    expect(store.readRuns).not.toHaveBeenCalled();
  });

  it("of a run in another process is the last announced progress, else the stored one", async () => {
    const { state, receive } = setUp();
    store.readRuns.mockResolvedValue([stored()]);
    const saved = { done: 1, total: 3, constituency: "", found: 0 };
    receive({ kind: "progress", run: 4, progress: PROGRESS });
    expect(await state()).toEqual({ state: "running", run: 5, progress: saved });
    receive({ kind: "progress", run: 5, progress: PROGRESS });
    expect(await state()).toEqual({ state: "running", run: 5, progress: PROGRESS });
  });
});

it("a run of another process is known from its announcements, and no longer assumed after a minute without one", () => {
  const { isRunning, receive } = setUp();
  receive({ kind: "tds" });
  expect(isRunning()).toBe(false);
  receive({ kind: "progress", run: 5, progress: PROGRESS });
  receive({ kind: "ended", run: 4 });
  expect(isRunning()).toBe(true);
  receive({ kind: "ended", run: 5 });
  expect(isRunning()).toBe(false);
  receive({ kind: "progress", run: 5, progress: PROGRESS });
  vi.advanceTimersByTime(30_000);
  receive({ kind: "progress", run: 5, progress: PROGRESS });
  vi.advanceTimersByTime(59_999);
  expect(isRunning()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isRunning()).toBe(false);
});

it("an abandoned run is marked as failed under the lock", async () => {
  const { failAbandoned, calls, fakes } = setUp();
  await failAbandoned();
  fakes.loseLock();
  expect(calls).toEqual(["lock", "fail abandoned", "release"]);
  expect(store.failAbandonedRuns).toHaveBeenLastCalledWith(expect.anything(), new Date(START));
});

describe("accepting a difference", () => {
  it("stores it under the lock, and announces and logs it", async () => {
    const { accept, calls, fakes } = setUp();
    expect(await accept("the hash")).toEqual(ok(REPORT));
    expect(store.acceptHeldRun).toHaveBeenLastCalledWith(
      expect.anything(),
      "the hash",
      new Date(START),
    );
    expect(calls).toEqual(["lock", "accept", "release", "tds"]);
    expect(fakes.lines).toEqual([
      "info A person accepted the TDs: 3 stored, 1 added, 0 removed, 0 changed",
    ]);
  });

  it("announces nothing and releases the lock when another difference waits or the database fails", async () => {
    const { accept, calls, fakes } = setUp();
    store.acceptHeldRun.mockResolvedValue(fail("difference-changed"));
    expect(await accept("the hash")).toEqual(fail("difference-changed"));
    store.acceptHeldRun.mockRejectedValue(new Error("away"));
    await expect(accept("the hash")).rejects.toThrow("away");
    expect(calls).toEqual(["lock", "release", "lock", "release"]);
    expect(fakes.lines).toEqual([]);
  });
});

it("stopping aborts the run of this process and waits until it is recorded", async () => {
  const aborted = vi.fn();
  const { start, stop, calls } = setUp({
    address: (_member, signal) =>
      new Promise((resolve) => {
        aborted.mockImplementation(() => signal.aborted);
        signal.addEventListener("abort", () => resolve(ok({ email: null, dropped: [] })));
      }),
  });
  const { end } = await start();
  await vi.advanceTimersByTimeAsync(0);
  await stop();
  expect(aborted()).toBe(true);
  expect(calls.slice(-3)).toEqual(["fail", "release", "ended"]);
  expect(calls).not.toContain("apply");
  expect(await end).toEqual(failedEnd("The process was stopped during the run"));
});
