import { Stats } from "../contract/stats.ts";
import type { Sql } from "../db/connect.ts";

const MAX_PARTNERS = 500;

/** Reads the figures of `days` days in Dublin up to that of `now`, in one statement, so that they add up. */
export async function readStats(sql: Sql, days: number, now: Date): Promise<Stats> {
  const [stats] = await sql`
    with
      present_day as (select dublin_day(${now}) as today),
      -- PostgreSQL sums integers as bigint, but bigint as numeric, which takes several times as
      -- long to add and to sort. The events of one day and kind fit into an integer.
      totals as materialized (
        select
          day, action, source, partner, provider, standing, count::int, personalised::int,
          day > dublin_day(${now}) - ${days}::int as present
        from event_totals
        where day > dublin_day(${now}) - 2 * ${days}::int and day <= dublin_day(${now})
      ),
      called as not materialized (
        select * from totals where standing = 'counted' and action = 'call_click'
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
        select
          action, source, provider,
          coalesce(sum(count) filter (where present), 0) as count,
          coalesce(sum(count) filter (where not present), 0) as previous
        from counted group by action, source, provider having sum(count) > 0
      ),
      per_partner as (
        select
          partner as name,
          coalesce(sum(count) filter (where present), 0) as count,
          coalesce(sum(count) filter (where not present), 0) as previous
        from counted where partner is not null group by partner having sum(count) > 0
      ),
      largest_partners as (
        select * from per_partner order by count desc, previous desc, name limit ${MAX_PARTNERS}
      ),
      named as (
        select 'sources' as part, source as name, sum(count) as count, sum(previous) as previous
        from per_kind where source is not null group by source
        union all
        select 'providers', provider, sum(count), sum(previous)
        from per_kind where provider is not null group by provider
        union all
        select 'partners', name, count, previous from largest_partners
      ),
      lists as (
        select part, json_agg(
          json_build_object('name', name, 'count', count, 'previous', previous)
          order by count desc, previous desc, name
        ) as list
        from named group by part
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
          'day', to_char(today - back, 'YYYY-MM-DD'),
          'email_clicks', coalesce(email, 0),
          'survey', coalesce(survey, 0)
        ) order by back desc)
        from present_day, generate_series(0, ${days}::int - 1) as back
        left join per_day on day = (select today from present_day) - back
      ) as daily,
      coalesce((select list from lists where part = 'sources'), '[]') as sources,
      coalesce((select list from lists where part = 'partners'), '[]') as partners,
      (
        select json_build_object(
          'count', coalesce(sum(count), 0) - (select coalesce(sum(count), 0) from largest_partners),
          'previous', coalesce(sum(previous), 0) - (select coalesce(sum(previous), 0) from largest_partners)
        ) from per_partner
      ) as "otherPartners",
      coalesce((select list from lists where part = 'providers'), '[]') as providers,
      (
        select json_build_object(
          'count', coalesce(sum(personalised) filter (where present), 0),
          'previous', coalesce(sum(personalised) filter (where not present), 0)
        ) from counted
      ) as personalised,
      (
        select json_build_object(
          'count', coalesce(sum(count) filter (where present), 0),
          'previous', coalesce(sum(count) filter (where not present), 0)
        ) from called
      ) as calls,
      coalesce((
        select json_agg(json_build_object(
          'day', to_char(day, 'YYYY-MM-DD'), 'doubtful', doubtful
        ) order by day)
        from (
          select day, sum(count) as doubtful
          from totals where present and standing = 'doubtful' group by day
        ) as per_day_apart
      ), '[]') as apart`;
  return Stats.parse(stats);
}
