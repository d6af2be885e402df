import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openEvents } from "../../../api/events/open-events.ts";
import { createLog } from "../../../api/monitoring/log.ts";
import { createMetrics } from "../../../api/monitoring/metrics.ts";
import { createTroubles } from "../../../api/monitoring/troubles.ts";
import { EVENT } from "../../event-sender.ts";

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
  database.answer = async () => [{ total: "5", today: "2" }];
  const { status, body, headers } = await actions();
  expect([status, JSON.parse(`${body}`)]).toEqual([200, { success: true, total: 5, today: 2 }]);
  const open = { "access-control-allow-origin": "*", "cache-control": "no-store" };
  expect(headers).toMatchObject({ ...open, "content-type": "application/json; charset=utf-8" });
  // A clock that is set back keeps no answer.
  vi.setSystemTime(Date.now() - HOUR_MS);
  database.answer = async () => [{ total: "6", today: "3" }];
  expect(JSON.parse(`${(await actions()).body}`)).toMatchObject({ total: 6, today: 3 });
  database.answer = () => Promise.reject(new Error("away"));
  vi.setSystemTime(Date.now() + 9_999);
  expect(await actions()).toMatchObject({ status: 200 });
  vi.setSystemTime(Date.now() + 1);
  const retry = { "retry-after": "5", "access-control-allow-origin": "*" };
  expect(await actions()).toMatchObject({ status: 503, headers: retry });
});

it("a full disk is reported until an event is stored again, and events wait in the metrics", async () => {
  const { events, database, troubles, metrics } = setUp();
  database.answer = () => Promise.reject(Object.assign(new Error("full"), { code: "53100" }));
  const recorded = events.log.record(EVENT);
  expect(await metrics.text()).toContain("events_waiting 1\n");
  expect(await recorded).toBe("refused");
  expect(troubles.isPresent("disk")).toBe(true);
  database.answer = async () => [];
  expect(await events.log.record(EVENT)).toBe("stored");
  expect(troubles.isPresent("disk")).toBe(false);
  database.answer = () => Promise.reject(new Error("away"));
  await events.log.record(EVENT);
  expect(troubles.isPresent("disk")).toBe(false);
});
