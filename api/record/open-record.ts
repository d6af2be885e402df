import type { Campaign } from "../contract/campaign/campaign.ts";
import type { RecordResponse } from "../contract/record-schema.ts";
import type { Sql } from "../db/connect.ts";
import type { Preparation } from "../db/preparation.ts";
import type { Records, TdIndex } from "../tds/lookup/td-index.ts";
import { bundledQuestions, readQuestions } from "../tds/population/question-store.ts";
import { composeRecord } from "./compose-record.ts";
import { type RecordAnswers, recordAnswers } from "./record-routes.ts";

/** The record of all TDs, and the same as prepared answers. */
export type WholeRecord = { response: RecordResponse; answers: RecordAnswers };

/**
 * Reads the questions and composes them with the campaign's votes and statements. The lookups call
 * it whenever they read the TDs. While the database is away, the bundled questions are shown.
 */
export async function readRecords(
  { sql, preparation }: { sql: Sql; preparation: Pick<Preparation, "isDone"> },
  campaign: Campaign,
): Promise<Records> {
  const stored = preparation.isDone() ? await readQuestions(sql) : bundledQuestions();
  return composeRecord(stored, campaign);
}

/** Returns a function that returns the record of the lookups' TDs, composed once for each index. */
export function openRecord(index: () => TdIndex): () => WholeRecord {
  let prepared: { of: TdIndex; whole: WholeRecord } | null = null;
  return () => {
    const of = index();
    if (prepared?.of !== of) {
      const response = of.records.all(of.tds);
      prepared = { of, whole: { response, answers: recordAnswers(response) } };
    }
    return prepared.whole;
  };
}
