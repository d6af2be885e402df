import { stringify } from "csv-stringify/sync";
import type { NamedClicks, Stats } from "../contract/stats.ts";

const COLUMNS = ["section", "name", "email_clicks", "survey", "count", "previous"];

/**
 * Formats the figures as one CSV table (RFC 4180), a row for each figure of
 * the page. A cell that a spreadsheet would run as a formula begins with an
 * apostrophe.
 */
export function statsCsv({
  summary,
  previous,
  daily,
  sources,
  partners,
  otherPartners,
  providers,
  personalised,
  apart,
}: Stats): string {
  const rows = [
    ["summary", "total", summary.email_clicks_total, summary.survey_total],
    ["summary", "last 24 hours", summary.email_clicks_24h, summary.survey_24h],
    ["summary", "previous period", previous.email_clicks, previous.survey],
    ...daily.map(({ day, email_clicks, survey }) => ["day", day, email_clicks, survey]),
    ...namedRows("source", sources),
    ...namedRows("partner", partners),
    ["other partners", "", "", "", otherPartners.count, otherPartners.previous],
    ...namedRows("provider", providers),
    ["personalised", "", "", "", personalised.count, personalised.previous],
    ...apart.flatMap(({ day, doubtful, aside }) => [
      ["doubtful", day, "", "", doubtful],
      ["set aside", day, "", "", aside],
    ]),
  ];
  const filled = rows.map((row) => COLUMNS.map((_column, index) => row[index] ?? ""));
  return stringify([COLUMNS, ...filled], {
    escape_formulas: true,
    record_delimiter: "\r\n",
    // The library does not quote a lone CR, and some spreadsheets end the row there.
    quoted_match: /[\r\n]/,
  });
}

function namedRows(section: string, named: readonly NamedClicks[]): (string | number)[][] {
  return named.map(({ name, count, previous }) => [section, name, "", "", count, previous]);
}
