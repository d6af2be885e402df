import { describe, expect, it } from "vitest";
import { createApp } from "../../../api/app.ts";
import type { Stats } from "../../../api/contract/stats.ts";
import { fakeDeps } from "../fake-deps.ts";

const FIGURES: Stats = {
  summary: { email_clicks_total: 12, email_clicks_24h: 2, survey_total: 3, survey_24h: 1 },
  previous: { email_clicks: 6, survey: 0 },
  daily: [{ day: "2026-11-20", email_clicks: 12, survey: 3 }],
  sources: [{ name: "ContactTd", count: 12, previous: 6 }],
  partners: [],
  otherPartners: { count: 7, previous: 5 },
  crowded: ["2026-11-20"],
  personalised: { count: 4, previous: 2 },
  calls: { count: 3, previous: 1 },
  apart: [{ day: "2026-11-20", doubtful: 940 }],
  providers: [{ name: "gmail", count: 12, previous: 6 }],
};

/** Creates an app that records the requested numbers of days. */
function setUp() {
  const requestedDays: number[] = [];
  const read = async (days: number) => {
    requestedDays.push(days);
    return FIGURES;
  };
  const app = createApp(fakeDeps({ stats: { ...fakeDeps().stats, read } }));
  const get = (path: string) => app.request(path, { headers: { authorization: "Bearer the-key" } });
  return { get, requestedDays };
}

describe("the number of days", () => {
  it.each([
    ["", 30],
    ["?days=1", 1],
    ["?days=365", 365],
  ])("of %j is %i", async (query, days) => {
    const { get, requestedDays } = setUp();
    expect((await get(`/api/stats${query}`)).status).toBe(200);
    expect(requestedDays).toEqual([days]);
  });

  it.each([...["0", "-1", "1e9", "abc", "", "366", "1000"]])(
    "rejects days=%s with 400",
    async (days) => {
      const { get, requestedDays } = setUp();
      expect((await get(`/api/stats?days=${days}`)).status).toBe(400);
      expect(requestedDays).toEqual([]);
    },
  );
});

describe("the formats of the statistics", () => {
  it("include a CSV download", async () => {
    const response = await setUp().get("/api/stats.csv?days=7");
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe(
      'attachment; filename="campaign-stats-7-days.csv"',
    );
    // One table with a header row and one row for each figure.
    expect((await response.text()).split("\r\n")).toEqual([
      "section,name,email_clicks,survey,count,previous",
      "summary,total,12,3,,",
      "summary,last 24 hours,2,1,,",
      "summary,previous period,6,0,,",
      "day,2026-11-20,12,3,,",
      "source,ContactTd,,,12,6",
      "other partners,,,,7,5",
      "more partners than named,2026-11-20,,,,",
      "provider,gmail,,,12,6",
      "personalised,,,,4,2",
      "calls,,,,3,1",
      "doubtful,2026-11-20,,,940,",
      "",
    ]);
  });
});
