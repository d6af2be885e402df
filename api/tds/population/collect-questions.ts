import type { QuestionsReport } from "../../contract/population.ts";
import { fold } from "../../contract/text.ts";
import type { Sql } from "../../db/connect.ts";
import type { RecordSource } from "../source/source.ts";
import { formatSourceFailure } from "../source/source-client.ts";
import { countOfOthers, readMonths, storeMonth } from "./question-store.ts";

/** The dependencies of the reading of questions. */
export type QuestionsDeps = {
  sql: Sql;
  source: Pick<RecordSource, "questions">;
  topics: () => readonly string[];
  now: () => Date;
};

/** The day of the election of this Dáil. */
const FIRST_DAY = "2024-11-29";
/** Answers and corrections are published this long after a question. */
const SETTLED_AFTER_MS = 60 * 86_400_000;

/**
 * Reads the questions that name a topic, month by month from the oldest that is due, and stores each
 * month as a whole. Stops at the first month that cannot be read; the next call goes on there.
 * Returns null without topics. The caller holds the run lock.
 */
export async function collectQuestions(
  { sql, source, topics, now }: QuestionsDeps,
  signal: AbortSignal,
): Promise<QuestionsReport | null> {
  const folded = [...new Set(topics().map(fold))].filter((topic) => topic !== "").sort();
  if (folded.length === 0) return null;
  const key = folded.join("\n");
  const months = dueMonths(await readMonths(sql, key), now());
  const sum = { months: 0, read: 0, kept: 0, leftOut: 0 };
  let failed: string | null = null;
  for (const month of months) {
    const readAt = now();
    const read = await source.questions(spanOf(month), folded, signal);
    if (!read.ok) {
      failed = `${month}: ${formatSourceFailure(read.failure)}`;
      break;
    }
    const { questions, rows, leftOut } = read.value;
    await storeMonth(sql, { month, topics: key, readAt }, questions);
    sum.months++;
    sum.read += rows;
    sum.kept += questions.length;
    sum.leftOut += leftOut;
  }
  return {
    from: months[0] ?? "",
    ...sum,
    ofOthers: await countOfOthers(sql),
    readAt: now().toISOString(),
    ...(failed !== null && { failed }),
  };
}

/**
 * Returns the months of this Dáil to read, such as `2025-03`, oldest first: those that were not read
 * yet, or before everything about them was published.
 */
export function dueMonths(readAt: ReadonlyMap<string, Date>, now: Date): string[] {
  const due: string[] = [];
  const day = new Date(FIRST_DAY.slice(0, 7));
  for (; day <= now; day.setUTCMonth(day.getUTCMonth() + 1)) {
    const month = day.toISOString().slice(0, 7);
    const settledAt = Date.parse(spanOf(month).to) + SETTLED_AFTER_MS;
    if ((readAt.get(month)?.getTime() ?? 0) < settledAt) due.push(month);
  }
  return due;
}

function spanOf(month: string): { from: string; to: string } {
  const last = new Date(month);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  const from = `${month}-01`;
  return { from: from < FIRST_DAY ? FIRST_DAY : from, to: last.toISOString().slice(0, 10) };
}
