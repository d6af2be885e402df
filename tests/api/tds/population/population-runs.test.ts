import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fail, ok } from "../../../../api/contract/result.ts";
import { createLog } from "../../../../api/monitoring/log.ts";
import { createPopulation } from "../../../../api/tds/population/population.ts";
import type { Source } from "../../../../api/tds/source/source.ts";
import { contactOf, memberOf } from "../../../td.ts";
import { fakeSql } from "../../fake-deps.ts";

const NOW = new Date("2026-11-20T10:00:00Z");
const MEMBERS = ["Clare", "Kerry", "Mayo"].map((constituency) =>
  memberOf(`Ann of ${constituency}`, { constituency }),
);
const NONE = { done: 0, total: 0, constituency: "", found: 0 };

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

/**
 * A population of a source that never answers, on fake timers. `database` answers its queries, of a
 * run that is its own; the store tests run those that change TDs.
 */
function setUp(over: Partial<Source> = {}) {
  const fakes = {
    database: async (): Promise<object[]> => [
      { id: 7, run: 5, state: "running", startedAt: NOW, finishedAt: null },
    ],
  };
  const population = createPopulation({
    sql: fakeSql(() => fakes.database()),
    source: {
      members: async () => ok(MEMBERS),
      address: () => new Promise<never>(() => {}),
      ...over,
    },
    collectQuestions: async () => null,
    onStored: () => {},
    log: createLog("error", () => {}),
    now: () => new Date(),
  });
  return { ...population, fakes };
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

it("a run that fails has the reason, also when the database takes no record of it", async () => {
  const members = async () => fail({ code: "unreachable" as const, path: "/x", detail: "y" });
  const { begin, fakes } = setUp({ members });
  const begun = await begin();
  fakes.database = () => Promise.reject(new Error("away"));
  expect(begun.ok && (await begun.value.end)).toEqual({
    success: false,
    message: "Failed to populate TD data",
    error: "/x could not be reached (y)",
  });
});

it("the state is the progress of this process's run, without a query, until it is stopped", async () => {
  const address: Source["address"] = (_member, signal) =>
    new Promise((resolve) => {
      signal.addEventListener("abort", () => resolve(ok(contactOf(null))));
    });
  const { state, begin, fakes, stop } = setUp({ address });
  const begun = await begin();
  fakes.database = () => Promise.reject(new Error("away"));
  await vi.advanceTimersByTimeAsync(0);
  expect(await state()).toEqual({ state: "running", progress: { ...NONE, total: 3 } });
  await stop();
  expect(begun.ok && (await begun.value.end)).toMatchObject({
    error: "The process was stopped during the run",
  });
});
