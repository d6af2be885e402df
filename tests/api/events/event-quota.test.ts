import { describe, expect, it } from "vitest";
import { createEventQuota, EVENT_QUOTA } from "../../../api/events/event-quota.ts";

const MINUTE_MS = 60_000;

function setUp(over = {}) {
  let at = 0;
  const quota = createEventQuota({ ...EVENT_QUOTA, ...over }, () => at);
  const take = (count: number, partner?: string, address = "192.0.2.1") =>
    Array.from({ length: count }, () => quota.take(address, "ContactTd", partner));
  return {
    send: (...events: Parameters<typeof take>) =>
      take(...events).filter(({ as }) => as === "counted").length,
    store: (count: number) => take(count).filter(({ as }) => as !== "dropped").length,
    refuse: (count: number, partner?: string) => {
      for (let n = 0; n < count; n++) take(1, partner)[0]?.giveBack();
    },
    advance: (ms: number) => {
      at += ms;
    },
  };
}

describe("what one connection adds to the public figures", () => {
  it("is at most 60 in any ten minutes", () => {
    const { send, advance } = setUp();
    expect(send(1)).toBe(1);
    advance(10 * MINUTE_MS - 1);
    expect(send(1_000)).toBe(59);
    advance(1);
    expect(send(1_000)).toBe(1);
    advance(10 * MINUTE_MS - 2);
    expect(send(1_000)).toBe(0);
    advance(1);
    expect(send(1_000)).toBe(59);
  });

  it("is at most 300 within a day, however long the script runs", () => {
    const { send, advance } = setUp();
    let counted = 0;
    for (let time = 0; time < 24 * 6; time++) {
      counted += send(61);
      advance(10 * MINUTE_MS);
    }
    expect(counted).toBe(300);
    expect(send(61)).toBe(60);
  });

  it("is at most 500 more that are stored within a day, and then nothing but a metric", () => {
    const { store, advance } = setUp();
    expect(store(1_000)).toBe(560);
    advance(10 * MINUTE_MS);
    expect(store(1_000)).toBe(60);
    advance(24 * 60 * MINUTE_MS);
    expect(store(1_000)).toBe(560);
  });

  it("names ten partners of a source within a day, each as often as it likes", () => {
    const { send, advance } = setUp();
    const invent = (from: number, to: number) => {
      let counted = 0;
      for (let n = from; n < to; n++) counted += send(2, `p-${n}`);
      return counted;
    };
    expect(invent(0, 30)).toBe(20);
    expect(invent(8, 12)).toBe(4);
    expect(send(1)).toBe(1);
    advance(24 * 60 * MINUTE_MS);
    expect(invent(10, 30)).toBe(20);
  });

  it("is not less because of events that were not stored", () => {
    const { send, store, refuse } = setUp();
    for (let n = 0; n < 20; n++) refuse(10, `p-${n}`);
    for (let n = 0; n < 10; n++) expect(send(6, `q-${n}`)).toBe(6);
    refuse(1_000);
    expect(store(1_000)).toBe(500);
  });

  it("is remembered of a bounded number, of which the oldest is forgotten first", () => {
    const { send } = setUp({ connections: 10 });
    send(60, undefined, "192.0.2.0");
    for (let host = 1; host < 100; host++) send(60, undefined, `198.51.100.${host}`);
    expect(send(100, undefined, "192.0.2.0")).toBe(60);
    expect(send(1, undefined, "198.51.100.99")).toBe(0);
  });
});
