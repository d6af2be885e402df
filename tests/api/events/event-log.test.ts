import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../api/app.ts";
import type { CampaignEvent } from "../../../api/contract/events.ts";
import { createEventLog, insertEvents } from "../../../api/events/event-log.ts";
import { openEvents } from "../../../api/events/open-events.ts";
import { createLog } from "../../../api/monitoring/log.ts";
import { createMetrics } from "../../../api/monitoring/metrics.ts";
import { createTroubles } from "../../../api/monitoring/troubles.ts";
import { EVENT } from "../../event-sender.ts";
import { answerOf, fakeDeps, fakeSql } from "../fake-deps.ts";
import { LETTER_EVENT, letterOf } from "./stored-events.ts";

const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] }));
afterEach(() => void vi.useRealTimers());

function setUp() {
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line.replace(/^\S+ /, "")));
  const database = { answer: async (): Promise<object[]> => [], transactions: 0 };
  /** Of the first two roll-ups: whether days were added, and how many events were deleted. */
  const values = [false, 0, false, 7];
  const begin = async () => {
    const value = values[database.transactions++];
    if (value === undefined) throw new Error("The database is away");
    return { value };
  };
  const troubles = createTroubles(log, () => 0);
  const metrics = createMetrics([]);
  const opened = openEvents({
    sql: Object.assign(() => database.answer(), { begin }) as never,
    env: { publicUrl: null, retentionMonths: 12 },
    log,
    troubles,
    metrics,
  });
  return { ...opened, database, lines, troubles, metrics };
}

it("finished days are rolled up at once and every hour, also after a failure", async () => {
  const { database, close, lines } = setUp();
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
  expect(database.transactions).toBe(2);
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(database.transactions).toBe(5);
  close();
  await vi.advanceTimersByTimeAsync(48 * HOUR_MS);
  expect(database.transactions).toBe(5);
  expect(lines).toEqual([
    "info Deleted 7 old events; the daily totals count them",
    "error Rolling up events failed: The database is away",
  ]);
});

it("the letters opened are answered in total and today, to any origin, and kept by no cache", async () => {
  const { actions, database } = setUp();
  const app = createApp(fakeDeps({ actions }));
  const answer = () => answerOf(app.request("/api/actions"));
  database.answer = async () => [{ total: "5", today: "2" }];
  const headers = { "access-control-allow-origin": "*", "cache-control": "no-store" };
  const json = { success: true, total: 5, today: 2 };
  expect(await answer()).toMatchObject({ status: 200, headers, json });
  // A clock that is set back keeps no answer.
  vi.setSystemTime(Date.now() - HOUR_MS);
  database.answer = async () => [{ total: "6", today: "3" }];
  expect(await answer()).toMatchObject({ json: { total: 6, today: 3 } });
  database.answer = () => Promise.reject(new Error("away"));
  vi.setSystemTime(Date.now() + 9_999);
  expect(await answer()).toMatchObject({ status: 200 });
  vi.setSystemTime(Date.now() + 1);
  const retry = { "retry-after": "5", "access-control-allow-origin": "*" };
  expect(await answer()).toMatchObject({ status: 503, headers: retry });
});

it("a full disk is reported until an event is stored again, and events wait in the metrics", async () => {
  const { events, database, troubles, metrics } = setUp();
  database.answer = () => Promise.reject(Object.assign(new Error("full"), { code: "53100" }));
  const recorded = events.record(EVENT);
  expect(await metrics.text()).toContain("events_waiting 1\n");
  expect(await recorded).toBe("refused");
  expect(troubles.isPresent("disk")).toBe(true);
  database.answer = async () => [];
  expect(await events.record(EVENT)).toBe("stored");
  expect(troubles.isPresent("disk")).toBe(false);
  database.answer = () => Promise.reject(new Error("away"));
  await events.record(EVENT);
  expect(troubles.isPresent("disk")).toBe(false);
});

const event = (partner: string): CampaignEvent => ({ ...LETTER_EVENT, ...letterOf(partner) });

/** Waits until the log has passed the recorded events on, which it does with `setImmediate`. */
async function nextTurn(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
}

describe("the event log", () => {
  it("acknowledges an event only after its batch is committed, and keeps the order", async () => {
    const batches: string[][] = [];
    const commits: (() => void)[] = [];
    const log = createEventLog((events) => {
      batches.push(events.map(({ meta }) => meta.partner ?? ""));
      return new Promise((resolve) => commits.push(() => resolve("stored")));
    });
    const acknowledged: string[] = [];
    const record = async (...names: string[]) => {
      for (const name of names) log.record(event(name)).then(() => acknowledged.push(name));
      await nextTurn();
    };
    await record("a", "b");
    await record("c", "d");
    expect([batches, acknowledged]).toEqual([[["a", "b"]], []]);
    commits[0]?.();
    await nextTurn();
    expect(batches.slice(1)).toEqual([["c", "d"]]);
    expect(acknowledged).toEqual(["a", "b"]);
    commits[1]?.();
    await nextTurn();
    expect(acknowledged).toEqual(["a", "b", "c", "d"]);
  });

  it("commits at most 500 events in a batch and reports how many wait", async () => {
    const sizes: number[] = [];
    const log = createEventLog(async (events) => {
      sizes.push(events.length);
      return "stored";
    });
    const committed = Array.from({ length: 1_001 }, () => log.record(event("a")));
    expect(log.waiting()).toBe(1_001);
    await Promise.all(committed);
    expect(sizes).toEqual([500, 500, 1]);
    expect(log.waiting()).toBe(0);
  });
});

it("an event that waits while the database does not answer is refused after the time limit, without being sent", async () => {
  vi.useFakeTimers();
  const batches: string[] = [];
  const log = createEventLog((events) => {
    batches.push(events.map(({ meta }) => meta.partner).join());
    return new Promise(() => {});
  }, 8_000);
  const first = log.record(event("a"));
  await vi.advanceTimersByTimeAsync(0);
  const second = log.record(event("b"));
  await vi.advanceTimersByTimeAsync(1);
  const third = log.record(event("c"));
  await vi.advanceTimersByTimeAsync(16_001);
  expect(await Promise.all([first, second, third])).toEqual(["unknown", "refused", "unknown"]);
  expect(batches).toEqual(["a", "c"]);
});

const withCode = (code: string) => Object.assign(new Error("failed"), { code });
it.each([
  ["refused", ["ECONNREFUSED", "ENOTFOUND", "CONNECT_TIMEOUT", "55P03", "23514"].map(withCode)],
  ["unknown", ["CONNECTION_CLOSED", "ECONNRESET", "EPIPE", "57P01"].map(withCode)],
  ["unknown", [new Error("without a code"), { code: "ECONNREFUSED" }, undefined]],
])("events are %s after one of the errors %j", async (outcome, errors) => {
  for (const error of errors) {
    const reported: unknown[] = [];
    const sql = fakeSql(() => Promise.reject(error));
    const recorded = insertEvents(sql, [event("a")], (each) => reported.push(each));
    expect([await recorded, reported]).toEqual([outcome, [error]]);
  }
});
