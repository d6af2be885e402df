import { RETRY_SOON } from "../access/rate-limit.ts";
import type { ActionCount, ActionsResponse } from "../contract/responses.ts";
import { createRecent } from "../db/availability.ts";
import type { Sql } from "../db/connect.ts";
import {
  type Answer,
  failedAnswer,
  OPEN_HEADERS,
  PRIVATE_HEADERS,
  plainAnswer,
} from "../http/answer.ts";

const UNAVAILABLE = failedAnswer(503, "not-ready", { ...OPEN_HEADERS, ...RETRY_SOON });

export function createActionCountAnswers(
  read: () => Promise<ActionCount>,
  now: () => Date,
): () => Promise<Answer> {
  const recent = createRecent(read, { refreshMs: 1_000, maxMs: 10_000 }, now);
  return async () => {
    const counted = await recent();
    if (counted === null) return UNAVAILABLE;
    const body: ActionsResponse = { success: true, ...counted.value };
    return plainAnswer(200, JSON.stringify(body), { ...PRIVATE_HEADERS, ...OPEN_HEADERS });
  };
}

/** Reads how many letters were opened through the element, in total and on the present day in Dublin. */
export async function readActionCount(sql: Sql, now: Date): Promise<ActionCount> {
  // The count is read once a second, so not by `event_totals`, which sorts the day's events by kind.
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
