import type { Context } from "hono";
import type { KeyGuard } from "../access/key-guard.ts";
import { retryAfter } from "../access/rate-limit.ts";
import { refused, requireKey } from "../access/require-key.ts";
import { STATS_DAYS, type Stats, type StatsResponse } from "../contract/stats.ts";
import { withTimeout } from "../db/with-timeout.ts";
import { type Answer, API_HEADERS, type HeaderMap, plainAnswer, respond } from "../http/answer.ts";
import type { Log } from "../observe/log.ts";
import { statsCsv } from "./stats-csv.ts";

/** What answering figures takes. */
export type StatsDeps = {
  guard: KeyGuard;
  read: (days: number) => Promise<Stats>;
};

const PATIENCE_MS = 8_000;
const RETRY_AFTER_MS = 5_000;
const PRIVATE: HeaderMap = { "cache-control": "no-store" };

/** `GET /api/stats` and its CSV from `address`: the figures, for whoever sends the key. */
export async function answerStats(
  c: Context,
  address: string,
  { guard, read }: StatsDeps,
  log: Log,
  render: (stats: Stats, days: number) => Answer,
): Promise<Response> {
  const away = await requireKey(c, address, guard);
  if (away !== null) return away;
  const days = askedDays(c.req.queries("days"));
  if (days === null) return refused(400, "days-invalid");
  const stats = await withTimeout(read(days), PATIENCE_MS);
  if (stats.ok) return respond(render(stats.value, days));
  log.warn(`The figures could not be read: ${stats.failure.reason}`);
  return refused(503, "not-ready", retryAfter(RETRY_AFTER_MS));
}

/** The figures as JSON. */
export function statsAsJson(stats: Stats): Answer {
  const response: StatsResponse = { success: true, ...stats };
  return plainAnswer(200, JSON.stringify(response), { ...API_HEADERS, ...PRIVATE });
}

/** The figures as a file for a spreadsheet. */
export function statsAsCsv(stats: Stats, days: number): Answer {
  return plainAnswer(200, statsCsv(stats), {
    ...API_HEADERS,
    ...PRIVATE,
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="campaign-stats-${days}-days.csv"`,
  });
}

/** The days asked for out of every `days` of the query; null when that is no whole number from 1 to 365. */
export function askedDays(values: readonly string[] = []): number | null {
  const [value = `${STATS_DAYS.usual}`, ...more] = values;
  if (more.length > 0 || !/^[1-9]\d{0,2}$/.test(value)) return null;
  return Number(value) <= STATS_DAYS.most ? Number(value) : null;
}
