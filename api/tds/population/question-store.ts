import type { Queries, Sql } from "../../db/connect.ts";
import { START_LOCK } from "../../db/migrate.ts";
import { inTransaction } from "../../db/transaction.ts";
import seed from "./seed/questions.json";

/** A question in the Dáil that names a topic, by one of those who asked it. */
export type StoredQuestion = {
  /** `2025-10-02` */
  date: string;
  number: number;
  member_code: string;
  type: "oral" | "written";
  /** Null in the first rows. */
  heading: string | null;
};

/** The stored questions, newest first. */
export type StoredQuestions = {
  questions: StoredQuestion[];
  /** When they were last read completely; before the first time the day of the first rows. */
  readAt: Date;
};

/** Reads the stored questions. */
export async function readQuestions(sql: Queries): Promise<StoredQuestions> {
  const questions = await sql<StoredQuestion[]>`
    select date::text, number, member_code, type, heading from questions
    order by date desc, number`;
  const [last] = await sql<{ readAt: string }[]>`
    select report -> 'questions' ->> 'readAt' as "readAt" from populations
    where report -> 'questions' is not null and report -> 'questions' -> 'failed' is null
    order by id desc limit 1`;
  return { questions, readAt: new Date(last?.readAt ?? seed.asOf) };
}

/** Returns the questions of the file `seed/questions.json`. */
export function bundledQuestions(): StoredQuestions {
  const questions = seed.questions.map(({ memberCode, type, ref: _ref, ...question }) => ({
    ...question,
    member_code: memberCode,
    type: type === "oral" ? ("oral" as const) : ("written" as const),
    heading: null,
  }));
  return { questions, readAt: new Date(seed.asOf) };
}

/**
 * Fills an empty table `questions` from the file `seed/questions.json`, unless questions were read.
 * Runs in one transaction under a lock, so several processes may start together.
 */
export async function seedQuestions(sql: Sql): Promise<void> {
  await inTransaction(sql, async (tx) => {
    await tx`select pg_advisory_xact_lock(${START_LOCK})`;
    await tx`
      insert into questions (date, number, member_code, ref, type)
      select date, number, "memberCode", ref, type
      from jsonb_to_recordset(${JSON.stringify(seed.questions)}::text::jsonb)
        as bundled (date date, number integer, "memberCode" text, ref text, type text)
      where not exists (select from questions) and not exists (select from question_months)`;
  });
}
