import PQueue from "p-queue";
import { privateFailure, privateJson } from "../access/key-guard.ts";
import type { Routes } from "../access/routes.ts";
import { PATHS } from "../contract/paths.ts";
import { type NamedClicks, STATS_DAYS, type Stats, type StatsResponse } from "../contract/stats.ts";
import type { Sql } from "../db/connect.ts";
import { PRIVATE_HEADERS, plainAnswer, respond } from "../http/answer.ts";
import { type CsvRow, csvHeaders, formatCsv } from "../http/csv.ts";
import { readStats } from "./stats-store.ts";

export type StatsDeps = { stats: ReturnType<typeof openStats> };

/** Opens the figures. They are read one after the other, so that events find a free connection. */
export function openStats(sql: Sql) {
  const queue = new PQueue({ concurrency: 1 });
  return { read: (days: number) => queue.add(() => readStats(sql, days, new Date())) };
}

const figuresAs = (
  content: "Stats" | "text/csv",
  render: (stats: Stats, days: number) => Response,
): Routes<StatsDeps>[string] => ({
  key: "stats",
  summary: "The figures of a number of days in Dublin, today included",
  query: "days",
  responses: { 200: content, 400: "days-invalid" },
  answer: async (c, { stats }) => {
    const days = parseDays(c.req.queries("days"));
    if (days === null) return privateFailure(400, "days-invalid");
    return render(await stats.read(days), days);
  },
});

export const STATS_ROUTES: Routes<StatsDeps> = {
  [`GET ${PATHS.stats}`]: figuresAs("Stats", (stats) =>
    privateJson<StatsResponse>(200, { success: true, ...stats }),
  ),
  [`GET ${PATHS.statsCsv}`]: figuresAs("text/csv", (stats, days) => {
    const headers = { ...PRIVATE_HEADERS, ...csvHeaders(`campaign-stats-${days}-days.csv`) };
    return respond(plainAnswer(200, statsCsv(stats), headers));
  }),
};

function parseDays(values: readonly string[] = []): number | null {
  const [value = `${STATS_DAYS.usual}`, ...more] = values;
  if (more.length > 0 || !/^[1-9]\d{0,2}$/.test(value)) return null;
  return Number(value) <= STATS_DAYS.most ? Number(value) : null;
}

const COLUMNS = ["section", "name", "email_clicks", "survey", "count", "previous"];

const rowsByName =
  (section: string) =>
  (all: readonly NamedClicks[]): CsvRow[] =>
    all.map(({ name, count, previous }) => [section, name, "", "", count, previous]);
const singleRow =
  (section: string) =>
  (clicks: Omit<NamedClicks, "name">): CsvRow[] =>
    rowsByName(section)([{ name: "", ...clicks }]);

/** The rows of each figure; the compiler names one that is left out. */
const ROWS: { [Figure in keyof Stats]: (value: Stats[Figure]) => CsvRow[] } = {
  summary: (summary) => [
    ["summary", "total", summary.email_clicks_total, summary.survey_total],
    ["summary", "last 24 hours", summary.email_clicks_24h, summary.survey_24h],
  ],
  previous: ({ email_clicks, survey }) => [["summary", "previous period", email_clicks, survey]],
  daily: (days) => days.map(({ day, email_clicks, survey }) => ["day", day, email_clicks, survey]),
  sources: rowsByName("source"),
  partners: rowsByName("partner"),
  otherPartners: singleRow("other partners"),
  providers: rowsByName("provider"),
  personalised: singleRow("personalised"),
  calls: singleRow("calls"),
  apart: (days) => days.map(({ day, doubtful }) => ["doubtful", day, "", "", doubtful]),
};

function statsCsv(stats: Stats): string {
  const rowsOf = <Figure extends keyof Stats>(figure: Figure) => ROWS[figure](stats[figure]);
  return formatCsv(COLUMNS, (Object.keys(ROWS) as (keyof Stats)[]).flatMap(rowsOf));
}
