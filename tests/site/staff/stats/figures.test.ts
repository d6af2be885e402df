import { describe, expect, it } from "vitest";
import type { Stats } from "../../../../api/contract/stats.ts";
import {
  busiestDay,
  changeOf,
  emailClicksBySource,
  highlightsOf,
  isEmpty,
} from "../../../../site/staff/stats/figures.ts";

const STATS: Stats = {
  summary: { email_clicks_total: 10, email_clicks_24h: 1, survey_total: 2, survey_24h: 0 },
  previous: { email_clicks: 8, survey: 2 },
  daily: [
    { day: "2026-11-18", email_clicks: 4, survey: 0 },
    { day: "2026-11-19", email_clicks: 4, survey: 2 },
    { day: "2026-11-20", email_clicks: 2, survey: 0 },
  ],
  sources: [{ name: "ContactTd", count: 10, previous: 8 }],
  partners: [
    { name: "a-gallery", count: 5, previous: 1 },
    { name: "b-gallery", count: 1, previous: 0 },
  ],
  otherPartners: { count: 2, previous: 0 },
  personalised: { count: 4, previous: 0 },
  calls: { count: 0, previous: 0 },
  apart: [],
  providers: [
    { name: "outlook", count: 6, previous: 0 },
    { name: "gmail", count: 2, previous: 9 },
  ],
};
const EMPTY: Stats = {
  ...STATS,
  summary: { email_clicks_total: 0, email_clicks_24h: 0, survey_total: 0, survey_24h: 0 },
  previous: { email_clicks: 0, survey: 0 },
  daily: STATS.daily.map(({ day }) => ({ day, email_clicks: 0, survey: 0 })),
  partners: [],
  providers: [],
};

describe("the change of a count", () => {
  it.each([
    [12, 10, { kind: "up", percent: 20 }],
    [9, 10, { kind: "down", percent: 10 }],
    [0, 10, { kind: "down", percent: 100 }],
    [1_001, 1_000, { kind: "same" }],
    [5, 0, { kind: "new" }],
    [0, 0, { kind: "none" }],
  ])("from %i clicks, %i before", (count, previous, change) => {
    expect(changeOf(count, previous)).toEqual(change);
  });
});

describe("the email clicks by source", () => {
  it("separate presses of the letter tile from letters opened", () => {
    const sources = [
      { name: "ContactTd", count: 12, previous: 0 },
      { name: "Story", count: 3, previous: 0 },
      { name: "ActionSection", count: 7, previous: 0 },
    ];
    expect(emailClicksBySource(sources)).toEqual({ tilePresses: 7, lettersOpened: 12 });
  });
});

describe("the highlights", () => {
  it("are the busiest day, the top partner and the top provider", () => {
    expect(highlightsOf(STATS)).toEqual({
      busiestDay: STATS.daily[1],
      topPartner: { name: "a-gallery", share: 0.5 },
      topProvider: { name: "outlook", share: 0.75 },
      ownWords: 0.4,
    });
  });

  it("are null without clicks", () => {
    expect(isEmpty(STATS)).toBe(false);
    expect(isEmpty(EMPTY)).toBe(true);
    expect(isEmpty({ ...EMPTY, calls: { count: 1, previous: 0 } })).toBe(false);
    expect(busiestDay([])).toBeNull();
    expect(highlightsOf({ ...EMPTY, sources: [] })).toEqual({
      busiestDay: null,
      topPartner: null,
      topProvider: null,
      ownWords: null,
    });
  });
});
