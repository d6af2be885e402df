import type { PartnerFigures } from "../contract/partner-figures.ts";
import type { Sql } from "../db/connect.ts";

const DAYS = 30;
const MONTHS = 12;

/** Reads the figures of one partner up to the day of `now`, in one statement, so that they add up. */
export async function readPartnerFigures(
  sql: Sql,
  partner: string,
  now: Date,
): Promise<PartnerFigures> {
  const [figures] = await sql<[Omit<PartnerFigures, "partner">]>`
    with
      present_day as (select dublin_day(${now}) as today),
      letters as (
        select
          day, sum(count)::int as campaign,
          coalesce(sum(count) filter (where partner = ${partner}), 0)::int as letters
        from event_totals, present_day
        where action = 'email_click' and source = 'ContactTd' and standing = 'counted' and day <= today
        group by day
      )
    select
      (
        select json_build_object(
          'letters', coalesce(sum(letters), 0), 'campaign', coalesce(sum(campaign), 0)
        ) from letters
      ) as total,
      (select to_char(min(day), 'YYYY-MM-DD') from letters where letters > 0) as since,
      (
        select json_agg(json_build_object(
          'day', to_char(today - back, 'YYYY-MM-DD'),
          'letters', coalesce(letters, 0),
          'campaign', coalesce(campaign, 0)
        ) order by back desc)
        from present_day cross join generate_series(0, ${DAYS}::int - 1) as back
        left join letters on day = today - back
      ) as days,
      (
        select json_agg(json_build_object(
          'month', to_char(month, 'YYYY-MM-DD'), 'letters', letters, 'campaign', campaign
        ) order by month)
        from (
          select
            month, coalesce(sum(letters), 0) as letters, coalesce(sum(campaign), 0) as campaign
          from present_day
          cross join generate_series(0, ${MONTHS}::int - 1) as back
          cross join lateral (
            select (date_trunc('month', today::timestamp) - make_interval(months => back))::date as month
          ) as start
          left join letters on date_trunc('month', day::timestamp)::date = month
          group by month
        ) as by_month
      ) as months,
      coalesce((
        select json_agg(json_build_object('provider', provider, 'letters', letters)
          order by letters desc, provider)
        from (
          select provider, sum(count) as letters from event_totals, present_day
          where
            action = 'email_click' and source = 'ContactTd' and standing = 'counted'
            and partner = ${partner} and day <= today
          group by provider
        ) as by_provider
      ), '[]') as providers`;
  return { partner, ...figures };
}

/** Partners that are counted; anyone can invent names, so those with the fewest letters are left out. */
const MAX_PARTNERS = 20_000;

/** Counts the letters of every partner, in total. */
export async function readPartnerCounts(sql: Sql, now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ partner: string; letters: string }[]>`
    select partner, sum(count) as letters from event_totals
    where
      action = 'email_click' and source = 'ContactTd' and standing = 'counted'
      and partner is not null and partner <> '*' and day <= dublin_day(${now})
    group by partner order by letters desc, partner limit ${MAX_PARTNERS}`;
  return new Map(rows.map(({ partner, letters }) => [partner, Number(letters)]));
}
