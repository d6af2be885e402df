import { CsvError, parse } from "csv-parse/browser/esm/sync";
import { fail, ok, type Result } from "../../../../api/contract/result.ts";

/** A row of a CSV text with its last line in the text. */
type CsvRow = { line: number; cells: string[] };

/** Returns the text of a file in UTF-8, without a byte order mark. Fails with a sentence. */
export function textOf(file: ArrayBuffer): Result<string, string> {
  try {
    return ok(new TextDecoder("utf-8", { fatal: true }).decode(file));
  } catch {
    return fail("This file is not in UTF-8. In a spreadsheet, save it as ‘CSV UTF-8’.");
  }
}

/**
 * Returns the rows of a CSV text that are not empty, of any number of cells. The first line has the sign
 * between cells: a tab, else a semicolon, else a comma. Fails with a sentence.
 */
export function csvRows(text: string): Result<CsvRow[], string> {
  const [first = ""] = text.trimStart().split("\n", 1);
  const delimiter = ["\t", ";"].find((sign) => first.includes(sign)) ?? ",";
  const rows: CsvRow[] = [];
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
