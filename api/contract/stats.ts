import * as z from "zod/mini";
import { Count, Day, Succeeded } from "./schema-parts.ts";

/** Clicks of one day in Dublin, `2026-07-19`. */
export const DailyClicks = z.object({ day: Day, email_clicks: Count, survey: Count });
export type DailyClicks = z.infer<typeof DailyClicks>;

const Clicks = z.object({ count: Count, previous: Count });

export const NamedClicks = z.extend(Clicks, { name: z.string() });
export type NamedClicks = z.infer<typeof NamedClicks>;

/** The figures of a number of days in Dublin, today included. */
export const Stats = z.object({
  summary: z.object({
    email_clicks_total: Count,
    email_clicks_24h: Count,
    survey_total: Count,
    survey_24h: Count,
  }),
  previous: z.object({ email_clicks: Count, survey: Count }),
  /** Every requested day, oldest first; the sums are the summary's totals. */
  daily: z.array(DailyClicks),
  sources: z.array(NamedClicks),
  partners: z.array(NamedClicks),
  /** Clicks of all other partners: `partners` names the 500 largest. */
  otherPartners: Clicks,
  providers: z.array(NamedClicks),
  /** Letters with a name or words of the supporter's own; `sources` counts all letters as ContactTd. */
  personalised: Clicks,
  /** Presses of 'Call', which no other figure counts. */
  calls: Clicks,
  /** Clicks beyond the quotas, which no other figure counts, by day, oldest first. */
  apart: z.array(z.object({ day: Day, doubtful: Count })),
});
export type Stats = z.infer<typeof Stats>;

/** `GET /api/stats`, status 200. */
export const StatsResponse = z.extend(Stats, { success: Succeeded });
export type StatsResponse = z.infer<typeof StatsResponse>;

/** The number of days that can be requested. */
export const STATS_DAYS = { least: 1, most: 365, usual: 30 } as const;
