import type { Queries, Sql } from "../db/connect.ts";
import { inTransaction } from "../db/transaction.ts";

/** Advisory lock: one process changes `event_daily` at a time. */
const DAILY_LOCK = 20_240_035;

/** Partners of a day that keep their names beside the known ones, as anyone can invent names. */
const NAMED_PARTNERS = 100;

/**
 * Adds finished days to the daily totals. Deletes events older than `months`, by whole days, and ids of the day
 * before. Returns how many; null while another process does it. It goes by the database's time: by a clock
 * that is ahead, the events of today would be deleted.
 */
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

/**
 * Adds the oldest finished days that were not added yet, in one transaction. Returns whether there were any. Rows
 * of their own have the partners with most events that count, and whatever was sent the known ones: those with
 * a private link or with events that count on two earlier days.
 */
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
        ),
        kinds as (
          select
            day, action, meta ->> 'source' as source, meta ->> 'partner' as partner,
            meta ->> 'provider' as provider, standing,
            count(*) as count, count(*) filter (where meta ? 'personalised') as personalised
          from fresh group by 1, 2, 3, 4, 5, 6
        ),
        ranked as (
          select day, partner, row_number() over (
            partition by day
            order by coalesce(sum(count) filter (where standing = 'counted'), 0) desc,
              sum(count) desc, partner
          ) as rank
          from kinds where partner is not null group by day, partner
        ),
        crowded as (select distinct day from ranked where rank > ${NAMED_PARTNERS}),
        named as (
          select day, partner from ranked where rank <= ${NAMED_PARTNERS}
          union
          select day, partner
          from crowded cross join lateral (
            select partner from partner_links
            union
            select partner
            from (
              select day, partner from event_daily
              where standing = 'counted' and partner <> '*' and day < crowded.day
              union
              -- The log also has the names of the days that had more of them than they keep.
              select dublin_day(created_at), meta ->> 'partner' from event_log
              where standing = 'counted'
                and created_at < crowded.day::timestamp at time zone 'Europe/Dublin'
            ) as counted
            where partner is not null group by partner having count(*) >= 2
          ) as known
        )
      insert into event_daily as daily (day, action, source, partner, provider, standing, count, personalised)
      select
        day, action, source, coalesce(named.partner, case when kinds.partner is not null then '*' end),
        provider, standing, sum(count), sum(personalised)
      from kinds left join named using (day, partner)
      group by 1, 2, 3, 4, 5, 6
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
