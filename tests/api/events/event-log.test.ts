import { afterEach, describe, expect, it, vi } from "vitest";
import type { CampaignEvent } from "../../../api/contract/events.ts";
import { createEventLog, insertEvents } from "../../../api/events/event-log.ts";
import { fakeSql } from "../fake-deps.ts";
import { LETTER_EVENT, letterOf } from "./stored-events.ts";

const event = (partner: string): CampaignEvent => ({ ...LETTER_EVENT, ...letterOf(partner) });

/** Waits until the log has passed the recorded events on, which it does with `setImmediate`. */
async function nextTurn(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
}

afterEach(() => void vi.useRealTimers());

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
