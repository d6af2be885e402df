import type { NamedClicks, Stats } from "../../api/contract/stats.ts";

/** Thirty days of clicks that rise and fall, to 20 November 2026. */
const DAILY: Stats["daily"] = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10),
  email_clicks: Math.round(64 + 26 * Math.sin(index / 2.6) + (index % 7 === 5 ? 41 : 0)),
  survey: Math.round(9 + 4 * Math.sin(index / 3.3)),
}));

const clicksOf = (name: string, count: number, previous: number): NamedClicks => ({
  name,
  count,
  previous,
});

/** Invented statistics of thirty days. */
export const INVENTED_STATS: Stats = {
  summary: {
    email_clicks_total: 2_108,
    email_clicks_24h: 77,
    survey_total: 265,
    survey_24h: 8,
  },
  previous: { email_clicks: 1_729, survey: 292 },
  daily: DAILY,
  sources: [
    clicksOf("ContactTd", 1_328, 1_003),
    clicksOf("ActionSection", 780, 726),
    clicksOf("Story", 265, 292),
  ],
  partners: [
    clicksOf("a-gallery-with-a-very-long-name-indeed", 266, 100),
    clicksOf("my-gallery", 199, 150),
    clicksOf("arts-centre", 66, 70),
    ...Array.from({ length: 14 }, (_, index) => clicksOf(`venue-${index + 1}`, 20 - index, 6)),
  ],
  otherPartners: { count: 27, previous: 0 },
  personalised: { count: 412, previous: 251 },
  calls: { count: 53, previous: 30 },
  apart: DAILY.slice(-3, -1).map(({ day }) => ({ day, doubtful: 412 })),
  providers: [clicksOf("gmail", 956, 742), clicksOf("outlook", 372, 261)],
};

/** Statistics with no clicks at all. */
export const EMPTY_STATS: Stats = {
  summary: { email_clicks_total: 0, email_clicks_24h: 0, survey_total: 0, survey_24h: 0 },
  previous: { email_clicks: 0, survey: 0 },
  daily: DAILY.map(({ day }) => ({ day, email_clicks: 0, survey: 0 })),
  sources: [],
  partners: [],
  otherPartners: { count: 0, previous: 0 },
  personalised: { count: 0, previous: 0 },
  calls: { count: 0, previous: 0 },
  apart: [],
  providers: [],
};
