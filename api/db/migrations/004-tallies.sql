-- Anyone can send events that name a partner, also a million invented ones. So the tallies have a bounded
-- number of rows for each day and minute, whatever is sent.

-- No event is added while the totals are rebuilt.
lock table event_log in share row exclusive mode;

create table partner_tally (
  day date not null,
  partner text not null,
  count bigint not null,
  primary key (day, partner)
) with (fillfactor = 50);

comment on table partner_tally is 'How many events named a partner on a day: the largest partners, and all others as one; kept by triggers';
comment on column partner_tally.day is 'The day in Dublin';
comment on column partner_tally.partner is 'The name that the events gave, or * for all partners without a row of their own; no name can be *';
comment on column partner_tally.count is 'How many events';

create table minute_tally (
  minute timestamptz not null,
  action text not null,
  source text,
  count bigint not null,
  unique nulls not distinct (minute, action, source)
) with (fillfactor = 50);

comment on table minute_tally is 'How many rows event_log holds of each minute, action and source, so that no reader counts them; kept by triggers';
comment on column minute_tally.minute is 'When the minute begins';
comment on column minute_tally.action is 'As in event_log';
comment on column minute_tally.source is 'Null when the events named none';
comment on column minute_tally.count is 'How many events';

create function fold_partners(p_day date) returns void
language sql as $$
  with
    -- Partners of the last month come before names that were never seen.
    known as (
      select partner, sum(count) as count from partner_tally
      where day >= p_day - 30 and day < p_day group by partner
    ),
    ranked as (
      select partner, row_number() over (
        order by coalesce(known.count, 0) + tally.count desc, tally.count desc, partner
      ) as rank
      from partner_tally as tally left join known using (partner)
      where day = p_day and partner <> '*'
    ),
    folded as (
      delete from partner_tally as tally using ranked
      where tally.day = p_day and tally.partner = ranked.partner and rank > 100
      returning count
    )
  insert into partner_tally as tally
  select p_day, '*', sum(count) from folded having count(*) > 0
  on conflict (day, partner) do update set count = tally.count + excluded.count;
$$;

comment on function fold_partners is 'Keeps the 100 largest partners of a day and adds the others up under *';

create or replace function tally_events() returns trigger
language plpgsql as $$
declare
  crowded_day date;
begin
  -- In the order of the key: statements that count the same kinds then never wait for each other in a ring.
  if tg_op <> 'DELETE' then
    insert into event_tally as tally (day, action, source, provider, count)
    select dublin_day(created_at), action, meta ->> 'source', meta ->> 'provider', count(*)
    from added group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (day, action, source, partner, provider)
    do update set count = tally.count + excluded.count;

    insert into minute_tally as tally
    select date_trunc('minute', created_at), action, meta ->> 'source', count(*)
    from added group by 1, 2, 3 order by 1, 2, 3
    on conflict (minute, action, source)
    do update set count = tally.count + excluded.count;

    if exists (select from added where meta ? 'partner') then
      -- fold_partners deletes rows in another order, so one transaction at a time counts partners.
      perform pg_advisory_xact_lock(20240036);
      insert into partner_tally as tally
      select dublin_day(created_at), meta ->> 'partner', count(*)
      from added where meta ? 'partner' group by 1, 2 order by 1, 2
      on conflict (day, partner) do update set count = tally.count + excluded.count;
      for crowded_day in
        select day from partner_tally
        where day in (select distinct dublin_day(created_at) from added where meta ? 'partner')
        group by day having count(*) > 200 order by day
      loop
        perform fold_partners(crowded_day);
      end loop;
    end if;
  end if;
  if tg_op <> 'INSERT' then
    insert into event_tally as tally (day, action, source, provider, count)
    select dublin_day(created_at), action, meta ->> 'source', meta ->> 'provider', -count(*)
    from removed group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (day, action, source, partner, provider)
    do update set count = tally.count + excluded.count;
    delete from event_tally
    where count = 0 and day in (select distinct dublin_day(created_at) from removed);

    insert into minute_tally as tally
    select date_trunc('minute', created_at), action, meta ->> 'source', -count(*)
    from removed group by 1, 2, 3 order by 1, 2, 3
    on conflict (minute, action, source)
    do update set count = tally.count + excluded.count;
    delete from minute_tally
    where count = 0 and minute in (select distinct date_trunc('minute', created_at) from removed);

    if exists (select from removed where meta ? 'partner') then
      perform pg_advisory_xact_lock(20240036);
      insert into partner_tally as tally
      select day, part.partner, -sum(part.count)
      from
        (
          select gone.day, gone.partner, gone.count, least(gone.count, coalesce(held.count, 0)) as own
          from
            (
              select dublin_day(created_at) as day, meta ->> 'partner' as partner, count(*) as count
              from removed where meta ? 'partner' group by 1, 2
            ) gone
            left join partner_tally as held using (day, partner)
        ) split,
        -- What was added to * before the partner had a row of its own is taken from there.
        lateral (values (split.partner, own), ('*', split.count - own)) as part (partner, count)
      group by 1, 2 having sum(part.count) > 0 order by 1, 2
      on conflict (day, partner) do update set count = tally.count + excluded.count;
      delete from partner_tally
      where count = 0 and day in (select distinct dublin_day(created_at) from removed);
    end if;
  end if;
  return null;
