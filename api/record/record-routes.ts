import type { RecordResponse } from "../contract/record-schema.ts";
import { type Answer, OPEN_CACHED_HEADERS, taggedAnswer } from "../http/answer.ts";
import { csvHeaders, formatCsv } from "../http/csv.ts";

/** The answers of `GET /api/record` and `GET /api/record.csv`. */
export type RecordAnswers = { json: Answer; csv: Answer };

/** Prepares both forms of the record. */
export function recordAnswers(record: RecordResponse): RecordAnswers {
  const csv = { ...OPEN_CACHED_HEADERS, ...csvHeaders("where-they-stand.csv") };
  return {
    json: taggedAnswer(Buffer.from(JSON.stringify(record)), OPEN_CACHED_HEADERS),
    csv: taggedAnswer(Buffer.from(recordCsv(record)), csv),
  };
}

const COLUMNS = ["constituency", "td", "party", "kind", "date", "position", "text", "link"];

/** Formats the record as one CSV table, a row for each entry, and one for a TD without any. */
function recordCsv({ tds }: RecordResponse): string {
  const rows = tds.flatMap(({ constituency, name, party = "", questions, votes, statements }) => {
    const entries = [
      ...questions.map(({ date, text = "", link }) => ["question", date, "", text, link]),
      ...votes.map(({ date, vote, subject, link }) => ["vote", date, vote, subject, link]),
      ...statements.map(({ date, stance, sentence, link }) => [
        ...["statement", date, stance, sentence, link],
      ]),
    ];
    const listed = entries.length > 0 ? entries : [["none"]];
    return listed.map((entry) => [constituency, name, party, ...entry]);
  });
  return formatCsv(COLUMNS, rows);
}
