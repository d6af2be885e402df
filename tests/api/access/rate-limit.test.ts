import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createEventQuota, createRateLimit, EVENT_QUOTA } from "../../../api/access/rate-limit.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-20T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

it.each([0, -3_600_000])(
  "a limit ends after its window when the clock is changed by %i ms",
  async (changeMs) => {
    const limit = createRateLimit(2, 60_000);
    for (let time = 0; time < 2; time++) expect(await limit.take("192.0.2.1")).toBe(0);
    vi.setSystemTime(Date.now() + changeMs);
    expect(await limit.take("192.0.2.1")).toBe(60_000);
    expect(await limit.wait("192.0.2.1")).toBe(60_000);
    vi.advanceTimersByTime(60_000);
    expect(await limit.wait("192.0.2.1")).toBe(0);
    expect(await limit.take("192.0.2.1")).toBe(0);
  },
);

const MINUTE_MS = 60_000;

/** Creates shares with a clock that the test sets. */
function setUp(over = {}) {
  let at = 0;
  const quota = createEventQuota({ ...EVENT_QUOTA, ...over }, () => at);
  /** Sends events and returns how many count. */
  const send = (count: number, address = "192.0.2.1", source = "ContactTd") =>
    Array.from({ length: count }, () => quota.take(address, source)).filter(Boolean).length;
  const advance = (ms: number) => {
    at += ms;
  };
  return { send, advance, size: quota.size, refund: quota.refund };
}

describe("what one connection adds to the public figures", () => {
  it("is at most 60 within ten minutes", () => {
    const { send, advance } = setUp();
    expect(send(1_000)).toBe(60);
    advance(10 * MINUTE_MS - 1);
    expect(send(1)).toBe(0);
    advance(1);
    expect(send(1_000)).toBe(60);
  });

  it("is at most 300 within a day, however long the script runs", () => {
    const { send, advance } = setUp();
    let counted = 0;
    for (let minute = 0; minute < 24 * 60; minute++) {
      counted += send(1_000);
      advance(MINUTE_MS);
    }
    expect(counted).toBe(300);
    expect(send(1_000)).toBe(60);
  });

  it("leaves room for a class of thirty, each pressing the tile and opening two letters", () => {
    const { send } = setUp();
    expect(send(30, "192.0.2.1", "ActionSection")).toBe(30);
    expect(send(60, "192.0.2.1", "ContactTd")).toBe(60);
  });

  it("is given back for an event that was not stored", () => {
    const { send, refund } = setUp();
    refund("192.0.2.1", "ContactTd");
    expect(send(100)).toBe(60);
    refund("192.0.2.1", "ContactTd");
    refund("192.0.2.1", "Story");
    refund("192.0.2.2", "ContactTd");
    expect(send(100)).toBe(1);
  });

  it("is separate for each connection and each source", () => {
    const { send } = setUp();
    send(100);
    expect(send(100, "192.0.2.2")).toBe(60);
    expect(send(100, "192.0.2.1", "Story")).toBe(60);
  });

  it("is forgotten after a day", () => {
    const { send, advance, size } = setUp();
    for (let host = 0; host < 50; host++) send(1, `192.0.2.${host}`);
    expect(size()).toBe(50);
    advance(24 * 60 * MINUTE_MS - 1);
    expect(size()).toBe(50);
    advance(1);
    expect(size()).toBe(0);
  });

  it("takes bounded memory, and the oldest connection is forgotten first", () => {
    const { send, size } = setUp({ connections: 10 });
    send(60, "192.0.2.0");
    for (let host = 1; host < 1_000; host++) send(60, `198.51.100.${host}`);
    expect(size()).toBeLessThanOrEqual(10);
    expect(send(100, "192.0.2.0")).toBe(60);
    expect(send(1, "198.51.100.999")).toBe(0);
  });
});
