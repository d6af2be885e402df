import { afterEach, expect, it, vi } from "vitest";
import { recordEvent } from "../../../api/events/event-log.ts";
import { fakeSql } from "../fake-deps.ts";
import { LETTER_EVENT } from "./stored-events.ts";

afterEach(() => void vi.useRealTimers());

it("an event that is not committed within eight seconds may still be stored", async () => {
  vi.useFakeTimers();
  const recorded = recordEvent(
    fakeSql(() => new Promise(() => {})),
    LETTER_EVENT,
  );
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await recorded).toBe("unknown");
});

it.each([
  [
    "refused",
    ["ECONNREFUSED", "ENOTFOUND", "CONNECT_TIMEOUT", "CONNECTION_ENDED", "55P03", "23514"],
  ],
  [
    "unknown",
    ["CONNECTION_CLOSED", "CONNECTION_DESTROYED", "ECONNRESET", "EPIPE", "57P01", "57P02"],
  ],
])("events are %s after an error with one of the codes %j", async (outcome, codes) => {
  for (const code of codes) {
    expect(await storeWith(Object.assign(new Error("failed"), { code })), code).toBe(outcome);
  }
});

it("whether an event is stored is unknown after an error without a code", async () => {
  expect(await storeWith(new Error("failed"))).toBe("unknown");
});

async function storeWith(error: unknown) {
  const sql = fakeSql(() => Promise.reject(error));
  const errors: unknown[] = [];
  const recorded = await recordEvent(sql, LETTER_EVENT, (each) => errors.push(each));
  expect(errors).toEqual([error]);
  return recorded;
}
