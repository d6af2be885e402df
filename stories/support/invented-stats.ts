import type { NamedClicks, Stats } from "../../api/contract/stats.ts";

/** Returns deterministic daily clicks for `count` days. */
function dailyClicks(count: number): Stats["daily"] {
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2026, 10, 20 - (count - 1 - index)));
    const wave = Math.sin(index / 2.6) + Math.sin(index / 5.1 + 2);
    return {
      day: day.toISOString().slice(0, 10),
      email_clicks: Math.round(64 + 26 * wave + (index % 7 === 5 ? 41 : 0)),
      survey: Math.round(9 + 4 * Math.sin(index / 3.3)),
    };
  });
}

const namedClicks = (name: string, count: number, previous: number): NamedClicks => ({
  name,
  count,
  previous,
});

/** Returns invented campaign statistics for `count` days. */
export function inventedStats(count = 30): Stats {
  const daily = dailyClicks(count);
  const email = daily.reduce((sum, { email_clicks }) => sum + email_clicks, 0);
  const survey = daily.reduce((sum, day) => sum + day.survey, 0);
  return {
    summary: {
      email_clicks_total: email,
      email_clicks_24h: daily.at(-1)?.email_clicks ?? 0,
      survey_total: survey,
      survey_24h: daily.at(-1)?.survey ?? 0,
    },
    previous: { email_clicks: Math.round(email * 0.82), survey: Math.round(survey * 1.1) },
    daily,
    sources: [
      namedClicks("ContactTd", 1204, 950),
      namedClicks("ActionSection", 716, 700),
      namedClicks("Story", 268, 295),
      namedClicks("something-new", 3, 0),
    ],
    partners: [
      namedClicks("a-gallery-with-a-very-long-name-indeed", 402, 120),
      namedClicks("my-gallery", 311, 311),
      namedClicks("arts-centre", 96, 140),
      ...Array.from({ length: 14 }, (_, index) =>
        namedClicks(`venue-${index + 1}`, 40 - index * 2, 12),
      ),
    ],
    providers: [namedClicks("gmail", 861, 700), namedClicks("outlook", 343, 250)],
  };
}

/** Statistics with no clicks at all. */
export const EMPTY_STATS: Stats = {
  summary: { email_clicks_total: 0, email_clicks_24h: 0, survey_total: 0, survey_24h: 0 },
  previous: { email_clicks: 0, survey: 0 },
  daily: dailyClicks(30).map(({ day }) => ({ day, email_clicks: 0, survey: 0 })),
  sources: [],
  partners: [],
  providers: [],
};
