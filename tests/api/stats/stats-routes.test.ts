import { expect, it } from "vitest";
import { createApp } from "../../../api/app.ts";
import type { Stats } from "../../../api/contract/stats.ts";
import { answerOf, fakeDeps } from "../fake-deps.ts";

const FIGURES: Stats = {
  summary: { email_clicks_total: 12, email_clicks_24h: 2, survey_total: 3, survey_24h: 1 },
  previous: { email_clicks: 6, survey: 0 },
  daily: [{ day: "2026-11-20", email_clicks: 12, survey: 3 }],
  sources: [{ name: "ContactTd", count: 12, previous: 6 }],
  partners: [],
  otherPartners: { count: 7, previous: 5 },
  personalised: { count: 4, previous: 2 },
  calls: { count: 3, previous: 1 },
  apart: [{ day: "2026-11-20", doubtful: 940 }],
  providers: [{ name: "gmail", count: 12, previous: 6 }],
};

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

it.each([
  ["", 200, [30]],
  ["?days=365", 200, [365]],
  ["?days=0", 400, []],
  ["?days=abc", 400, []],
  ["?days=366", 400, []],
])("the figures of %j are answered with %i", async (query, status, days) => {
  const { get, requestedDays } = setUp();
  expect((await get(`/api/stats${query}`)).status).toBe(status);
  expect(requestedDays).toEqual(days);
});

it("the figures are also a CSV download, a row for each", async () => {
  const { headers, text } = await answerOf(setUp().get("/api/stats.csv?days=7"));
  expect(headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="campaign-stats-7-days.csv"',
  });
  expect(text.split("\r\n")).toEqual([
    "section,name,email_clicks,survey,count,previous",
    "summary,total,12,3,,",
    "summary,last 24 hours,2,1,,",
    "summary,previous period,6,0,,",
    "day,2026-11-20,12,3,,",
    "source,ContactTd,,,12,6",
    "other partners,,,,7,5",
    "provider,gmail,,,12,6",
    "personalised,,,,4,2",
    "calls,,,,3,1",
    "doubtful,2026-11-20,,,940,",
    "",
  ]);
});
