import type { Queries, Sql } from "../db/connect.ts";
import { inTransaction } from "../db/transaction.ts";

/** Advisory lock: one process rolls up at a time. */
const RETENTION_LOCK = 20_240_035;

/** Partners of a day that keep their names in `event_daily`. Anyone can invent names, so they are limited. */
const NAMED_PARTNERS = 100;

/**
 * Adds the events of finished days to the daily totals, in one transaction, so that every reader
 * counts each event once. Deletes events that are older than `months` at `now`, and ids of events
 * that are older than a day. Returns the number of deleted events; null while another process
 * does it.
 */
export async function rollUpEvents(sql: Sql, now: Date, months: number): Promise<number | null> {
  let isAdded = false;
  const deleted = await inTransaction(sql, async (tx) => {
    const [lock] = await tx`select pg_try_advisory_xact_lock(${RETENTION_LOCK}) as taken`;
    if (!lock?.taken) return null;
    isAdded = await addFinishedDays(tx, now);
    const gone = await tx`
      delete from event_log
      where rolled_up and created_at < (
        (${now}::timestamptz at time zone 'Europe/Dublin') - make_interval(months => ${months})
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

/**
 * Which partners have rows of their own is settled when a day is first rolled up: those of the last
 * month first, then the largest. Events of that day that are committed later follow it. Returns
 * whether there were events of finished days.
 */
async function addFinishedDays(tx: Queries, now: Date): Promise<boolean> {
  const added = await tx`
    with
      fresh as (
        update event_log set rolled_up = true
        where not rolled_up
          and created_at < dublin_day(${now})::timestamp at time zone 'Europe/Dublin'
        returning dublin_day(created_at) as day, action, meta, standing
      ),
      kinds as (
        select
          day, action, meta ->> 'source' as source, meta ->> 'partner' as partner,
          meta ->> 'provider' as provider, standing,
          count(*) as count, count(*) filter (where meta ? 'personalised') as personalised
        from fresh group by 1, 2, 3, 4, 5, 6
      ),
      days as (
        select day, exists (select from event_daily where event_daily.day = kinds.day) as is_settled
        from kinds group by day
      ),
      known as (
        select days.day, partner, sum(count) as count
        from days join event_daily as daily on daily.day >= days.day - 30 and daily.day < days.day
        where standing = 'counted' group by 1, 2
      ),
      ranked as (
        select day, partner, row_number() over (
          partition by day
          order by coalesce(known.count, 0) + counted desc, counted desc, total desc, partner
        ) as rank
        from
          (
            select
              day, partner, sum(count) as total,
              coalesce(sum(count) filter (where standing = 'counted'), 0) as counted
            from kinds where partner is not null group by day, partner
          ) as partners
          left join known using (day, partner)
      ),
      named as (
        select day, partner from ranked join days using (day)
        where rank <= ${NAMED_PARTNERS} and not is_settled
        union
        select day, partner from event_daily join days using (day)
      )
    insert into event_daily as daily
      (day, action, source, partner, provider, standing, count, personalised)
    select
      day, action, source, coalesce(named.partner, case when kinds.partner is not null then '*' end),
      provider, standing, sum(count), sum(personalised)
    from kinds left join named using (day, partner)
    group by 1, 2, 3, 4, 5, 6
    on conflict (day, action, source, partner, provider, standing) do update set
      count = daily.count + excluded.count,
      personalised = daily.personalised + excluded.personalised`;
  return added.count > 0;
}
