import { fields, isCount, parseAll } from "./json.ts";

/** Clicks of the asked days and of the last 24 hours (spec §3). */
export type ClickSummary = {
  email_clicks_total: number;
  email_clicks_24h: number;
  survey_total: number;
  survey_24h: number;
};

/** One day in Dublin. */
export type DailyClicks = {
  /** `2026-07-19` */
  day: string;
  email_clicks: number;
  survey: number;
};

/** Clicks of one source, partner or provider. */
export type NamedClicks = {
  name: string;
  count: number;
  /** In as many days before the asked ones. */
  previous: number;
};

/** The figures of so many days in Dublin, today included. */
export type Stats = {
  summary: ClickSummary;
  /** The summary's totals in as many days before. */
  previous: { email_clicks: number; survey: number };
  /** Every asked day, the oldest first; adds up to the summary's totals. */
  daily: DailyClicks[];
  /** Most clicks first, as the two others; at most 500 of each. */
  sources: NamedClicks[];
  /** Clicks that came without a partner's name are in none of them. */
  partners: NamedClicks[];
  providers: NamedClicks[];
};

/** `GET /api/stats`, status 200. */
export type StatsResponse = { success: true } & Stats;

/** The days that can be asked for. */
export const STATS_DAYS = { least: 1, most: 365, usual: 30 } as const;

/** Reads figures out of unknown JSON; null when it has another shape. */
export function parseStatsResponse(value: unknown): StatsResponse | null {
  const { success, summary, previous, daily, sources, partners, providers } = fields(value);
  if (success !== true) return null;
  const stats = {
    success: true as const,
    summary: parseSummary(summary),
    previous: parsePrevious(previous),
    daily: parseAll(daily, parseDay),
    sources: parseAll(sources, parseNamed),
    partners: parseAll(partners, parseNamed),
    providers: parseAll(providers, parseNamed),
  };
  return isWhole(stats) ? stats : null;
}

type Whole<T> = { [K in keyof T]: NonNullable<T[K]> };

function isWhole<T extends object>(parts: T): parts is T & Whole<T> {
  return Object.values(parts).every((part) => part !== null);
}

function parseSummary(value: unknown): ClickSummary | null {
  const { email_clicks_total, email_clicks_24h, survey_total, survey_24h } = fields(value);
  if (!isCount(email_clicks_total) || !isCount(email_clicks_24h)) return null;
  if (!isCount(survey_total) || !isCount(survey_24h)) return null;
  return { email_clicks_total, email_clicks_24h, survey_total, survey_24h };
}

function parsePrevious(value: unknown): Stats["previous"] | null {
  const { email_clicks, survey } = fields(value);
  return isCount(email_clicks) && isCount(survey) ? { email_clicks, survey } : null;
}

function parseDay(value: unknown): DailyClicks | null {
  const { day, email_clicks, survey } = fields(value);
  if (typeof day !== "string" || !/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  return isCount(email_clicks) && isCount(survey) ? { day, email_clicks, survey } : null;
}

function parseNamed(value: unknown): NamedClicks | null {
  const { name, count, previous } = fields(value);
  if (typeof name !== "string" || !isCount(count) || !isCount(previous)) return null;
  return { name, count, previous };
}
