import { describe, expect, it } from "vitest";
import {
  busiestDay,
  changeOf,
  inShort,
  isEmpty,
  rowsOf,
} from "../../../../site/staff/stats/figures.ts";
import {
  dayInWords,
  inChange,
  inComparison,
  inPercent,
  sourceName,
} from "../../../../site/staff/stats/words.ts";

const STATS = {
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
  providers: [
    { name: "outlook", count: 6, previous: 0 },
    { name: "gmail", count: 2, previous: 9 },
  ],
};
const NOTHING = {
  ...STATS,
  summary: { email_clicks_total: 0, email_clicks_24h: 0, survey_total: 0, survey_24h: 0 },
  previous: { email_clicks: 0, survey: 0 },
  daily: STATS.daily.map(({ day }) => ({ day, email_clicks: 0, survey: 0 })),
  partners: [],
  providers: [],
};

describe("a figure beside that of the same time before", () => {
  it.each([
    [12, 10, "+20%", "20% more than in the 7 days before"],
    [9, 10, "−10%", "10% fewer than in the 7 days before"],
    [0, 10, "−100%", "100% fewer than in the 7 days before"],
    [1001, 1000, "±0%", "about as many as in the 7 days before"],
    [5, 0, "new", "none in the 7 days before"],
    [0, 0, "", "none in the 7 days before"],
    [12_000, 1, "+1,199,900%", "1,199,900% more than in the 7 days before"],
  ])("%i after %i reads %s", (count, previous, short, long) => {
    const change = changeOf(count, previous);
    expect(inChange(change)).toBe(short);
    expect(inComparison(change, 7)).toBe(long);
  });
});

describe("the rows of a breakdown", () => {
  it("have their share of all and their length beside the longest", () => {
    expect(rowsOf(STATS.partners, 10)).toEqual([
      { name: "a-gallery", count: 5, previous: 1, share: 0.5, length: 1 },
      { name: "b-gallery", count: 1, previous: 0, share: 0.1, length: 0.2 },
    ]);
  });

  it("are nothing where nothing is counted", () => {
    expect(rowsOf([{ name: "gone", count: 0, previous: 3 }], 0)).toEqual([
      { name: "gone", count: 0, previous: 3, share: 0, length: 0 },
    ]);
  });
});

describe("what the figures say in short", () => {
  it("is the busiest day, the leading partner and provider", () => {
    expect(inShort(STATS)).toEqual({
      busiest: STATS.daily[1],
      partner: { name: "a-gallery", share: 0.5 },
      provider: { name: "outlook", share: 0.75 },
    });
  });

  it("is nothing of nothing", () => {
    expect(isEmpty(STATS)).toBe(false);
    expect(isEmpty(NOTHING)).toBe(true);
    expect(busiestDay([])).toBeNull();
    expect(inShort(NOTHING)).toEqual({ busiest: null, partner: null, provider: null });
  });
});

describe("the words of the page", () => {
  it("name days as they are in Dublin, wherever the reader is", () => {
    expect(dayInWords("2026-11-20", "week")).toBe("Fri 20");
    expect(dayInWords("2026-11-20", "short")).toBe("20 Nov");
    expect(dayInWords("2026-11-20", "named")).toBe("Friday 20 November");
    expect(dayInWords("2026-03-29", "full")).toBe("29 March 2026");
  });

  it("do not call a little nothing", () => {
    expect([0, 0.001, 0.01, 0.374, 1].map(inPercent)).toEqual([
      "0%",
      "under 1%",
      "1%",
      "37%",
      "100%",
    ]);
  });

  it("leave a source that they do not know as it is", () => {
    expect(sourceName("ContactTd")).toBe("Letter opened");
    expect(sourceName("constructor")).toBe("constructor");
  });
});
