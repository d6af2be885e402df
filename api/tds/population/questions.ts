import type { QuestionsReport } from "../../contract/population.ts";
import { fold } from "../../contract/text.ts";
import type { Queries, Sql } from "../../db/connect.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Question } from "../source/business.ts";
import type { Days, RecordSource } from "../source/source.ts";
import { formatSourceFailure } from "../source/source-client.ts";
import seed from "./seed/questions.json";

const FIRST_DAY = "2024-11-29";
/** Answers and corrections are published this long after a question. */
const SETTLED_AFTER_MS = 60 * 86_400_000;

/** Reads the questions that name a topic by due months, up to one that cannot be read. Null without topics. */
export async function collectQuestions(
  deps: {
    sql: Sql;
    source: Pick<RecordSource, "questions">;
    topics: () => readonly string[];
    now: () => Date;
  },
  signal: AbortSignal,
): Promise<QuestionsReport | null> {
  const { sql, source, topics, now } = deps;
  const phrases = [...new Set(topics().map(fold))].filter((topic) => topic !== "").sort();
  if (phrases.length === 0) return null;
  const key = phrases.join("\n");
  const monthsRead = await sql<{ month: string; read_at: Date }[]>`
    select month, read_at from question_months where topics = ${key}`;
  const readAtOf = new Map(monthsRead.map(({ month, read_at }) => [month, read_at]));
  const months = dueMonths(readAtOf, now());
  const sum = { months: 0, read: 0, kept: 0, leftOut: 0 };
  let failed: string | null = null;
  for (const month of months) {
    const readAt = now();
    const result = await source.questions(spanOf(month), phrases, signal);
    if (!result.ok) {
      failed = `${month}: ${formatSourceFailure(result.failure)}`;
      break;
    }
    const { questions, rows, leftOut } = result.value;
    await inTransaction(sql, async (tx) => {
      await tx`delete from questions where to_char(date, 'YYYY-MM') = ${month}`;
      await insertQuestions(tx, questions);
      await tx`
        insert into question_months (month, topics, read_at) values (${month}, ${key}, ${readAt})
        on conflict (month) do update set topics = excluded.topics, read_at = excluded.read_at`;
    });
    sum.months++;
    sum.read += rows;
    sum.kept += questions.length;
    sum.leftOut += leftOut;
  }
  const [others] = await sql<[{ count: number }]>`
    select count(*)::integer as count from questions
    where not exists (select from tds where code = member_code)`;
  return {
    from: months[0] ?? "",
    ...sum,
    ofOthers: others.count,
    readAt: now().toISOString(),
    ...(failed !== null && { failed }),
  };
}

/** Returns the months of this Dáil without a reading after the settling, `2025-03`, oldest first. */
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

function spanOf(month: string): Days {
  const last = new Date(month);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  const from = `${month}-01`;
  return { from: from < FIRST_DAY ? FIRST_DAY : from, to: last.toISOString().slice(0, 10) };
}

/** The stored questions, newest first; `readAt`: their last complete reading, else the date of the seed file. */
export type StoredQuestions = { questions: Question[]; readAt: Date };

export async function readQuestions(sql: Queries): Promise<StoredQuestions> {
  const questions = await sql<Question[]>`
    select date::text, number, member_code as "memberCode", type, heading from questions
    order by date desc, number`;
  const [last] = await sql<{ readAt: string }[]>`
    select report -> 'questions' ->> 'readAt' as "readAt" from populations
    where report -> 'questions' is not null and report -> 'questions' -> 'failed' is null
    order by id desc limit 1`;
  return { questions, readAt: new Date(last?.readAt ?? seed.asOf) };
}

/** Fills the table `questions` from the seed file, within `tx`, unless questions were ever read. */
export async function seedQuestions(tx: Queries): Promise<void> {
  const [existing] = await tx`
    select 1 from questions union all select 1 from question_months limit 1`;
  if (!existing) await insertQuestions(tx, seed.questions);
}

async function insertQuestions(tx: Queries, questions: readonly object[]): Promise<void> {
  await tx`
    insert into questions (date, number, member_code, type, heading)
    select date, number, "memberCode", type, heading
    from jsonb_to_recordset(${JSON.stringify(questions)}::text::jsonb) as read
      (date date, number integer, "memberCode" text, type text, heading text)
    on conflict do nothing`;
}
