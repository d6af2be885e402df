import { CsvError, parse } from "csv-parse/browser/esm/sync";
import { problemsOf } from "../../../../api/contract/campaign/campaign.ts";
import { PlaceFigure, TODAYS_CONSTITUENCIES } from "../../../../api/contract/campaign/places.ts";
import { PROBLEM_REASONS } from "../../../../api/contract/campaign/problems.ts";
import { RecordFields } from "../../../../api/contract/campaign/record-fields.ts";
import type { Constituency } from "../../../../api/contract/constituencies.ts";
import { isDay } from "../../../../api/contract/json.ts";
import { STANCES } from "../../../../api/contract/record.ts";
import type { RecordResponse } from "../../../../api/contract/record-schema.ts";
import { fail, ok, type Result } from "../../../../api/contract/result.ts";
import { fold, visibleText } from "../../../../api/contract/text.ts";

/** A row of a CSV text with its last line in the text. */
type NumberedRow = { line: number; cells: string[] };

/** Returns the text of a file in UTF-8, without a byte order mark. Fails with a sentence. */
export function textOf(file: ArrayBuffer): Result<string, string> {
  try {
    return ok(new TextDecoder("utf-8", { fatal: true }).decode(file));
  } catch {
    return fail("This file is not in UTF-8. In a spreadsheet, save it as ‘CSV UTF-8’.");
  }
}

/** Returns the rows of a CSV text that are not empty. The first line shows what divides cells: tab, `;` or `,`. */
function csvRows(text: string): Result<NumberedRow[], string> {
  const [first = ""] = text.trimStart().split("\n", 1);
  const delimiter = ["\t", ";"].find((sign) => first.includes(sign)) ?? ",";
  const rows: NumberedRow[] = [];
  try {
    parse(text.replaceAll("\r\n", "\n"), {
      delimiter,
      on_record: (cells, { lines }) => {
        rows.push({ line: lines, cells: cells.map((cell) => cell.trim()) });
        return null;
      },
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      // Between tabs, an empty cell would be lost as space.
      trim: delimiter !== "\t",
    });
    return ok(rows);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return fail(`This cannot be read as CSV. ${error.message}`);
  }
}

