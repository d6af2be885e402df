import type { Queries, Sql } from "../db/connect.ts";
import { inTransaction } from "../db/transaction.ts";

/** Advisory lock: one process changes `event_daily` at a time. */
export const DAILY_LOCK = 20_240_035;

/**
 * Partners of a day that keep their names in `event_daily` beside the known ones. Anyone can invent
 * names, so they are limited.
 */
const NAMED_PARTNERS = 100;

/**
 * Adds the events of finished days to the daily totals, in one transaction, so that every reader
 * counts each event once. Deletes events that are older than `months` at `now`, by whole days, so that
 * a day can be added up anew while any of its events is there, and ids of events that are older than a day. Returns the number of deleted events; null while another process
 * does it, or carries out a decision.
 */
export async function rollUpEvents(sql: Sql, now: Date, months: number): Promise<number | null> {
  let isAdded = false;
  const deleted = await inTransaction(sql, async (tx) => {
    const [lock] = await tx`select pg_try_advisory_xact_lock(${DAILY_LOCK}) as taken`;
    if (!lock?.taken) return null;
    isAdded = await addFinishedDays(tx, now);
    const gone = await tx`
      delete from event_log
      where rolled_up and created_at < (
        (${now}::timestamptz at time zone 'Europe/Dublin')::date - make_interval(months => ${months})
          + interval '1 day'
      ) at time zone 'Europe/Dublin'`;
    // An event is sent again within a minute, if at all.
    await tx`delete from event_ids where seen_at < ${now}::timestamptz - interval '1 day'`;
    return gone.count;
  });
  // The embedded engine has no process that cleans up: without this, figures would visit every row
  // that was once of the current day.
  if (isAdded) await sql`vacuum (analyze) event_log, event_daily`;
  return deleted;
}

/** Returns whether there were events of finished days that were not added yet. */
async function addFinishedDays(tx: Queries, now: Date): Promise<boolean> {
  const fresh = await tx<{ day: string }[]>`
    with fresh as (
      update event_log set rolled_up = true
      where not rolled_up and created_at < dublin_day(${now})::timestamp at time zone 'Europe/Dublin'
      returning dublin_day(created_at) as day
    )
    select distinct day::text from fresh`;
  await addUpDays(
    tx,
    fresh.map(({ day }) => day),
  );
  return fresh.length > 0;
}

/**
 * Adds up finished days anew from their events. The known partners have rows of their own, and of all
 * others those with the most events that count.
 */
export async function addUpDays(tx: Queries, days: readonly string[]): Promise<void> {
  if (days.length === 0) return;
  const list = [...days].sort().join();
  await tx`delete from event_daily where day = any (string_to_array(${list}, ',')::date[])`;
  await tx`
    with
      asked as (select day::date from string_to_table(${list}, ',') as day),
      kinds as (
        select
          day, action, meta ->> 'source' as source, meta ->> 'partner' as partner,
          meta ->> 'provider' as provider, standing,
          count(*) as count, count(*) filter (where meta ? 'personalised') as personalised
        from asked join event_log on
          created_at >= day::timestamp at time zone 'Europe/Dublin'
          and created_at < (day + 1)::timestamp at time zone 'Europe/Dublin'
        where rolled_up group by 1, 2, 3, 4, 5, 6
      ),
      ranked as (
        select day, partner, row_number() over (
          partition by day
          order by coalesce(sum(count) filter (where standing = 'counted'), 0) desc,
            sum(count) desc, partner
        ) as rank
        from kinds where partner is not null group by day, partner
      ),
      named as (
        select day, partner from ranked where rank <= ${NAMED_PARTNERS}
        union
        select day, known_partners(day)
        from (select distinct day from ranked where rank > ${NAMED_PARTNERS}) as crowded
      )
    insert into event_daily (day, action, source, partner, provider, standing, count, personalised)
    select
      day, action, source, coalesce(named.partner, case when kinds.partner is not null then '*' end),
      provider, standing, sum(count), sum(personalised)
    from kinds left join named using (day, partner)
    group by 1, 2, 3, 4, 5, 6`;
}