end
$$;

create or replace function empty_tally() returns trigger
language plpgsql as $$
begin
  delete from event_tally;
  delete from partner_tally;
  delete from minute_tally;
  return null;
end
$$;

-- The last 24 hours begin within a minute; only that minute is counted row by row.
create or replace function clicks_summary_at(p_days int, p_now timestamptz) returns table (
  email_clicks_total bigint,
  email_clicks_24h bigint,
  survey_total bigint,
  survey_24h bigint
)
language sql stable
begin atomic
  select
    coalesce(counted.email, 0)::bigint, coalesce(latest.email, 0)::bigint,
    coalesce(counted.survey, 0)::bigint, coalesce(latest.survey, 0)::bigint
  from
    (
      select
        sum(count) filter (where action = 'email_click') as email,
        sum(count) filter (where action = 'survey_click') as survey
      from event_counts
      where day > dublin_day(p_now) - least(p_days, 36500) and day <= dublin_day(p_now)
    ) counted,
    (
      select
        sum(count) filter (where action = 'email_click') as email,
        sum(count) filter (where action = 'survey_click') as survey
      from
        (
          -- The upper bound tells the planner that these are few; the clocks of two machines may differ.
          select action, count from minute_tally
          where minute > p_now - interval '24 hours' and minute < p_now + interval '24 hours'
          union all
          select action, 1 from event_log
          where created_at >= p_now - interval '24 hours'
            and created_at < date_trunc('minute', p_now - interval '24 hours') + interval '1 minute'
        ) since
    ) latest;
end;

-- The totals of the events that are already stored.
insert into minute_tally
select date_trunc('minute', created_at), action, meta ->> 'source', count(*)
from event_log group by 1, 2, 3;

insert into partner_tally
select day, partner, sum(count) from event_tally where partner is not null group by 1, 2;

do $$
declare
  crowded_day date;
begin
  for crowded_day in
    select day from partner_tally group by day having count(*) > 200 order by day
  loop
    perform fold_partners(crowded_day);
  end loop;
end
$$;

create temporary table kept on commit drop as
select day, action, source, provider, sum(count) as count from event_tally group by 1, 2, 3, 4;
truncate event_tally;
insert into event_tally (day, action, source, provider, count) select * from kept;
drop table kept;

create temporary table kept on commit drop as
select
  day, action, source, case when rank <= 100 then partner when partner is not null then '*' end as partner,
  provider, sum(count) as count
from
  event_daily
  left join (
    select day, partner, row_number() over (partition by day order by sum(count) desc, partner) as rank
    from event_daily where partner is not null group by day, partner
  ) ranked using (day, partner)
group by 1, 2, 3, 4, 5;
truncate event_daily;
insert into event_daily select * from kept;
drop table kept;

create view partner_counts as
  select day, partner, count from partner_tally
  union all
  select day, partner, count from event_daily where partner is not null;

comment on view partner_counts is 'Every event that named a partner, by day; * for all partners without rows of their own on that day';
comment on column event_tally.partner is 'Always null: partner_tally counts partners';
comment on column event_daily.partner is 'Null when the events named none, * for all partners without rows of their own on that day';
