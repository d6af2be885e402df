import { type Bursts, DECISION_DAYS, type Decision } from "../contract/decisions.ts";
import type { Sql } from "../db/connect.ts";
import { inTransaction } from "../db/transaction.ts";
import { addUpDays, DAILY_LOCK } from "../events/retention.ts";

/**
 * Stores a decision, and gives the events of its window the standing of the last one about them that holds;
 * `back` ends those about the same events. Finished days are added up anew. Returns how many changed.
 */
export async function decide(
  sql: Sql,
  { decision, from, to, note, ...filter }: Decision,
  limitMs?: number,
): Promise<number> {
  const { source = null, partner = null, action = null } = filter;
  return inTransaction(
    sql,
    async (tx) => {
      // A roll-up that runs ends first: the totals it adds are those of the events' former standing.
      await tx`select pg_advisory_xact_lock(${DAILY_LOCK})`;
      const [stored] = await tx`
        insert into event_decisions (decision, from_at, to_at, source, partner, action, note, events)
        values (${decision}, ${from}, ${to}, ${source}, ${partner}, ${action}, ${note}, 0) returning id`;
      const changed = await tx<{ day: string | null; events: number }[]>`
        with
          holding as materialized (
            select *, array(select known_partners(dublin_day(from_at))) as known
            from holding_decisions where from_at < ${to} and to_at > ${from}
          ),
          decided as (
            select id, coalesce(arrived, standing) as first, (
              select decision from holding
              where created_at >= from_at and created_at < to_at
                and (source is null or source = meta ->> 'source')
                and (holding.action is null or holding.action = event_log.action)
                and case partner
                  when '*' then meta ->> 'partner' <> all (known)
                  else partner is null or partner = meta ->> 'partner'
                end
              order by holding.id desc limit 1
            ) as last
            from event_log where created_at >= ${from} and created_at < ${to}
          ),
          becoming as (
            select id, first, case
              when last = 'count' then 'counted'
              when last = 'aside' and first = 'counted' then 'aside'
              else first
            end as becomes
            from decided
          ),
          changed as (
            update event_log set standing = becomes, arrived = first from becoming
            where event_log.id = becoming.id and standing <> becomes returning created_at, rolled_up
          )
        select case when rolled_up then dublin_day(created_at)::text end as day, count(*)::int as events
        from changed group by 1`;
      await addUpDays(
        tx,
        changed.flatMap(({ day }) => day ?? []),
      );
      const events = changed.reduce((sum, { events }) => sum + events, 0);
      await tx`update event_decisions set events = ${events} where id = ${stored?.id}`;
      return events;
    },
    limitMs,
  );
}

/** The number of events in an hour that makes it a burst. */
const BURST_EVENTS = 20;
const MAX_BURSTS = 20;
const MAX_DECISIONS = 50;

/** Reads the largest bursts of the last 31 days before `now`, latest first, and the decisions that hold before the last others. */
export async function readBursts(sql: Sql, now: Date): Promise<Bursts> {
  const [read] = await sql<[Bursts]>`
    with
      named as (
        select
          date_trunc('hour', created_at, 'UTC') as hour, meta ->> 'source' as source,
          meta ->> 'partner' as partner, count(*) filter (where standing = 'counted') as counted,
          count(*) filter (where standing <> 'counted') as apart
        from event_log
        where created_at > ${now}::timestamptz - make_interval(days => ${DECISION_DAYS})
        group by 1, 2, 3
      ),
      -- A script can use many names, each of them seldom.
      together as (
        select hour, source, '*' as partner, sum(counted) as counted, sum(apart) as apart
        from named where partner is not null and counted + apart < ${BURST_EVENTS}
        group by 1, 2 having sum(counted + apart) >= ${BURST_EVENTS}
      ),
      unknown as (
        select hour, source, '*' as partner, sum(named.counted) as counted, sum(named.apart) as apart
        from named join together using (hour, source)
        where named.partner is not null and named.counted + named.apart < ${BURST_EVENTS}
          and named.partner not in (select known_partners(dublin_day(hour)))
        group by 1, 2
      ),
      bursts as (
        select * from (select * from named union all select * from unknown) as either
        where counted + apart >= ${BURST_EVENTS}
        order by counted + apart desc, hour desc limit ${MAX_BURSTS}
      )
    select
      coalesce((
        select json_agg(json_build_object(
          -- The window of a decision has ended, but may include the present minute.
          'from', iso_moment(hour), 'to', iso_moment(least(
            hour + interval '1 hour', date_trunc('minute', ${now}::timestamptz) + interval '1 minute'
          )), 'source', source, 'partner', partner, 'counted', counted, 'apart', apart
        ) order by hour desc, source, partner) from bursts
      ), '[]') as bursts,
      coalesce((
        select json_agg(json_build_object(
          'id', id, 'decidedAt', iso_moment(decided_at), 'decision', decision, 'from', iso_moment(from_at),
          'to', iso_moment(to_at), 'source', source, 'partner', partner, 'action', action,
          'note', note, 'events', events, 'holds', holds
        ) order by id desc)
        from (
          select *, id in (select id from holding_decisions) as holds
          from event_decisions order by holds desc, id desc limit ${MAX_DECISIONS}
        ) as latest
      ), '[]') as decisions`;
  return read;
}
