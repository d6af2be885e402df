import { describe, expect, it } from "vitest";
import { createRecent } from "../../../api/db/availability.ts";

function setUp() {
  const state = { at: Date.parse("2026-11-20T10:00:00Z"), count: 1, reads: 0 };
  const read = async () => {
    state.reads++;
    return state.count;
  };
  const recent = createRecent(read, { refreshMs: 1_000, maxMs: 10_000 }, () => new Date(state.at));
  return { state, count: async () => (await recent())?.value ?? null, recent };
}

describe("what was read recently", () => {
  it("is read once for concurrent requests, and dated by the start of its query", async () => {
    const { state, count, recent } = setUp();
    expect(await Promise.all(Array.from({ length: 100 }, count))).toEqual(Array(100).fill(1));
    state.at += 999;
    expect(await recent()).toEqual({ value: 1, readAt: new Date("2026-11-20T10:00:00Z") });
    expect(state.reads).toBe(1);
  });

  it("is read again at once when the system clock is set back", async () => {
    const { state, count } = setUp();
    await count();
    state.count = 2;
    state.at -= 3_600_000;
    expect(await count()).toBe(2);
  });
});
