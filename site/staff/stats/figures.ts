import type { DailyClicks, NamedClicks, Stats } from "../../../api/contract/stats.ts";

/** How a figure stands to that of the same time before. */
export type Change =
  | { kind: "none" }
  /** There was nothing to compare with. */
  | { kind: "new" }
  | { kind: "same" }
  | { kind: "up" | "down"; percent: number };

/** Compares `count` with what it was before; whole percents, and a change that rounds to none is none. */
export function changeOf(count: number, previous: number): Change {
  if (previous === 0) return count === 0 ? { kind: "none" } : { kind: "new" };
  const percent = Math.round((Math.abs(count - previous) / previous) * 100);
  if (percent === 0) return { kind: "same" };
  return { kind: count > previous ? "up" : "down", percent };
}

/** A row of a breakdown. */
export type Row = NamedClicks & {
  /** Of all that is counted in the breakdown, 0 to 1. */
  share: number;
  /** Of the longest bar, 0 to 1. */
  length: number;
};

/** The rows with their shares of `total`, which may be more than the rows add up to. */
export function rowsOf(named: readonly NamedClicks[], total: number): Row[] {
  const most = Math.max(1, ...named.map(({ count }) => count));
  return named.map((row) => ({
    ...row,
    share: total === 0 ? 0 : row.count / total,
    length: row.count / most,
  }));
}

/** Clicks of all rows together. */
export function sum(named: readonly NamedClicks[]): number {
  return named.reduce((total, { count }) => total + count, 0);
}

/** Whether there is nothing to show, in this period and the one before. */
export function isEmpty({ summary, previous }: Stats): boolean {
  const { email_clicks_total, survey_total } = summary;
  return email_clicks_total + survey_total + previous.email_clicks + previous.survey === 0;
}

/** The day with the most email clicks, the latest of equals; null when no day has any. */
export function busiestDay(daily: readonly DailyClicks[]): DailyClicks | null {
  const most = Math.max(0, ...daily.map(({ email_clicks }) => email_clicks));
  return most === 0 ? null : (daily.findLast((day) => day.email_clicks === most) ?? null);
}

/** What a reader comes to find out, in figures; null where there is nothing to say. */
export type InShort = {
  busiest: DailyClicks | null;
  partner: { name: string; share: number } | null;
  provider: { name: string; share: number } | null;
};

/** Picks the busiest day, the partner and the provider that stand out. */
export function inShort({ daily, sources, partners, providers }: Stats): InShort {
  return {
    busiest: busiestDay(daily),
    partner: leader(partners, sum(sources)),
    provider: leader(providers, sum(providers)),
  };
}

function leader(named: readonly NamedClicks[], total: number): InShort["partner"] {
  const [first] = named;
  if (first === undefined || first.count === 0 || total === 0) return null;
  return { name: first.name, share: Math.min(1, first.count / total) };
}
