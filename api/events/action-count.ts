import type { ActionsResponse } from "../contract/actions.ts";
import type { Sql } from "../db/connect.ts";
import { withTimeout } from "../db/with-timeout.ts";
import {
  type Answer,
  API_HEADERS,
  failedAnswer,
  OPEN_HEADERS,
  plainAnswer,
} from "../http/answer.ts";

/** Letters opened through the element. */
export type ActionCount = Omit<ActionsResponse, "success">;

/** Older than this, the figure in memory is read anew behind the answer. */
const FRESH_MS = 1_000;
/** Older than this, it is not shown. */
const OLDEST_MS = 10_000;
const PATIENCE_MS = 5_000;

const AWAY = failedAnswer(503, "not-ready", { ...OPEN_HEADERS, "retry-after": "5" });

/**
 * Answers `GET /api/actions` from memory with a figure that is at most ten
 * seconds old; the database, which all servers share, is read at most once a
 * second however many ask, and not at all while nobody does.
 */
export function createActionAnswers(
  read: () => Promise<ActionCount>,
  now: () => Date,
): () => Promise<Answer> {
  let known: { answer: Answer; readAt: number } | null = null;
  let reading: Promise<Answer> | null = null;

  const readAnew = async (): Promise<Answer> => {
    // The figure is as old as the question.
    const readAt = now().getTime();
    const counted = await withTimeout(read(), PATIENCE_MS);
    reading = null;
    if (!counted.ok) return AWAY;
    const { total, today } = counted.value;
    known = { answer: answerOf({ success: true, total, today }), readAt };
    return known.answer;
  };

  return async () => {
    const sinceMs = known === null ? -1 : now().getTime() - known.readAt;
    // Read in the future: the machine's clock was set back, and tells nothing of the age.
    const ageMs = sinceMs < 0 ? Number.POSITIVE_INFINITY : sinceMs;
    if (ageMs > FRESH_MS) reading ??= readAnew();
    return known !== null && ageMs <= OLDEST_MS ? known.answer : (reading ?? AWAY);
  };
}

/** Reads how many letters were opened through the element, ever and on the day it is in Dublin. */
export async function readActionCount(sql: Sql, now: Date): Promise<ActionCount> {
  const [row] = await sql<[{ total: string; today: string }]>`
    select
      coalesce(sum(count), 0) as total,
      coalesce(sum(count) filter (where day = dublin_day(${now})), 0) as today
    from event_counts
    where action = 'email_click' and source = 'ContactTd'`;
  return { total: Number(row.total), today: Number(row.today) };
}

function answerOf(response: ActionsResponse): Answer {
  return plainAnswer(200, JSON.stringify(response), {
    ...API_HEADERS,
    ...OPEN_HEADERS,
    "cache-control": "no-store",
  });
}
