import type { EventSource } from "../../../api/contract/events.ts";
import type { DailyClicks, NamedClicks, Stats } from "../../../api/contract/stats.ts";

/** The change of a count against the preceding period of the same length. */
export type Change =
  /** Both periods have no clicks. */
  | { kind: "none" }
  /** Only the preceding period has no clicks. */
  | { kind: "new" }
  | { kind: "same" }
  | { kind: "up" | "down"; percent: number };

/** Compares two counts in whole percents. A change that rounds to 0% is `same`. */
export function changeOf(count: number, previous: number): Change {
  if (previous === 0) return count === 0 ? { kind: "none" } : { kind: "new" };
  const percent = Math.round((Math.abs(count - previous) / previous) * 100);
  if (percent === 0) return { kind: "same" };
  return { kind: count > previous ? "up" : "down", percent };
}

/** Returns the clicks of all rows together. */
export function sum(named: readonly NamedClicks[]): number {
  return named.reduce((total, { count }) => total + count, 0);
}

/** Returns the email clicks by kind: presses of the letter tile, and letters opened in the element. */
export function emailClicksBySource(sources: readonly NamedClicks[]): {
  tilePresses: number;
  lettersOpened: number;
} {
  const countOf = (source: EventSource) => sources.find(({ name }) => name === source)?.count ?? 0;
  return { tilePresses: countOf("ActionSection"), lettersOpened: countOf("ContactTd") };
}

/** Whether neither the period nor the preceding one has any clicks. */
export function isEmpty({ summary, previous, calls }: Stats): boolean {
  const { email_clicks_total, survey_total } = summary;
  const before = previous.email_clicks + previous.survey + calls.previous;
  return email_clicks_total + survey_total + calls.count + before === 0;
}

/** Returns the day with the most email clicks, the latest on a tie; null when no day has any. */
export function busiestDay(daily: readonly DailyClicks[]): DailyClicks | null {
  const most = Math.max(0, ...daily.map(({ email_clicks }) => email_clicks));
  return most === 0 ? null : (daily.findLast((day) => day.email_clicks === most) ?? null);
}

/** The highlights above the chart; null where there are no clicks to choose from. */
export type Highlights = {
  busiestDay: DailyClicks | null;
  topPartner: { name: string; share: number } | null;
  topProvider: { name: string; share: number } | null;
  /** The share of the letters that the supporter personalised, 0 to 1. */
  ownWords: number | null;
};

/** Finds the busiest day, the top partner and the top provider, and the share of own words. */
export function highlightsOf(stats: Stats): Highlights {
  const { daily, sources, partners, providers, personalised } = stats;
  const { lettersOpened } = emailClicksBySource(sources);
  return {
    busiestDay: busiestDay(daily),
    topPartner: topOf(partners, sum(sources)),
    topProvider: topOf(providers, sum(providers)),
    ownWords: lettersOpened === 0 ? null : Math.min(1, personalised.count / lettersOpened),
  };
}

/** Returns the first row, which the API sorts first by count, with its share of `total`. */
function topOf(named: readonly NamedClicks[], total: number): Highlights["topPartner"] {
  const [first] = named;
  if (first === undefined || first.count === 0 || total === 0) return null;
  return { name: first.name, share: Math.min(1, first.count / total) };
}
