import { describe, expect, it } from "vitest";
import { afterResponse, type StatsState } from "../../../../site/pages/private/use-stats.ts";
import { EMPTY_STATS as STATS } from "../../../../stories/site/invented-stats.ts";

const READ_AT = new Date("2026-11-20T21:42:07Z");
const LATER = new Date("2026-11-20T21:42:37Z");
const LOADED: StatsState = { status: "loaded", key: "k", stats: STATS, days: 30, readAt: READ_AT };
const LOADING: StatsState = { status: "loading" };

const request = { key: "k", days: 90, readAt: LATER } as const;
const succeeded = { ...request, result: { ok: true, value: STATS } } as const;
const failed = (code: "wrong-key" | "failed") =>
  ({
    ...request,
    result: { ok: false, failure: { code, message: "Details", body: null } },
  }) as const;

describe("the state of the stats page", () => {
  it("shows the statistics with the period they were requested for", () => {
    const shown = { ...LOADED, days: 90, readAt: LATER };
    expect(afterResponse(LOADING, succeeded)).toEqual(shown);
    expect(afterResponse({ ...LOADED, staleReason: "Details" }, succeeded)).toEqual(shown);
  });

  it("fails when the first request fails", () => {
    const state = afterResponse(LOADING, failed("failed"));
    expect(state).toEqual({ status: "failed", message: "Details" });
  });

  it("keeps the statistics, their period and their age when a refresh fails", () => {
    const state = afterResponse(LOADED, failed("failed"));
    expect(state).toEqual({ ...LOADED, staleReason: "Details" });
  });

  it.each([LOADING, LOADED])("hides everything after a wrong key (from $status)", (before) => {
    const state = afterResponse(before, failed("wrong-key"));
    expect(state).toEqual({ status: "gated", refused: "Details" });
  });
});
