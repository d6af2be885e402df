import { describe, expect, it } from "vitest";
import { type ActionCount, createActionCountAnswers } from "../../../api/events/action-count.ts";

describe("GET /api/actions", () => {
  function createCounter() {
    let at = Date.parse("2026-11-20T10:00:00Z");
    let reads = 0;
    let count: ActionCount | null = { total: 1, today: 1 };
    const answers = createActionCountAnswers(
      async () => {
        reads++;
        if (count === null) throw new Error("The database is away");
        return count;
      },
      () => new Date(at),
    );
    return {
      request: async () => {
        const { status, body } = await answers();
        return status === 200 ? JSON.parse(String(body)).total : status;
      },
      reads: () => reads,
      advance: (ms: number) => {
        at += ms;
      },
      setTotal: (total: number | null) => {
        count = total === null ? null : { total, today: 0 };
      },
    };
  }

  it("reads the database once for concurrent requests", async () => {
    const { request, reads } = createCounter();
    expect(await Promise.all(Array.from({ length: 100 }, request))).toEqual(Array(100).fill(1));
    expect(await request()).toBe(1);
    expect(reads()).toBe(1);
  });

  it("answers from memory and reads the database in the background at most once a second", async () => {
    const { request, reads, advance, setTotal } = createCounter();
    await request();
    setTotal(2);
    advance(1_000);
    expect(await request()).toBe(1);
    expect(reads()).toBe(1);
    advance(1);
    expect(await Promise.all([request(), request(), request()])).toEqual([1, 1, 1]);
    expect(reads()).toBe(2);
    expect(await request()).toBe(2);
  });

  it("reads the database again at once when the system clock is set back", async () => {
    const { request, advance, setTotal } = createCounter();
    advance(3_600_000);
    await request();
    setTotal(2);
    advance(-3_600_000);
    expect(await request()).toBe(2);
  });

  it("answers from memory for ten seconds without a database, then with 503 until it is back", async () => {
    const { request, advance, setTotal } = createCounter();
    setTotal(null);
    expect(await request()).toBe(503);
    setTotal(1);
    expect(await request()).toBe(1);
    setTotal(null);
    advance(10_000);
    expect(await request()).toBe(1);
    advance(1);
    expect(await request()).toBe(503);
    setTotal(3);
    expect(await request()).toBe(3);
  });

  it("answers with both counts for any origin, and is not cached", async () => {
    const now = () => new Date();
    const answers = createActionCountAnswers(async () => ({ total: 5, today: 2 }), now);
    const { body, headers } = await answers();
    expect(JSON.parse(String(body))).toEqual({ success: true, total: 5, today: 2 });
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(headers["cache-control"]).toBe("no-store");
  });
});
