import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Stats } from "../../../../api/contract/stats.ts";
import {
  afterResponse,
  afterRetry,
  initialState,
  REFRESH_MS,
  refreshDelayMs,
  type StatsState,
} from "../../../../site/staff/stats/stats-state.ts";

const STATS: Stats = {
  summary: { email_clicks_total: 1, email_clicks_24h: 1, survey_total: 0, survey_24h: 0 },
  previous: { email_clicks: 0, survey: 0 },
  daily: [],
  sources: [],
  partners: [],
  otherPartners: { count: 0, previous: 0 },
  personalised: { count: 0, previous: 0 },
  apart: [],
  providers: [],
};
const READ_AT = new Date("2026-11-20T21:42:07Z");
const LATER = new Date("2026-11-20T21:42:37Z");
const LOADED: StatsState = { status: "loaded", key: "k", stats: STATS, days: 30, readAt: READ_AT };
const LOADING: StatsState = { status: "loading", key: "k" };

const request = { key: "k", days: 30, readAt: LATER } as const;
const failure = (code: "wrong-key" | "failed") =>
  ({ ...request, result: { ok: false, failure: { code, message: "Details" } } }) as const;

describe("the state of the stats page", () => {
  it("starts loading with a key, and gated without one", () => {
    expect(initialState("k")).toEqual(LOADING);
    expect(initialState(null)).toEqual({ status: "gated" });
  });

  it("shows the statistics with the period they were requested for", () => {
    const result = { ok: true, value: STATS } as const;
    expect(afterResponse(LOADING, { ...request, days: 90, result })).toEqual({
      ...LOADED,
      days: 90,
      readAt: LATER,
    });
  });

  it("fails when the first request fails", () => {
    const state = afterResponse(LOADING, failure("failed"));
    expect(state).toEqual({ status: "failed", key: "k", message: "Details" });
  });

  it("keeps the statistics and their age when a refresh fails", () => {
    const state = afterResponse(LOADED, failure("failed"));
    expect(state).toEqual({ ...LOADED, staleReason: "Details" });
  });

  it("removes the warning after the next successful refresh", () => {
    const stale = afterResponse(LOADED, failure("failed"));
    const state = afterResponse(stale, { ...request, result: { ok: true, value: STATS } });
    expect(state).toEqual({ ...LOADED, readAt: LATER });
  });

  it.each([LOADING, LOADED])("hides everything after a wrong key (from $status)", (before) => {
    const state = afterResponse(before, failure("wrong-key"));
    expect(state).toEqual({ status: "gated", refused: "Details" });
  });

  it("shows the loading text on a retry after a failure, and the statistics on any other", () => {
    expect(afterRetry({ status: "failed", key: "k", message: "Details" })).toEqual(LOADING);
    expect(afterRetry(LOADED)).toBe(LOADED);
  });
});

describe("the delay before a refresh", () => {
  it.each([
    ["the full interval right after a response", 0, REFRESH_MS],
    ["the rest of the interval", 10_000, REFRESH_MS - 10_000],
    ["zero when it is due", REFRESH_MS, 0],
    ["zero when it is overdue", 300_000, 0],
  ])("is %s", (_, elapsedMs, delayMs) => {
    expect(refreshDelayMs(1_000, 1_000 + elapsedMs)).toBe(delayMs);
  });

  it("never makes two refreshes closer than the interval", () => {
    const times = fc.integer({ min: 0, max: 2 ** 45 });
    const elapsed = fc.integer({ min: 0, max: 2 ** 30 });
    fc.assert(
      fc.property(times, elapsed, (lastMs, elapsedMs) => {
        const delayMs = refreshDelayMs(lastMs, lastMs + elapsedMs);
        expect(delayMs).toBeGreaterThanOrEqual(0);
        expect(elapsedMs + delayMs).toBeGreaterThanOrEqual(REFRESH_MS);
      }),
    );
  });
});
