import { type Bursts, DECISION_DAYS, type Decision } from "../contract/decisions.ts";
import type { Queries, Sql } from "../db/connect.ts";
import { inTransaction } from "../db/transaction.ts";

/**
 * Carries out a decision in one transaction: moves the events of its window between those that
 * count and those kept apart, and records the decision. Returns the number of moved events.
 */
export async function decide(sql: Sql, decision: Decision): Promise<number> {
  return inTransaction(sql, async (tx) => {
    const events = await move(tx, decision);
    const { from, to, source = null, partner = null, action = null, note } = decision;
    await tx`
      insert into event_decisions (decision, from_at, to_at, source, partner, action, note, events)
      values (${decision.decision}, ${from}, ${to}, ${source}, ${partner}, ${action}, ${note}, ${events})`;
    return events;
  });
}

async function move(tx: Queries, decision: Decision): Promise<number> {
  const { from, to, source = null, partner = null, action = null } = decision;
  const within = tx`
    created_at >= ${from} and created_at < ${to}
    and (${source}::text is null or meta ->> 'source' = ${source})
    and (${partner}::text is null or meta ->> 'partner' = ${partner})
    and (${action}::text is null or action = ${action})`;
  const moved =
    decision.decision === "aside"
      ? tx`
        with moved as (delete from event_log where ${within} returning *)
        insert into events_apart (actor, action, entity, meta, created_at, reason)
        select actor, action, entity, meta, created_at, 'aside' from moved`
      : tx`
        with moved as (
          delete from events_apart
          where reason = ${decision.decision === "back" ? "aside" : "doubtful"} and ${within} returning *
        )
        insert into event_log (actor, action, entity, meta, created_at)
        select actor, action, entity, meta, created_at from moved`;
  return (await moved).count;
}

/** The number of events in a minute that makes the minute part of a burst. */
const BURST_EVENTS = 20;
const MAX_BURSTS = 20;
/** Events of a burst that are read to name its partners. */
const PARTNER_SAMPLE = 2_000;
const MAX_PARTNERS = 3;
const MAX_DECISIONS = 50;

/** Reads the largest bursts of the last 31 days before `now`, latest first, and the last decisions. */
export async function readBursts(sql: Sql, now: Date): Promise<Bursts> {
  const [read] = await sql<[Bursts]>`
    with
      minutes as (
        select minute, action, source, sum(counted) as counted, sum(apart) as apart
        from
          (
            select minute, action, source, count as counted, 0 as apart from minute_tally
            where minute > ${now}::timestamptz - make_interval(days => ${DECISION_DAYS})
              and minute < ${now}::timestamptz + interval '24 hours'
            union all
            select minute, action, source, 0, count from apart_minutes
            where minute > ${now}::timestamptz - make_interval(days => ${DECISION_DAYS})
              and minute < ${now}::timestamptz + interval '24 hours'
          ) as both_kinds
        group by minute, action, source having sum(counted + apart) >= ${BURST_EVENTS}
      ),
      -- Minutes without a gap have the same distance to their number.
      runs as (
        select *, minute - make_interval(mins => (
          row_number() over (partition by action, source order by minute)
        )::int) as run
        from minutes
      ),
      bursts as (
        select
          min(minute) as begins, max(minute) + interval '1 minute' as ends, action, source,
          sum(counted) as counted, sum(apart) as apart, max(counted + apart) as peak
        from runs group by action, source, run
        order by sum(counted + apart) desc, min(minute) desc limit ${MAX_BURSTS}
      ),
      named as (
        select bursts.*, partners.list
        from bursts, lateral (
          select coalesce(json_agg(json_build_object('name', name, 'count', count)
            order by count desc, name), '[]') as list
          from (
            select name, count(*) as count
            from (
              select meta ->> 'partner' as name, action, meta ->> 'source' as source
              from event_log where created_at >= begins and created_at < ends
              union all
              select meta ->> 'partner', action, meta ->> 'source'
              from events_apart where created_at >= begins and created_at < ends
              limit ${PARTNER_SAMPLE}
            ) as sample
            where name is not null and sample.action = bursts.action
              and sample.source is not distinct from bursts.source
            group by name order by count(*) desc, name limit ${MAX_PARTNERS}
          ) as largest
        ) as partners
      )
    select
      coalesce((
        select json_agg(json_build_object(
          'from', iso_moment(begins), 'to', iso_moment(ends), 'action', action, 'source', source,
          'counted', counted, 'apart', apart, 'peak', peak, 'partners', list
        ) order by begins desc, source, action) from named
      ), '[]') as bursts,
      coalesce((
        select json_agg(json_build_object(
          'id', id, 'decidedAt', iso_moment(decided_at), 'decision', decision, 'from', iso_moment(from_at),
          'to', iso_moment(to_at), 'source', source, 'partner', partner, 'action', action,
          'note', note, 'events', events
        ) order by id desc)
        from (select * from event_decisions order by id desc limit ${MAX_DECISIONS}) as latest
      ), '[]') as decisions`;
  return read;
}
