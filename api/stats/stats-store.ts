import { Stats } from "../contract/stats.ts";
import type { Sql } from "../db/connect.ts";

const MAX_PARTNERS = 500;

/** Reads the figures of `days` days in Dublin up to that of `now`, in one statement, so that they add up. */
export async function readStats(sql: Sql, days: number, now: Date): Promise<Stats> {
  const listOf = (part: string) =>
    sql`coalesce((select list from lists where part = ${part}), '[]')`;
  const clicks = sql`
    json_build_object('count', coalesce(sum(count), 0), 'previous', coalesce(sum(previous), 0))`;
  const [stats] = await sql`
    with
      -- PostgreSQL sums integers as bigint, but bigint as numeric, which takes several times as
      -- long to add and to sort. The events of one day and kind fit into an integer.
      totals as materialized (
        select
          day, action, source, partner, provider, standing, present, personalised::int,
          case when present then count::int else 0 end as count,
          case when present then 0 else count::int end as previous
        from event_totals, lateral (select day > dublin_day(${now}) - ${days}::int as present) as of
        where day > dublin_day(${now}) - 2 * ${days}::int and day <= dublin_day(${now})
      ),
      counted as not materialized (
        select * from totals where standing = 'counted' and action <> 'call_click'
      ),
      per_day as (
        select
          day,
          sum(count) filter (where action = 'email_click') as email,
          sum(count) filter (where action = 'survey_click') as survey
        from counted where present group by day
      ),
      per_kind as (
        select action, source, provider, sum(count) as count, sum(previous) as previous
        from counted group by action, source, provider
      ),
      per_partner as (
        select *, row_number() over (order by count desc, previous desc, name) as place
        from (
          select partner as name, sum(count) as count, sum(previous) as previous
          from counted where partner is not null group by partner
        ) as sums
      ),
      lists as (
        select part, json_agg(
          json_build_object('name', name, 'count', count, 'previous', previous)
          order by count desc, previous desc, name
        ) as list
        from (
          select 'sources' as part, source as name, sum(count) as count, sum(previous) as previous
          from per_kind where source is not null group by source
          union all
          select 'providers', provider, sum(count), sum(previous)
          from per_kind where provider is not null group by provider
          union all
          select 'partners', name, count, previous from per_partner where place <= ${MAX_PARTNERS}
        ) as named group by part
      )
    select
      (select to_json(summary) from get_clicks_summary(${days}::int, ${now}) as summary) as summary,
      (
        select json_build_object(
          'email_clicks', coalesce(sum(previous) filter (where action = 'email_click'), 0),
          'survey', coalesce(sum(previous) filter (where action = 'survey_click'), 0)
        ) from per_kind
      ) as previous,
      (
        select json_agg(json_build_object(
          'day', date::date::text,
          'email_clicks', coalesce(email, 0),
          'survey', coalesce(survey, 0)
        ) order by date)
        from generate_series(
          dublin_day(${now}) - ${days}::int + 1, dublin_day(${now}), interval '1 day'
        ) as date
        left join per_day on day = date::date
      ) as daily,
      ${listOf("sources")} as sources,
      ${listOf("partners")} as partners,
      (select ${clicks} from per_partner where place > ${MAX_PARTNERS}) as "otherPartners",
      ${listOf("providers")} as providers,
      (
        select json_build_object(
          'count', coalesce(sum(personalised) filter (where present), 0),
          'previous', coalesce(sum(personalised) filter (where not present), 0)
        ) from counted
      ) as personalised,
      (
        select ${clicks} from totals where standing = 'counted' and action = 'call_click'
      ) as calls,
      coalesce((
        select json_agg(json_build_object('day', day::text, 'doubtful', doubtful) order by day)
        from (
          select day, sum(count) as doubtful
          from totals where present and standing = 'doubtful' group by day
        ) as doubtful_days
      ), '[]') as apart`;
  return Stats.parse(stats);
}
