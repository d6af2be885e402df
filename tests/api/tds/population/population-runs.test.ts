import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fail, ok } from "../../../../api/contract/result.ts";
import { memberOf } from "../../../td.ts";
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

const [CLARE = memberOf("Ann of Clare")] = MEMBERS;
const QUESTIONS = {
  from: "2025-03",
  months: 1,
  read: 10,
  kept: 2,
  leftOut: 0,
  ofOthers: 0,
  readAt: new Date(START).toISOString(),
};

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

describe("a run", () => {
  it("marks abandoned runs, reads the source, stores the result, and then announces both", async () => {
    const { run, calls, fakes } = setUp();
    expect(await run()).toEqual(END);
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

  it("is refused while another one holds the lock", async () => {
    const { begin, fakes, calls } = setUp();
    fakes.isLocked = true;
    expect(await begin()).toEqual(fail("busy"));
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

  it("is recorded as soon as the database answers, announced again, and left when the server stops", async () => {
    const { run, stop, calls } = setUp({ members: unreachable });
    const record = store.failRun.getMockImplementation() ?? (async () => {});
    store.failRun.mockRejectedValue(new Error("away"));
    await run();
    await vi.advanceTimersByTimeAsync(1_000);
    store.failRun.mockImplementation(record);
    await vi.advanceTimersByTimeAsync(500);
    expect(calls.slice(-2)).toEqual(["fail", "ended"]);

    store.failRun.mockRejectedValue(new Error("away"));
    await run();
    await stop();
    store.failRun.mockClear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.failRun).not.toHaveBeenCalled();
  });
});
