import { problemsOf } from "../../../../api/contract/campaign/campaign.ts";
import { PROBLEM_REASONS } from "../../../../api/contract/campaign/problems.ts";
import { RecordFields } from "../../../../api/contract/campaign/record-fields.ts";
import { isDay } from "../../../../api/contract/json.ts";
import { STANCES } from "../../../../api/contract/record.ts";
import { fail, ok, type Result } from "../../../../api/contract/result.ts";
import { fold } from "../../../../api/contract/text.ts";
import type { SittingTd } from "./form.ts";
import type { FormValues } from "./form-values.ts";
import { entriesIn, entryValues, newStatement, statementIn } from "./form-values.ts";

const COLUMNS = ["td", "stance", "sentence", "date", "url"] as const;
type Row = Partial<Record<string, string>>;

/** The statements of a file. */
export type FileStatements = {
  /** The fields of the accepted ones. */
  values: FormValues;
  added: number;
  /**
   * The others, by the line in the file (the last one of a row that has several), each with what is
   * wrong with it, as sentences that name the column.
   */
  refused: { line: number; reasons: string[] }[];
};

/**
 * Reads a CSV file of statements in UTF-8, with commas or semicolons. Its first row names the columns.
 * Fails with a sentence when no row can be read.
 *
 * @param values - the statements that there are
 * @param now - the time in the keys of the new ones
 */
export async function readStatements(
  file: ArrayBuffer,
  tds: readonly SittingTd[],
  values: FormValues,
  now: number,
): Promise<Result<FileStatements, string>> {
  if (tds.length === 0) {
    return fail("The list of TDs is not available now, so no row can be checked.");
  }
  const rows = await rowsOf(file);
  if (!rows.ok) return rows;
  const seen = new Set(
    entriesIn(values, "statements").map((entry) => identity(statementIn(values, entry))),
  );
  const read: FileStatements = { values: {}, added: 0, refused: [] };
  for (const { line, row } of rows.value) {
    const { statement, reasons } = checked(row, tds);
    if (reasons.length === 0 && seen.has(identity(statement))) {
      reasons.push(`td, date and url: this statement of ${row?.td} is entered already.`);
    }
    if (reasons.length > 0) read.refused.push({ line, reasons });
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
): Promise<Result<{ line: number; row: Row | null }[], string>> {
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
    if (missing.length > 0) {
      return fail(`The first row does not name these columns: ${missing.join(", ")}`);
    }
    return ok(
      rows.map(({ record, info }) => ({ line: info.lines, row: info.error ? null : record })),
    );
  } catch (error) {
    return fail(
      error instanceof CsvError
        ? `This file cannot be read as CSV. ${error.message}`
        : "This file is not in UTF-8. In a spreadsheet, save it as ‘CSV UTF-8’.",
    );
  }
}

/** Returns the statement of a row, and what is wrong with it. */
function checked(row: Row | null, tds: readonly SittingTd[]) {
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
  if (row === null) {
    return { statement, reasons: ["It has more or fewer columns than the first row."] };
  }
  const named = constituency === "" ? td : `${td}, ${constituency}`;
  const isStance = STANCES.some((known) => known === statement.stance);
  const parsed = RecordFields.safeParse({ statements: { 0: statement } });
  const reasons = [
    member === undefined && `td: no sitting TD is found for “${named}”.`,
    others.length > 0 && `td: several TDs are found for “${named}”; name the constituency.`,
    !isStance && `stance: “${stance}” is not for, against or undecided.`,
    statement.date === "" && `date: “${date}” is not a day such as 08/07/2026 or 8 July 2026.`,
    ...(parsed.error?.issues ?? []).flatMap(problemsOf).map(({ field, code }) => {
      const column = field.split(".").at(-1) ?? "";
      // The others are named above as the file writes them.
      return ["sentence", "url"].includes(column) && `${column} ${PROBLEM_REASONS[code]}.`;
    }),
  ];
  return { statement, reasons: reasons.filter((reason) => reason !== false) };
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
