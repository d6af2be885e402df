import { describe, expect, it, vi } from "vitest";
import type { Constituency } from "../../../../api/contract/constituencies.ts";
import { ok } from "../../../../api/contract/result.ts";
import { openLookups } from "../../../../api/tds/lookup/lookups.ts";
import { rowOf as tdRowOf } from "../../../td.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;
const START = Date.parse("2026-11-20T10:00:00Z");
const NORTH = "Tipperary North";
const SOUTH = "Tipperary South";

const rowOf = (constituency: Constituency, ageMs: number) =>
  tdRowOf(`Ann of ${constituency}`, { constituency, updated_at: new Date(START - ageMs) });

/** Lookups of Tipperary, which has two constituencies, with a clock and a refresher that only counts. */
async function setUp(
  ages: Record<typeof NORTH | typeof SOUTH, number>,
  nextRefreshAt: (constituency: Constituency) => number = () => START,
) {
  const clock = { at: START, clockChangeMs: 0 };
  const refresh = vi.fn(async (_constituency: Constituency) => ok([]));
  const lookups = await openLookups({
    readWithoutAddress: async () => [],
    read: async () => [rowOf(NORTH, ages[NORTH]), rowOf(SOUTH, ages[SOUTH])],
    refresher: { refresh, nextRefreshAt, updated: () => {} },
    maxAgeMs: 24 * HOUR,
    isPopulating: () => false,
    troubles: { report: () => {}, end: () => {} },
    now: () => new Date(clock.at + clock.clockChangeMs),
    elapsedMs: () => clock.at,
  });
  /** Looks Tipperary up after `ms`, and returns the constituencies that it refreshes. */
  const lookUpAfter = (ms: number) => {
    clock.at = START + ms;
    refresh.mockClear();
    lookups.get("Tipperary");
    return refresh.mock.calls.map(([constituency]) => constituency);
  };
  return { clock, lookUpAfter };
}

describe("a choice of two constituencies", () => {
  it("is checked again at the earlier of their next refreshes", async () => {
    const { lookUpAfter } = await setUp(
      { [NORTH]: 25 * HOUR, [SOUTH]: 25 * HOUR },
      (constituency) => START + (constituency === NORTH ? 10 * MINUTE : 60 * MINUTE),
    );
    expect(lookUpAfter(0)).toEqual([NORTH, SOUTH]);
    expect(lookUpAfter(10 * MINUTE - 1)).toEqual([]);
    expect(lookUpAfter(10 * MINUTE)).toEqual([NORTH, SOUTH]);
  });

  it("is checked again when the older one becomes stale", async () => {
    const { lookUpAfter } = await setUp({ [NORTH]: 20 * HOUR, [SOUTH]: 2 * HOUR });
    expect(lookUpAfter(0)).toEqual([]);
    expect(lookUpAfter(4 * HOUR + 1)).toEqual([NORTH]);
  });

  it("is checked again soon when the older one becomes stale soon", async () => {
    const { lookUpAfter } = await setUp({ [NORTH]: 23.5 * HOUR, [SOUTH]: 2 * HOUR });
    expect(lookUpAfter(0)).toEqual([]);
    expect(lookUpAfter(30 * MINUTE - 1)).toEqual([]);
    expect(lookUpAfter(30 * MINUTE + 1)).toEqual([NORTH]);
  });

  it("is not stale at its maximum age, but after it", async () => {
    const { lookUpAfter } = await setUp({ [NORTH]: 24 * HOUR, [SOUTH]: 24 * HOUR - 1 });
    expect(lookUpAfter(0)).toEqual([]);
    expect(lookUpAfter(1_000)).toEqual([NORTH, SOUTH]);
  });

  it("is checked at most once a second", async () => {
    const { lookUpAfter } = await setUp({ [NORTH]: 25 * HOUR, [SOUTH]: 2 * HOUR });
    expect(lookUpAfter(0)).toEqual([NORTH]);
    expect(lookUpAfter(999)).toEqual([]);
    expect(lookUpAfter(1_000)).toEqual([NORTH]);
  });

  it("is checked at the same times after the clock was set back an hour", async () => {
    const { clock, lookUpAfter } = await setUp(
      { [NORTH]: 25 * HOUR, [SOUTH]: 25 * HOUR },
      () => START + 5 * MINUTE,
    );
    expect(lookUpAfter(0)).toEqual([NORTH, SOUTH]);
    clock.clockChangeMs = -HOUR / 2;
    expect(lookUpAfter(4 * MINUTE)).toEqual([]);
    expect(lookUpAfter(5 * MINUTE)).toEqual([NORTH, SOUTH]);
  });
});
