import type { Sql } from "../db/connect.ts";
import { inTransaction } from "../db/transaction.ts";

/** Advisory lock: one process rolls up at a time. */
const RETENTION_LOCK = 20_240_035;

/**
 * Adds the events that are older than `months` at `now` to the daily totals
 * and deletes them, in one transaction, so that every reader counts each event
 * once. Deletes events kept apart that are as old, and ids of events that are
 * older than a day. A partner that `partner_tally` does not name is added up under `*`.
 * Returns the number of events; null while another process does it.
 */
export async function rollUpEvents(sql: Sql, now: Date, months: number): Promise<number | null> {
  return inTransaction(sql, async (tx) => {
    const [lock] = await tx`select pg_try_advisory_xact_lock(${RETENTION_LOCK}) as taken`;
    if (!lock?.taken) return null;
    const [rolled] = await tx<[{ count: string }]>`
      with
        gone as (
          delete from event_log
          where created_at < (
            (${now}::timestamptz at time zone 'Europe/Dublin') - make_interval(months => ${months})
          ) at time zone 'Europe/Dublin'
          returning created_at, action, meta
        ),
        kept as (
          insert into event_daily as daily (day, action, source, partner, provider, count)
          select
            dublin_day(created_at), action, meta ->> 'source',
            coalesce(tally.partner, case when meta ? 'partner' then '*' end),
            meta ->> 'provider', count(*)
          from gone left join partner_tally as tally
            on tally.day = dublin_day(created_at) and tally.partner = meta ->> 'partner'
          group by 1, 2, 3, 4, 5
          on conflict (day, action, source, partner, provider)
          do update set count = daily.count + excluded.count
        ),
        -- The trigger takes the deleted events off the same rows.
        personalised as (
          insert into personalised_tally as tally (day, count)
          select dublin_day(created_at), count(*) from gone
          where meta ? 'personalised' group by 1 order by 1
          on conflict (day) do update set count = tally.count + excluded.count
        )
      select count(*) from gone`;
    await tx`
      delete from events_apart
      where created_at < (
        (${now}::timestamptz at time zone 'Europe/Dublin') - make_interval(months => ${months})
      ) at time zone 'Europe/Dublin'`;
    // An event is sent again within a minute, if at all.
    await tx`delete from event_ids where seen_at < ${now}::timestamptz - interval '1 day'`;
    return Number(rolled.count);
  });
}
