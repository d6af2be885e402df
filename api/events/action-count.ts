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

/** Counts of letters opened through the element. */
export type ActionCount = Omit<ActionsResponse, "success">;

/** An older count is read again in the background. */
const REFRESH_AFTER_MS = 1_000;
/** An older count is not served. */
const MAX_AGE_MS = 10_000;
const READ_TIMEOUT_MS = 5_000;

const UNAVAILABLE = failedAnswer(503, "not-ready", { ...OPEN_HEADERS, "retry-after": "5" });

/**
 * Creates the answers of `GET /api/actions`. The count comes from memory and is
 * at most ten seconds old; requests cause at most one read of the database a
 * second, and none while there are no requests.
 */
export function createActionCountAnswers(
  read: () => Promise<ActionCount>,
  now: () => Date,
): () => Promise<Answer> {
  let known: { answer: Answer; readAt: number } | null = null;
  let reading: Promise<Answer> | null = null;

  const refresh = async (): Promise<Answer> => {
    // The count is as old as the start of its query.
    const readAt = now().getTime();
    const counted = await withTimeout(read(), READ_TIMEOUT_MS);
    reading = null;
    if (!counted.ok) return UNAVAILABLE;
    const { total, today } = counted.value;
    known = { answer: answerOf({ success: true, total, today }), readAt };
    return known.answer;
  };

  return async () => {
    const sinceMs = known === null ? -1 : now().getTime() - known.readAt;
    // A negative age means that the clock was set back; the age is then unknown.
    const ageMs = sinceMs < 0 ? Number.POSITIVE_INFINITY : sinceMs;
    if (ageMs > REFRESH_AFTER_MS) reading ??= refresh();
    return known !== null && ageMs <= MAX_AGE_MS ? known.answer : (reading ?? UNAVAILABLE);
  };
}

/** Reads how many letters were opened through the element, in total and on the present day in Dublin. */
export async function readActionCount(sql: Sql, now: Date): Promise<ActionCount> {
  // Read once a second, so not by `event_totals`, which sorts the day's events by kind.
  const [row] = await sql<[{ total: string; today: string }]>`
    select
      coalesce(sum(count), 0) as total,
      coalesce(sum(count) filter (where day = dublin_day(${now})), 0) as today
    from (
      select day, count from event_daily
      where action = 'email_click' and source = 'ContactTd' and standing = 'counted'
      union all
      select dublin_day(created_at), 1 from event_log
      where not rolled_up
        and action = 'email_click' and meta ->> 'source' = 'ContactTd' and standing = 'counted'
    ) as letters`;
  return { total: Number(row.total), today: Number(row.today) };
}

function answerOf(response: ActionsResponse): Answer {
  return plainAnswer(200, JSON.stringify(response), {
    ...API_HEADERS,
    ...OPEN_HEADERS,
    "cache-control": "no-store",
  });
}
