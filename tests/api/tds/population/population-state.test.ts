import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PopulationRun } from "../../../../api/contract/population.ts";
import { fail, ok } from "../../../../api/contract/result.ts";
import {
  END,
  failedEnd,
  MEMBERS,
  REPORT,
  START,
  setUp,
  store,
  unreachable,
} from "./population-set-up.ts";

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

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
    [{ ...stored({ state: "succeeded", message: END.message, report: END.report }) }, END],
    [
      { ...stored({ state: "failed", message: failedEnd("x").message, error: "x" }) },
      failedEnd("x"),
    ],
  ])("is the end of the last run when none is in progress (%#)", async (last, end) => {
    const { state } = setUp();
    store.readRuns.mockResolvedValue([last]);
    expect(await state()).toEqual({ state: "ended", end });
    expect(store.readRuns).toHaveBeenLastCalledWith(expect.anything(), 1);
  });

  it("is the progress of this process's run, without a query", async () => {
    let listMembers = () => {};
    const { state, start } = setUp({
      members: () =>
        new Promise((resolve) => {
          listMembers = () => resolve(ok(MEMBERS));
        }),
      address: never,
    });
    store.readRuns.mockClear();
    await start();
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

describe("whether a run is in progress", () => {
  it("is known from the start of this process's run to its announced end", async () => {
    let failMembers = () => {};
    const { isRunning, start } = setUp({
      members: () =>
        new Promise((resolve) => {
          failMembers = () => resolve(unreachable());
        }),
    });
    expect(isRunning()).toBe(false);
    await vi.advanceTimersByTimeAsync(600_000);
    const { end } = await start();
    expect(isRunning()).toBe(true);
    failMembers();
    await end;
    expect(isRunning()).toBe(false);
  });

  it("is known from the announcements of other processes", () => {
    const { isRunning, receive } = setUp();
    receive({ kind: "tds" });
    expect(isRunning()).toBe(false);
    receive({ kind: "progress", run: 5, progress: PROGRESS });
    expect(isRunning()).toBe(true);
    receive({ kind: "ended", run: 4 });
    expect(isRunning()).toBe(true);
    receive({ kind: "ended", run: 5 });
    expect(isRunning()).toBe(false);
  });

  it("is no longer assumed after a minute without an announcement", () => {
    const { isRunning, receive } = setUp();
    receive({ kind: "progress", run: 5, progress: PROGRESS });
    vi.advanceTimersByTime(30_000);
    receive({ kind: "progress", run: 5, progress: PROGRESS });
    vi.advanceTimersByTime(59_999);
    expect(isRunning()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isRunning()).toBe(false);
  });
});

describe("an abandoned run", () => {
  it("is marked as failed under the lock, which is released", async () => {
    const { failAbandoned, calls, fakes } = setUp();
    await failAbandoned();
    fakes.loseLock();
    expect(calls).toEqual(["lock", "fail abandoned", "release"]);
    expect(store.failAbandonedRuns).toHaveBeenLastCalledWith(expect.anything(), new Date(START));
  });

  it("is not marked while a run holds the lock", async () => {
    const { failAbandoned, calls, fakes } = setUp();
    fakes.isLocked = true;
    await failAbandoned();
    expect(calls).toEqual([]);
  });
});

describe("accepting a difference", () => {
  it("stores it under the lock, and announces and logs it", async () => {
    const { accept, calls, fakes } = setUp();
    expect(await accept("the hash")).toEqual(ok(REPORT));
    fakes.loseLock();
    expect(store.acceptHeldRun).toHaveBeenLastCalledWith(
      expect.anything(),
      "the hash",
      new Date(START),
    );
    expect(calls).toEqual(["lock", "accept", "tds", "release"]);
    expect(fakes.lines).toEqual([
      "info A person accepted the TDs: 3 stored, 1 added, 0 removed, 0 changed",
    ]);
  });

  it("is refused while a run holds the lock", async () => {
    const { accept, calls, fakes } = setUp();
    fakes.isLocked = true;
    expect(await accept("the hash")).toEqual(fail("busy"));
    expect(calls).toEqual([]);
  });

  it("announces nothing when another difference waits, and releases the lock", async () => {
    const { accept, calls, fakes } = setUp();
    store.acceptHeldRun.mockResolvedValue(fail("difference-changed"));
    expect(await accept("the hash")).toEqual(fail("difference-changed"));
    expect(calls).toEqual(["lock", "release"]);
    expect(fakes.lines).toEqual([]);
  });

  it("releases the lock when the database fails", async () => {
    const { accept, failAbandoned, fakes } = setUp();
    store.acceptHeldRun.mockRejectedValue(new Error("away"));
    await expect(accept("the hash")).rejects.toThrow("away");
    expect(fakes.isLocked).toBe(false);
    store.failAbandonedRuns.mockRejectedValue(new Error("away"));
    await expect(failAbandoned()).rejects.toThrow("away");
    expect(fakes.isLocked).toBe(false);
  });
});

describe("stopping", () => {
  it("aborts the run of this process and waits until it is recorded", async () => {
    let signal: AbortSignal | undefined;
    const { start, stop, calls } = setUp({
      address: (_member, options) =>
        new Promise((resolve) => {
          signal = options.signal;
          signal.addEventListener("abort", () => resolve(ok({ email: null, dropped: [] })));
        }),
    });
    const { end } = await start();
    await vi.advanceTimersByTimeAsync(0);
    await stop();
    expect(signal?.aborted).toBe(true);
    expect(calls.slice(-3)).toEqual(["fail", "release", "ended"]);
    expect(calls).not.toContain("apply");
    expect(await end).toEqual(failedEnd("The process was stopped during the run"));
  });
});
