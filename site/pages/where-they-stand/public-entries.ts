import { newestFirst, type Stance } from "../../../api/contract/record.ts";
import type { RecordResponse } from "../../../api/contract/record-schema.ts";
import type { RecordedTd } from "./counts.ts";

type Vote = RecordResponse["votes"][number];

/** What is public: a question or a statement of a TD, or a vote of the Dáil. */
export type PublicEntry = { date: string; link: string } & (
  | { kind: "question"; td: RecordedTd; text?: string | undefined }
  | { kind: "statement"; td: RecordedTd; stance: Stance; text: string }
  | { kind: "vote"; text: string; tally: Vote["tally"] }
);

/** Returns all entries of the record, newest first; of one day statements before votes and questions. */
export function publicEntries({ tds, votes }: RecordResponse): PublicEntry[] {
  return newestFirst([
    ...tds.flatMap((td) =>
      td.statements.map(({ date, link, stance, sentence }): PublicEntry => {
        return { kind: "statement", td, date, link, stance, text: sentence };
      }),
    ),
    ...votes.map(({ date, link, subject, tally }): PublicEntry => {
      return { kind: "vote", date, link, text: subject, tally };
    }),
    ...tds.flatMap((td) =>
      td.questions.map(({ date, link, text }): PublicEntry => {
        return { kind: "question", td, date, link, text };
      }),
    ),
  ]);
}
