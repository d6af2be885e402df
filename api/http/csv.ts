import { stringify } from "csv-stringify/sync";
import type { HeaderMap } from "./answer.ts";

export type CsvRow = readonly (string | number)[];

/** Formats rows as CSV (RFC 4180) with a header and Excel's mark of UTF-8; a formula gets an apostrophe. */
export function formatCsv(columns: readonly string[], rows: readonly CsvRow[]) {
  const filled = rows.map((row) => columns.map((_column, index) => row[index] ?? ""));
  return stringify([columns, ...filled], {
    bom: true,
    escape_formulas: true,
    record_delimiter: "\r\n",
    // The library does not quote a lone CR, and some spreadsheets end the row there.
    quoted_match: /[\r\n]/,
  });
}

export function csvHeaders(fileName: string): HeaderMap {
  return {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${fileName}"`,
  };
}
