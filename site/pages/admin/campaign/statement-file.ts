import { problemsOf } from "../../../../api/contract/campaign/campaign.ts";
import type { Problem } from "../../../../api/contract/campaign/problems.ts";
import { RecordFields } from "../../../../api/contract/campaign/record-fields.ts";
import { isDay } from "../../../../api/contract/json.ts";
import { STANCES } from "../../../../api/contract/record.ts";
import { fail, ok, type Result } from "../../../../api/contract/result.ts";
import { fold } from "../../../../api/contract/text.ts";
import type { FormValues } from "./form-values.ts";
import { entriesIn, entryValues, newStatement, statementIn } from "./form-values.ts";
import type { SittingTd } from "./sitting-tds.ts";

const COLUMNS = ["td", "stance", "sentence", "date", "url"] as const;
type Row = Partial<Record<string, string>>;

/** Why a row is refused; `text` is what it holds. */
export type RowProblem =
  | { code: "unknown-td" | "several-tds" | "unknown-stance"; text: string }
  | { code: "unknown-date" | "known"; text: string }
  | { code: "columns" }
  | Problem;

/** The statements of a file. */
export type FileStatements = {
  /** The fields of the accepted ones. */
  values: FormValues;
  added: number;
  /** By the line in the file; the last one of a row that has several. */
  refused: { line: number; problems: RowProblem[] }[];
};

/** Why a whole file is refused; `text` names the missing columns, or the parser's reason. */
export type FileFailure = { code: "encoding" | "csv" | "header" | "no-tds"; text: string };

/**
 * Reads a CSV file of statements in UTF-8, with commas or semicolons. Its first row names the columns.
 *
 * @param values - the statements that there are
 * @param now - the time in the keys of the new ones
 */
export async function readStatements(
  file: ArrayBuffer,
  tds: readonly SittingTd[],
  values: FormValues,
  now: number,
): Promise<Result<FileStatements, FileFailure>> {
  if (tds.length === 0) return fail({ code: "no-tds", text: "" });
  const rows = await rowsOf(file);
  if (!rows.ok) return rows;
  const seen = new Set(
    entriesIn(values, "statements").map((entry) => identity(statementIn(values, entry))),
  );
  const read: FileStatements = { values: {}, added: 0, refused: [] };
  for (const { line, row } of rows.value) {
    const { statement, problems } = checked(row, tds);
    if (problems.length === 0 && seen.has(identity(statement))) {
      problems.push({ code: "known", text: row?.td ?? "" });
    }
    if (problems.length > 0) read.refused.push({ line, problems });
    else {
      seen.add(identity(statement));
      Object.assign(read.values, entryValues(newStatement(now, read.added++), statement));
    }
  }
  return ok(read);
}

/** Two statements of a TD with the same date and address are one. */
const identity = ({ member, date, url }: Row) => `${member} ${date} ${url}`;

/** Returns the rows below the header; null is one with more or fewer columns. */
async function rowsOf(
  file: ArrayBuffer,
): Promise<Result<{ line: number; row: Row | null }[], FileFailure>> {
  const { parse, CsvError } = await import("csv-parse/browser/esm/sync");
  let header: string[] = [];
  try {
    // The decoder leaves out the byte order mark.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(file).replaceAll("\r\n", "\n");
    const rows = parse<{ record: Row; info: { lines: number; error?: unknown } }>(text, {
      delimiter: /^[^\n]*;/.test(text) ? ";" : ",",
      columns: (names: string[]) => {
        header = names.map((name) => name.toLowerCase());
        return header;
      },
      info: true,
      // A row with another number of columns says so itself, and the others are read.
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    });
    const missing = COLUMNS.filter((name) => !header.includes(name));
    if (missing.length > 0) return fail({ code: "header", text: missing.join(", ") });
    return ok(
      rows.map(({ record, info }) => ({ line: info.lines, row: info.error ? null : record })),
    );
  } catch (error) {
    if (error instanceof CsvError) return fail({ code: "csv", text: error.message });
    return fail({ code: "encoding", text: "" });
  }
}

/** Returns the statement of a row, and what is wrong with it. */
function checked(row: Row | null, tds: readonly SittingTd[]) {
  const problems: RowProblem[] = [];
  const { td = "", constituency = "", stance = "", sentence = "", date = "", url = "" } = row ?? {};
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
  if (row === null) return { statement, problems: [{ code: "columns" }] satisfies RowProblem[] };
  const text = constituency === "" ? td : `${td}, ${constituency}`;
  if (member === undefined) problems.push({ code: "unknown-td", text });
  if (others.length > 0) problems.push({ code: "several-tds", text });
  if (!STANCES.some((known) => known === statement.stance)) {
    problems.push({ code: "unknown-stance", text: stance });
  }
  if (statement.date === "") problems.push({ code: "unknown-date", text: date });
  const parsed = RecordFields.safeParse({ statements: { 0: statement } });
  for (const { field, code } of parsed.error?.issues.flatMap(problemsOf) ?? []) {
    // Those that are left out are named above as the file writes them.
    if (!/member|stance|date/.test(field)) problems.push({ field: `record.${field}`, code });
  }
  return { statement, problems };
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * Returns a day as spreadsheets write it, `2026-07-08`, `08/07/2026` or `8 July 2026`, as
 * `2026-07-08`: the day stands before the month. Empty for anything else.
 */
export function dayOf(text: string): string {
  const [, y, m, d] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const [, day = d, month = m, year = y] =
    /^(\d{1,2})[/. ](\d{1,2}|\p{L}{3,9})[/. ](\d{4})$/u.exec(text) ?? [];
  const named = MONTHS.indexOf((month ?? "").slice(0, 3).toLowerCase()) + 1;
  const iso = [year, named || month, day].map((part) => `${part}`.padStart(2, "0")).join("-");
  return isDay(iso) ? iso : "";
}
