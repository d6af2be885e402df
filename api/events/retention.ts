import type { Queries, Sql } from "../db/connect.ts";
import { inTransaction } from "../db/transaction.ts";

/** Advisory lock: one process changes `event_daily` at a time. */
const DAILY_LOCK = 20_240_035;

/** Adds finished days to the totals, and deletes and counts old events, by the database's time; null: another does. */
export async function rollUpEvents(sql: Sql, months: number, now?: Date): Promise<number | null> {
  let isAdded = false;
  while (await addOldestDays(sql, now)) {
    isAdded = true;
    // Adding a day writes its rows anew. This frees the former ones for the next days, so that a whole
    // year that was imported does not double the log.
    await sql`vacuum event_log`;
  }
  // The embedded engine has no process that cleans up by itself.
  if (isAdded) await sql`vacuum (analyze) event_log, event_daily`;
  return inTransaction(sql, async (tx) => {
    if (!(await isLocked(tx))) return null;
    const deleted = await tx`
      delete from event_log
      where rolled_up and created_at < (
        (coalesce(${now ?? null}, now()) at time zone 'Europe/Dublin')::date - make_interval(months => ${months})
          + interval '1 day'
      ) at time zone 'Europe/Dublin'`;
    // An event is sent again within a minute, if at all.
    await tx`delete from event_ids where seen_at < coalesce(${now ?? null}, now()) - interval '1 day'`;
    return deleted.count;
  });
}

/** Days that are added in one transaction, during which the log has their rows twice. */
const DAYS_AT_ONCE = 7;

/** Adds the oldest finished days that were not added yet, in one transaction. Returns whether there were any. */
async function addOldestDays(sql: Sql, now?: Date): Promise<boolean> {
  return inTransaction(sql, async (tx) => {
    if (!(await isLocked(tx))) return false;
    const added = await tx`
      with
        oldest as (select dublin_day(min(created_at)) as day from event_log where not rolled_up),
        fresh as (
          update event_log set rolled_up = true from oldest
          where not rolled_up and created_at < least(
            dublin_day(coalesce(${now ?? null}, now()))::timestamp, (day + ${DAYS_AT_ONCE}::int)::timestamp
          ) at time zone 'Europe/Dublin'
          returning dublin_day(created_at) as day, action, meta, standing
        )
      insert into event_daily as daily (day, action, source, partner, provider, standing, count, personalised)
      select
        day, action, meta ->> 'source', meta ->> 'partner', meta ->> 'provider', standing,
        count(*), count(*) filter (where meta ? 'personalised')
      from fresh group by 1, 2, 3, 4, 5, 6
      -- Events that were committed late.
      on conflict (day, action, source, partner, provider, standing) do update
      set count = daily.count + excluded.count, personalised = daily.personalised + excluded.personalised`;
    return added.count > 0;
  });
}

async function isLocked(tx: Queries): Promise<boolean> {
  const [lock] = await tx`select pg_try_advisory_xact_lock(${DAILY_LOCK}) as taken`;
  return lock?.taken === true;
}