/** Returns a pasted text without invisible signs. Tabs, and breaks of a field without `lines`, become spaces. */
export function pastedText(text: string, lines: boolean): string {
  const withLines = text.replace(/\r\n?|[\v\f\p{Zl}\p{Zp}]/gu, "\n");
  const withSpaces = lines
    ? withLines.replace(/\t+/g, " ")
    : withLines.trim().replace(/[\t\n]+/g, " ");
  return withSpaces.replace(/(?![\n\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu, "");
}

/** The names of the columns, in order. */
const PLACE_COLUMNS = {
  constituency: "constituency",
  en: "place in English",
  ga: "place in Irish",
  figure: "figure",
};
const WIDTH = Object.keys(PLACE_COLUMNS).length;

/** A row that cannot be used, by its last line in the text; each reason is a sentence. */
export type RefusedRow = { line: number; reasons: string[] };

type PlaceTable = { places: PlaceFigure[]; refused: RefusedRow[] };

/** Reads CSV with a row for each constituency, and with a row that names the columns or without. */
export function readPlaces(text: string): PlaceTable {
  const table: PlaceTable = { places: [], refused: [] };
  const rows = csvRows(text);
  if (!rows.ok) return { ...table, refused: [{ line: 1, reasons: [rows.failure] }] };
  const lines = new Map<Constituency, number>();
  for (const [index, { line, cells }] of rows.value.entries()) {
    const { place, reasons } = checkPlace(cells.map((cell) => pastedText(cell, false)));
    if (index === 0 && place === null && !/\d/.test(cells.join())) continue;
    const before = place && lines.get(place.constituency);
    if (before) reasons.push(`${place.constituency} is in row ${before} already.`);
    if (place === null || before) table.refused.push({ line, reasons });
    else {
      lines.set(place.constituency, line);
      table.places.push(place);
    }
  }
  return table;
}

/** Returns the place of a row, or null with the reasons against the row. */
function checkPlace(cells: string[]): { place: PlaceFigure | null; reasons: string[] } {
  if (cells.length !== WIDTH) {
    const names = Object.values(PLACE_COLUMNS).join(", ");
    return { place: null, reasons: [`It has ${cells.length} columns, not ${WIDTH}: ${names}.`] };
  }
  const [name = "", en = "", ga = "", figure = ""] = cells;
  const constituency = TODAYS_CONSTITUENCIES.find((each) => fold(each) === fold(name)) ?? name;
  const row = { constituency, en, ga, figure: /^\d+$/.test(figure) ? Number(figure) : figure };
  const { data = null, error } = PlaceFigure.safeParse(row);
  const reasons = (error?.issues ?? []).flatMap(problemsOf).map(({ field, code }) => {
    const column = Object.keys(PLACE_COLUMNS).indexOf(field);
    const title = Object.values(PLACE_COLUMNS)[column];
    const cell = cells[column] ?? "";
    if (cell === "") return `${title} ${PROBLEM_REASONS.empty}.`;
    const reason = PROBLEM_REASONS[code === "type" ? "number" : code];
    return `${title}: “${visibleText(cell)}” ${reason}.`;
  });
  return { place: data, reasons };
}

const COLUMNS = ["td", "stance", "sentence", "date", "url"] as const;
type NamedCells = Partial<Record<string, string>>;
type CodedTd = Pick<RecordResponse["tds"][number], "memberCode" | "name" | "constituency">;
type StatementRow = Record<"member" | "stance" | "sentence" | "date" | "url", string>;
export type StatementTable = { statements: StatementRow[]; refused: RefusedRow[] };

/** Reads CSV of statements, whose first row names the columns; `known` are in the draft. Fails with a sentence. */
export function readStatements(
  text: string,
  tds: readonly CodedTd[],
  known: readonly StatementRow[],
): Result<StatementTable, string> {
  if (tds.length === 0) {
    return fail("The list of TDs is not available now, so no row can be checked.");
  }
  const csv = csvRows(text);
  if (!csv.ok) return csv;
  const [first, ...rows] = csv.value;
  const header = first?.cells.map((name) => name.toLowerCase()) ?? [];
  const missing = COLUMNS.filter((name) => !header.includes(name));
  if (missing.length > 0) {
    return fail(`The first row does not name these columns: ${missing.join(", ")}`);
  }
  // Two statements of a TD with the same date and address are one.
  const identity = ({ member, date, url }: StatementRow) => `${member} ${date} ${url}`;
  const identities = new Set(known.map(identity));
  const table: StatementTable = { statements: [], refused: [] };
  for (const { line, cells } of rows) {
    if (cells.length !== header.length) {
      table.refused.push({ line, reasons: ["It has more or fewer columns than the first row."] });
      continue;
    }
    const row = Object.fromEntries(header.map((name, column) => [name, cells[column]]));
    const { statement, reasons } = checkStatement(row, tds);
    if (reasons.length === 0 && identities.has(identity(statement))) {
      reasons.push(`td, date and url: this statement of ${row.td} is entered already.`);
    }
    if (reasons.length > 0) table.refused.push({ line, reasons });
    else {
      identities.add(identity(statement));
      table.statements.push(statement);
    }
  }
  return ok(table);
}

/** Returns the statement of a row, and the reasons against it. */
function checkStatement(row: NamedCells, tds: readonly CodedTd[]) {
  const { td = "", constituency = "", stance = "", sentence = "", date = "", url = "" } = row;
  const [member, ...others] = tds.filter(
    (sitting) =>
      sitting.memberCode === td ||
      (fold(sitting.name) === fold(td) &&
        fold(sitting.constituency).startsWith(fold(constituency))),
  );
  const statement = {
    member: member?.memberCode ?? "",
    stance: stance.toLowerCase(),
    sentence: sentence.replaceAll(/\s+/g, " "),
    date: dayOf(date),
    url,
  };
  const name = constituency === "" ? td : `${td}, ${constituency}`;
  const isStance = STANCES.some((known) => known === statement.stance);
  const { error } = RecordFields.safeParse({ statements: { 0: statement } });
  const reasons = [
    member === undefined && `td: no sitting TD is found for “${name}”.`,
    others.length > 0 && `td: several TDs are found for “${name}”; name the constituency.`,
    !isStance && `stance: “${stance}” is not for, against or undecided.`,
    statement.date === "" && `date: “${date}” is not a day such as 08/07/2026 or 8 July 2026.`,
    ...(error?.issues ?? []).flatMap(problemsOf).map(({ field: path, code }) => {
      const column = path.split(".").at(-1) ?? "";
      // Reasons against the other columns are above, in the words of the file.
      return ["sentence", "url"].includes(column) && `${column} ${PROBLEM_REASONS[code]}.`;
    }),
  ];
  return { statement, reasons: reasons.filter((reason) => reason !== false) };
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Returns a day of a spreadsheet, `08/07/2026` or `8 July 2026`, as `2026-07-08`; else an empty text. */
export function dayOf(text: string): string {
  const [, y, m, d] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const [, day = d, month = m, year = y] =
    /^(\d{1,2})[/. ](\d{1,2}|\p{L}{3,9})[/. ](\d{4})$/u.exec(text) ?? [];
  const number = MONTHS.indexOf((month ?? "").slice(0, 3).toLowerCase()) + 1;
  const iso = [year, number || month, day].map((part) => `${part}`.padStart(2, "0")).join("-");
  return isDay(iso) ? iso : "";
}
