import { CsvError, parse } from "csv-parse/browser/esm/sync";
import { problemsOf } from "../../../../api/contract/campaign/campaign.ts";
import { Place, TODAYS_CONSTITUENCIES } from "../../../../api/contract/campaign/places.ts";
import { PROBLEM_REASONS } from "../../../../api/contract/campaign/problems.ts";
import { RecordFields } from "../../../../api/contract/campaign/record-fields.ts";
import { fold, visibleText } from "../../../../api/contract/text.ts";
import type { CampaignForm } from "./form.ts";

/** A row that cannot be used, by its last line in the text; each reason is a sentence. */
export type RefusedRow = { line: number; reasons: string[] };

type Table<Row> = { rows: Row[]; refused: RefusedRow[] };

/** The names of the columns by field, in order. */
const PLACE_COLUMNS = {
  constituency: "constituency",
  en: "place in English",
  ga: "place in Irish",
  figure: "figure",
};
export const STATEMENT_COLUMNS = {
  member: "TD",
  stance: "position",
  sentence: "sentence",
  date: "date",
  url: "link",
};

/** The reasons that are not those of the schema, by field. */
const REASONS: Readonly<Record<string, string>> = {
  figure: PROBLEM_REASONS.number,
  member: "is not one sitting TD, by name, or by code where two share a name",
  stance: "is not for, against or undecided",
};

type Parsed<Row> = {
  data?: Row | undefined;
  error?: { issues: Parameters<typeof problemsOf>[0][] } | undefined;
};

/**
 * Reads CSV with these columns between commas, semicolons or a spreadsheet's tabs, with a row of their
 * names or without. A row whose `identity` another row or `known` has is refused.
 */
function readTable<Row>(
  text: string,
  columns: Readonly<Record<string, string>>,
  read: (cells: string[]) => Parsed<Row>,
  identity: (row: Row) => string,
  known: readonly string[] = [],
): Table<Row> {
  const table: Table<Row> = { rows: [], refused: [] };
  const titles = Object.values(columns);
  const identities = new Set(known);
  const reasonsOf = ({ error }: Parsed<Row>, cells: string[]) =>
    (error?.issues ?? []).flatMap(problemsOf).map(({ field, code }) => {
      const name = field.slice(field.lastIndexOf(".") + 1);
      const cell = cells[Object.keys(columns).indexOf(name)];
      return cell
        ? `${columns[name]}: “${visibleText(cell)}” ${REASONS[name] ?? PROBLEM_REASONS[code]}.`
        : `${columns[name]} ${PROBLEM_REASONS.empty}.`;
    });
  const add = (cells: string[]) => {
    if (cells.length !== titles.length)
      return [`It has ${cells.length} columns, not ${titles.length}: ${titles.join(", ")}.`];
    const row = read(cells);
    if (row.data === undefined) return reasonsOf(row, cells);
    if (identities.has(identity(row.data))) return ["It is entered already."];
    identities.add(identity(row.data));
    table.rows.push(row.data);
    return [];
  };
  const [first = ""] = text.trimStart().split("\n", 1);
  const delimiter = ["\t", ";"].find((sign) => first.includes(sign)) ?? ",";
  let isFirst = true;
  try {
    parse(text.replaceAll("\r\n", "\n"), {
      delimiter,
      on_record: (cells, { lines }) => {
        // Names of columns have no digits, unlike figures and days.
        if (!isFirst || /\d/.test(cells.join())) {
          const reasons = add(cells.map((cell) => pastedText(cell, false)));
          if (reasons.length > 0) table.refused.push({ line: lines, reasons });
        }
        isFirst = false;
        return null;
      },
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      // Between tabs, an empty cell would be lost as space.
      trim: delimiter !== "\t",
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    table.refused.push({ line: 1, reasons: [`This cannot be read as CSV. ${error.message}`] });
  }
  return table;
}

/** Reads the figures of the places, a row for each constituency. */
export function readPlaces(text: string): Table<Place> {
  const read = ([name = "", en = "", ga = "", figure = ""]: string[]) =>
    Place.safeParse({
      constituency: TODAYS_CONSTITUENCIES.find((each) => fold(each) === fold(name)) ?? name,
      en,
      ga,
      figure: /^\d+$/.test(figure) ? Number(figure) : figure,
    });
  return readTable(text, PLACE_COLUMNS, read, ({ constituency }) => constituency);
}

export type Statement = Record<keyof typeof STATEMENT_COLUMNS, string>;

/** Reads statements of TDs. Two with one TD, date and link are one; `known`: those of the draft. */
export function readStatements(
  text: string,
  tds: readonly Pick<CampaignForm["tds"][number], "memberCode" | "name">[],
  known: readonly Statement[],
): Table<Statement> {
  const identity = ({ member, date, url }: Statement) => `${member} ${date} ${url}`;
  const read = ([td = "", stance = "", sentence = "", date = "", url = ""]: string[]) => {
    const [member, ...others] = tds.filter(
      ({ memberCode, name }) => memberCode === td || fold(name) === fold(td),
    );
    const data: Statement = {
      member: (others.length === 0 && member?.memberCode) || "",
      stance: stance.toLowerCase(),
      sentence,
      date: dayOf(date),
      url,
    };
    const { success, error } = RecordFields.safeParse({ statements: { 0: data } });
    return success ? { data } : { error };
  };
  return readTable(text, STATEMENT_COLUMNS, read, identity, known.map(identity));
}

/** Returns the day of a spreadsheet, `8/7/2026` or `08.07.2026`, as `2026-07-08`, and another text as it is. */
function dayOf(text: string): string {
  const [, day = "", month = "", year] = /^(\d\d?)[/.](\d\d?)[/.](\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
}

/**
 * Returns a pasted text without invisible signs, except the joiner of emojis. Tabs become spaces, and so
 * do the line breaks of a field without `lines`.
 */
export function pastedText(text: string, lines: boolean): string {
  const withLines = text.replace(/\r\n?|[\v\f\p{Zl}\p{Zp}]/gu, "\n");
  const withSpaces = lines
    ? withLines.replace(/\t+/g, " ")
    : withLines.trim().replace(/[\t\n]+/g, " ");
  return withSpaces.replace(/(?![\n\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu, "");
}
