import type { Queries, Sql } from "../db/connect.ts";
import { inTransaction } from "../db/transaction.ts";

/** Advisory lock: one process changes `event_daily` at a time. */
const DAILY_LOCK = 20_240_035;

/** Partners of a day that keep their names beside the known ones, as anyone can invent names. */
const NAMED_PARTNERS = 100;

/**
 * Adds finished days to the daily totals. Deletes events older than `months`, by whole days, so that a day
 * can be added up anew, and ids of the day before. Returns how many; null while another process does it. It
 * goes by the database's time: by a clock that is ahead, the events of today would be deleted.
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

/** Adds the oldest finished days that were not added yet, in one transaction. Returns whether there were any. */
async function addOldestDays(sql: Sql, now?: Date): Promise<boolean> {
  return inTransaction(sql, async (tx) => {
    if (!(await isLocked(tx))) return false;
    const fresh = await tx<{ day: string }[]>`
      with
        oldest as (select dublin_day(min(created_at)) as day from event_log where not rolled_up),
        fresh as (
          update event_log set rolled_up = true from oldest
          where not rolled_up and created_at < least(
            dublin_day(coalesce(${now ?? null}, now()))::timestamp, (day + ${DAYS_AT_ONCE}::int)::timestamp
          ) at time zone 'Europe/Dublin'
          returning dublin_day(created_at) as day
        )
      select distinct day::text from fresh`;
    await addUpDays(tx, fresh);
    return fresh.length > 0;
  });
}

async function isLocked(tx: Queries): Promise<boolean> {
  const [lock] = await tx`select pg_try_advisory_xact_lock(${DAILY_LOCK}) as taken`;
  return lock?.taken === true;
}

/** Adds up anew the finished days on which a partner, who is known now, was among the others. */
export async function nameInFinishedDays(tx: Queries, partner: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(${DAILY_LOCK})`;
  const unnamed = await tx<{ day: string }[]>`
    select distinct dublin_day(created_at)::text as day from event_log
    where rolled_up and meta ->> 'partner' = ${partner} and not exists (
      select from event_daily where day = dublin_day(created_at) and event_daily.partner = ${partner}
    )`;
  await addUpDays(tx, unnamed);
}

/**
 * Adds up finished days anew. The known partners keep rows of their own whatever was sent, those with a private
 * link or with events that count on two earlier days, and so do those with most events that count.
 */
async function addUpDays(tx: Queries, days: readonly { day: string }[]): Promise<void> {
  const sorted = days.map(({ day }) => day).sort();
  const [first, last, list] = [sorted[0], sorted.at(-1), sorted.join()];
  if (first === undefined || last === undefined) return;
  await tx`delete from event_daily where day = any (string_to_array(${list}, ',')::date[])`;
  await tx`
    with
      kinds as (
        select
          dublin_day(created_at) as day, action, meta ->> 'source' as source, meta ->> 'partner' as partner,
          meta ->> 'provider' as provider, standing,
          count(*) as count, count(*) filter (where meta ? 'personalised') as personalised
        from event_log
        where rolled_up
          and created_at >= ${first}::date::timestamp at time zone 'Europe/Dublin'
          and created_at < (${last}::date + 1)::timestamp at time zone 'Europe/Dublin'
          and dublin_day(created_at) = any (string_to_array(${list}, ',')::date[])
        group by 1, 2, 3, 4, 5, 6
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
    insert into event_daily (day, action, source, partner, provider, standing, count, personalised)
    select
      day, action, source, coalesce(named.partner, case when kinds.partner is not null then '*' end),
      provider, standing, sum(count), sum(personalised)
    from kinds left join named using (day, partner)
    group by 1, 2, 3, 4, 5, 6`;
}
