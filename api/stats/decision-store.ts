import { type Bursts, DECISION_DAYS, type Decision } from "../contract/decisions.ts";
import type { Sql } from "../db/connect.ts";
import { inTransaction } from "../db/transaction.ts";

/** What each decision makes of the events of its window. */
const CHANGES = {
  aside: { before: "counted", after: "aside" },
  back: { before: "aside", after: "counted" },
  count: { before: "doubtful", after: "counted" },
} as const satisfies Record<Decision["decision"], object>;

/**
 * Carries out a decision in one transaction: changes the standing of the events of its window, and
 * the totals of finished days with it, and records the decision. Returns the number of events.
 */
export async function decide(sql: Sql, decision: Decision, limitMs?: number): Promise<number> {
  const { from, to, source = null, partner = null, action = null, note } = decision;
  const { before, after } = CHANGES[decision.decision];
  return inTransaction(
    sql,
    async (tx) => {
      // A roll-up that runs ends first: the totals it adds are those of the events' former standing.
      await tx`lock table event_daily in share row exclusive mode`;
      const [decided] = await tx<[{ events: string }]>`
      with
        changed as (
          update event_log set standing = ${after}
          where standing = ${before} and created_at >= ${from} and created_at < ${to}
            and (${source}::text is null or meta ->> 'source' = ${source})
            and (${partner}::text is null or meta ->> 'partner' = ${partner})
            and (${action}::text is null or action = ${action})
          returning dublin_day(created_at) as day, action, meta, rolled_up
        ),
        kinds as (
          select
            day, action, meta ->> 'source' as source, meta ->> 'partner' as partner,
            meta ->> 'provider' as provider,
            count(*) as count, count(*) filter (where meta ? 'personalised') as personalised
          from changed where rolled_up group by 1, 2, 3, 4, 5
        ),
        -- Rows of event_daily stay when they are 0, so a partner always finds the row that counts it.
        totals as (
          insert into event_daily as daily
            (day, action, source, partner, provider, standing, count, personalised)
          select
            day, action, source, coalesce(named.partner, case when kinds.partner is not null then '*' end),
            provider, standing, sign * sum(count), sign * sum(personalised)
          from
            kinds
            left join (
              select distinct day, partner from event_daily where day in (select day from kinds)
            ) as named using (day, partner),
            (values (${before}, -1), (${after}, 1)) as part (standing, sign)
          group by 1, 2, 3, 4, 5, standing, sign
          on conflict (day, action, source, partner, provider, standing) do update set
            count = daily.count + excluded.count,
            personalised = daily.personalised + excluded.personalised
        )
      insert into event_decisions (decision, from_at, to_at, source, partner, action, note, events)
      select
        ${decision.decision}, ${from}, ${to}, ${source}, ${partner}, ${action}, ${note}, count(*)
      from changed
      returning events`;
      return Number(decided.events);
    },
    limitMs,
  );
}

/** The number of events in an hour that makes it a burst. */
const BURST_EVENTS = 20;
const MAX_BURSTS = 20;
const MAX_DECISIONS = 50;

/** Reads the largest bursts of the last 31 days before `now`, latest first, and the last decisions. */
export async function readBursts(sql: Sql, now: Date): Promise<Bursts> {
  const [read] = await sql<[Bursts]>`
    with bursts as (
      select
        date_trunc('hour', created_at, 'UTC') as hour, meta ->> 'source' as source,
        meta ->> 'partner' as partner, count(*) filter (where standing = 'counted') as counted,
        count(*) filter (where standing <> 'counted') as apart
      from event_log
      where created_at > ${now}::timestamptz - make_interval(days => ${DECISION_DAYS})
      group by 1, 2, 3 having count(*) >= ${BURST_EVENTS}
      order by count(*) desc, 1 desc limit ${MAX_BURSTS}
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
          'note', note, 'events', events
        ) order by id desc)
        from (select * from event_decisions order by id desc limit ${MAX_DECISIONS}) as latest
      ), '[]') as decisions`;
  return read;
}
