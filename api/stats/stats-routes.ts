import type { Context } from "hono";
import { privateFailure, privateJson } from "../access/key-guard.ts";
import { DECISION_DAYS, type Decided, Decision } from "../contract/decisions.ts";
import { parseWith } from "../contract/json.ts";
import { type NamedClicks, STATS_DAYS, type Stats, type StatsResponse } from "../contract/stats.ts";
import type { Sql } from "../db/connect.ts";
import { type Answer, PRIVATE_HEADERS, plainAnswer, respond } from "../http/answer.ts";
import { csvHeaders, formatCsv } from "../http/csv.ts";
import { decide, readBursts } from "./decision-store.ts";
import { readStats } from "./stats-store.ts";

/** The dependencies of the routes for the figures, their bursts, and decisions about them. */
export type StatsDeps = ReturnType<typeof openStats>;

/** Opens the figures, and the decisions of staff about them. */
export function openStats(sql: Sql) {
  const now = () => new Date();
  return {
    read: (days: number) => readStats(sql, days, now()),
    readBursts: () => readBursts(sql, now()),
    /** Carries it out within this time, or not at all. */
    decide: (decision: Decision, limitMs: number) => decide(sql, decision, limitMs),
    now,
  };
}

/** `GET /api/stats` and `/api/stats.csv` with the stats key: the figures, formatted by `render`. */
export async function answerStats(
  c: Context,
  { read }: StatsDeps,
  render: (stats: Stats, days: number) => Answer,
): Promise<Response> {
  const days = parseDays(c.req.queries("days"));
  if (days === null) return privateFailure(400, "days-invalid");
  return respond(render(await read(days), days));
}

/** Formats the figures as JSON. */
export function statsAsJson(stats: Stats): Answer {
  const response: StatsResponse = { success: true, ...stats };
  return plainAnswer(200, JSON.stringify(response), PRIVATE_HEADERS);
}

/** Formats the figures as a CSV file to download. */
export function statsAsCsv(stats: Stats, days: number): Answer {
  return plainAnswer(200, statsCsv(stats), {
    ...PRIVATE_HEADERS,
    ...csvHeaders(`campaign-stats-${days}-days.csv`),
  });
}

function parseDays(values: readonly string[] = []): number | null {
  const [value = `${STATS_DAYS.usual}`, ...more] = values;
  if (more.length > 0 || !/^[1-9]\d{0,2}$/.test(value)) return null;
  return Number(value) <= STATS_DAYS.most ? Number(value) : null;
}

const COLUMNS = ["section", "name", "email_clicks", "survey", "count", "previous"];

type Row = (string | number)[];

const named =
  (section: string) =>
  (all: readonly NamedClicks[]): Row[] =>
    all.map(({ name, count, previous }) => [section, name, "", "", count, previous]);
const single =
  (section: string) =>
  (clicks: Omit<NamedClicks, "name">): Row[] =>
    named(section)([{ name: "", ...clicks }]);

/** The rows of each figure; the compiler names one that is left out. */
const ROWS: { [Figure in keyof Stats]: (value: Stats[Figure]) => Row[] } = {
  summary: (summary) => [
    ["summary", "total", summary.email_clicks_total, summary.survey_total],
    ["summary", "last 24 hours", summary.email_clicks_24h, summary.survey_24h],
  ],
  previous: ({ email_clicks, survey }) => [["summary", "previous period", email_clicks, survey]],
  daily: (days) => days.map(({ day, email_clicks, survey }) => ["day", day, email_clicks, survey]),
  sources: named("source"),
  partners: named("partner"),
  otherPartners: single("other partners"),
  crowded: (days) => days.map((day) => ["more partners than named", day]),
  providers: named("provider"),
  personalised: single("personalised"),
  calls: single("calls"),
  apart: (days) =>
    days.flatMap(({ day, doubtful, aside }) => [
      ["doubtful", day, "", "", doubtful],
      ["set aside", day, "", "", aside],
    ]),
};

/** Formats the figures as one CSV table, a row for each figure of the page. */
export function statsCsv(stats: Stats): string {
  const rowsOf = <Figure extends keyof Stats>(figure: Figure) => ROWS[figure](stats[figure]);
  return formatCsv(COLUMNS, (Object.keys(ROWS) as (keyof Stats)[]).flatMap(rowsOf));
}

/** A window of a month can hold millions of events. The commit has some seconds more. */
const DECIDE_LIMIT_MS = 50_000;
export const DECIDE_TIMEOUT_MS = 55_000;
const DAY_MS = 86_400_000;
/** No event is older. PostgreSQL has no year 0. */
const EARLIEST = Date.parse("2020-01-01T00:00:00Z");
/** Windows are whole minutes, so one may include the present minute. */
const MINUTE_MS = 60_000;

/** `GET /api/bursts` with the stats key: the bursts and the decisions. */
export async function answerBursts({ readBursts }: StatsDeps): Promise<Response> {
  return privateJson(200, { success: true, ...(await readBursts()) });
}

/** `POST /api/decisions`: 200 when the events of the window are moved, 400 for an invalid decision. */
export async function receiveDecision(
  body: unknown,
  { decide, now }: StatsDeps,
): Promise<Response> {
  const decision = parseDecision(body, now());
  if (decision === null) return privateFailure(400, "decision-invalid");
  const events = await decide(decision, DECIDE_LIMIT_MS);
  return privateJson(200, { success: true, events } satisfies Decided);
}

function parseDecision(body: unknown, now: Date): Decision | null {
  const decision = parseWith(Decision, body);
  if (decision === null) return null;
  const [from, to] = [Date.parse(decision.from), Date.parse(decision.to)];
  const isWindow =
    from >= EARLIEST &&
    from < to &&
    to - from <= DECISION_DAYS * DAY_MS &&
    to <= now.getTime() + MINUTE_MS;
  return isWindow ? decision : null;
}
