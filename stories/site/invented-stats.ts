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
  const previous = { email_clicks: Math.round(email * 0.82), survey: Math.round(survey * 1.1) };
  // Letters and presses of the tile add up to the email clicks, and providers to the letters.
  const letters = part(email, 0.63);
  const lettersBefore = part(previous.email_clicks, 0.58);
  const gmail = part(letters, 0.72);
  const gmailBefore = part(lettersBefore, 0.74);
  const partners = inventedPartners(letters, lettersBefore);
  return {
    summary: {
      email_clicks_total: email,
      email_clicks_24h: daily.at(-1)?.email_clicks ?? 0,
      survey_total: survey,
      survey_24h: daily.at(-1)?.survey ?? 0,
    },
    previous,
    daily,
    sources: [
      namedClicks("ContactTd", letters, lettersBefore),
      namedClicks("ActionSection", email - letters, previous.email_clicks - lettersBefore),
      namedClicks("Story", survey, previous.survey),
    ],
    partners,
    otherPartners: { count: part(letters, 0.02), previous: 0 },
    personalised: { count: part(letters, 0.31), previous: 0 },
    calls: { count: part(letters, 0.04), previous: part(lettersBefore, 0.03) },
    apart: daily.slice(-3, -1).map(({ day }) => ({ day, doubtful: 412, aside: 60 })),
    providers: [
      namedClicks("gmail", gmail, gmailBefore),
      namedClicks("outlook", letters - gmail, lettersBefore - gmailBefore),
    ],
  };
}

/** Returns partners whose letters are about half of all letters, most letters first. */
function inventedPartners(letters: number, lettersBefore: number): NamedClicks[] {
  return [
    namedClicks(
      "a-gallery-with-a-very-long-name-indeed",
      part(letters, 0.2),
      part(lettersBefore, 0.1),
    ),
    namedClicks("my-gallery", part(letters, 0.15), part(lettersBefore, 0.15)),
    namedClicks("arts-centre", part(letters, 0.05), part(lettersBefore, 0.07)),
    ...Array.from({ length: 14 }, (_, index) =>
      namedClicks(
        `venue-${index + 1}`,
        part(letters, (20 - index) / 2_000),
        part(lettersBefore, 0.006),
      ),
    ),
  ];
}

const part = (total: number, share: number) => Math.round(total * share);

/** Statistics with no clicks at all. */
export const EMPTY_STATS: Stats = {
  summary: { email_clicks_total: 0, email_clicks_24h: 0, survey_total: 0, survey_24h: 0 },
  previous: { email_clicks: 0, survey: 0 },
  daily: dailyClicks(30).map(({ day }) => ({ day, email_clicks: 0, survey: 0 })),
  sources: [],
  partners: [],
  otherPartners: { count: 0, previous: 0 },
  personalised: { count: 0, previous: 0 },
  calls: { count: 0, previous: 0 },
  apart: [],
  providers: [],
};
