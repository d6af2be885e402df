import { problemsOf } from "../../../../api/contract/campaign/campaign.ts";
import type { CampaignValues } from "../../../../api/contract/campaign/campaign-api.ts";
import { PROBLEM_REASONS } from "../../../../api/contract/campaign/problems.ts";
import { RecordFields } from "../../../../api/contract/campaign/record-fields.ts";
import { isDay } from "../../../../api/contract/json.ts";
import { STANCES } from "../../../../api/contract/record.ts";
import { fail, ok, type Result } from "../../../../api/contract/result.ts";
import { fold } from "../../../../api/contract/text.ts";
import { csvRows, textOf } from "./csv.ts";
import type { CampaignForm } from "./form.ts";
import { entriesIn, entryValues, newStatement, statementIn } from "./form-values.ts";

const COLUMNS = ["td", "stance", "sentence", "date", "url"] as const;
type NamedCells = Partial<Record<string, string>>;
type CodedTd = Pick<CampaignForm["tds"][number], "memberCode" | "name" | "constituency">;

export type FileStatements = {
  values: CampaignValues;
  added: number;
  /** The refused rows by their last line in the file; each reason is a sentence that names a column. */
  refused: { line: number; reasons: string[] }[];
};

/**
 * Reads a CSV file of statements in UTF-8, whose first row names the columns.
 * Fails with a sentence when no row can be read.
 *
 * @param values - the statements of the draft
 * @param now - the time in the keys of the new statements
 */
export function readStatements(
  file: ArrayBuffer,
  tds: readonly CodedTd[],
  values: CampaignValues,
  now: number,
): Result<FileStatements, string> {
  if (tds.length === 0) {
    return fail("The list of TDs is not available now, so no row can be checked.");
  }
  const rows = rowsOf(file);
  if (!rows.ok) return rows;
  const identities = new Set(
    entriesIn(values, "statements").map((entry) => identity(statementIn(values, entry))),
  );
  const statements: FileStatements = { values: {}, added: 0, refused: [] };
  for (const { line, row } of rows.value) {
    const { statement, reasons } = check(row, tds);
    if (reasons.length === 0 && identities.has(identity(statement))) {
      reasons.push(`td, date and url: this statement of ${row?.td} is entered already.`);
    }
    if (reasons.length > 0) statements.refused.push({ line, reasons });
    else {
      identities.add(identity(statement));
      const entry = newStatement(now, statements.added++);
      Object.assign(statements.values, entryValues(entry, statement));
    }
  }
  return ok(statements);
}

/** Two statements of a TD with the same date and address are one. */
const identity = ({ member, date, url }: NamedCells) => `${member} ${date} ${url}`;

/** Returns the rows below the header; null is a row with more or fewer columns. */
function rowsOf(file: ArrayBuffer): Result<{ line: number; row: NamedCells | null }[], string> {
  const text = textOf(file);
  if (!text.ok) return text;
  const read = csvRows(text.value);
  if (!read.ok) return read;
  const [first, ...rows] = read.value;
  const header = first?.cells.map((name) => name.toLowerCase()) ?? [];
  const missing = COLUMNS.filter((name) => !header.includes(name));
  if (missing.length > 0) {
    return fail(`The first row does not name these columns: ${missing.join(", ")}`);
  }
  return ok(
    rows.map(({ line, cells }) => ({
      line,
      row:
        cells.length === header.length
          ? Object.fromEntries(header.map((name, column) => [name, cells[column]]))
          : null,
    })),
  );
}

/** Returns the statement of a row, and the reasons against it. */
function check(row: NamedCells | null, tds: readonly CodedTd[]) {
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
