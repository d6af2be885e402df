create table event_log (
  id bigint generated always as identity primary key,
  actor text not null default 'anon',
  action text not null,
  entity text not null default 'cta',
  meta jsonb not null default '{}',
  created_at timestamptz not null default now(),
  constraint event_log_says_nothing_else
    check (actor = 'anon' and jsonb_typeof(meta) = 'object' and meta - '{source,partner,provider}'::text[] = '{}')
);

create index event_log_created_at on event_log (created_at, action);

comment on table event_log is 'What visitors did, one row each; nothing in it says who they are or whom they wrote to';
comment on column event_log.actor is 'Always anon';
comment on column event_log.action is 'email_click or survey_click';
comment on column event_log.entity is 'Always cta';
comment on column event_log.meta is 'source, and where there is one partner and provider; no other key fits';
comment on column event_log.created_at is 'When it was stored';
comment on constraint event_log_says_nothing_else on event_log is 'The privacy page promises it, so the table holds it';

create table event_daily (
  day date not null,
  action text not null,
  source text,
  partner text,
  provider text,
  count bigint not null,
  unique nulls not distinct (day, action, source, partner, provider)
);

comment on table event_daily is 'What is left of events whose rows were deleted: how many there were';
comment on column event_daily.day is 'The day in Dublin';
comment on column event_daily.action is 'As in event_log';
comment on column event_daily.source is 'Null when the events named none';
comment on column event_daily.partner is 'Null when the events named none';
comment on column event_daily.provider is 'Null when the events named none';
comment on column event_daily.count is 'How many events';

-- Rewritten with every batch of events, so its pages keep room to do that in place.
create table event_tally (
  like event_daily including comments,
  unique nulls not distinct (day, action, source, partner, provider)
) with (fillfactor = 50);

comment on table event_tally is 'How many rows event_log holds of each kind and day, so that no reader counts them; kept by triggers';

create function dublin_day(p_moment timestamptz) returns date
language sql stable parallel safe
return (p_moment at time zone 'Europe/Dublin')::date;

comment on function dublin_day is 'The day it is in Dublin, summer time included';

create function tally_events() returns trigger
language plpgsql as $$
begin
  -- In the order of the key: statements that count the same kinds then never wait for each other in a ring.
  if tg_op <> 'DELETE' then
    insert into event_tally as tally
    select dublin_day(created_at), action, meta ->> 'source', meta ->> 'partner', meta ->> 'provider', count(*)
    from added group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (day, action, source, partner, provider)
    do update set count = tally.count + excluded.count;
  end if;
  if tg_op <> 'INSERT' then
    insert into event_tally as tally
    select dublin_day(created_at), action, meta ->> 'source', meta ->> 'partner', meta ->> 'provider', -count(*)
    from removed group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (day, action, source, partner, provider)
    do update set count = tally.count + excluded.count;
    delete from event_tally where count = 0;
  end if;
  return null;
end
$$;

comment on function tally_events is 'Keeps event_tally equal to what event_log holds, within the same transaction';

create trigger tally_added after insert on event_log
  referencing new table as added for each statement execute function tally_events();
create trigger tally_removed after delete on event_log
  referencing old table as removed for each statement execute function tally_events();
create trigger tally_changed after update on event_log
  referencing old table as removed new table as added for each statement execute function tally_events();

create function empty_tally() returns trigger
language plpgsql as $$
begin
  delete from event_tally;
  return null;
end
$$;

comment on function empty_tally is 'What tally_events is to a truncate';

create trigger tally_emptied after truncate on event_log
  for each statement execute function empty_tally();

create view event_counts as
  select day, action, source, partner, provider, count from event_tally
  union all
  select day, action, source, partner, provider, count from event_daily;

comment on view event_counts is 'Every event there ever was, by day and kind';

create function clicks_summary_at(p_days int, p_now timestamptz) returns table (
  email_clicks_total bigint,
  email_clicks_24h bigint,
  survey_total bigint,
  survey_24h bigint
)
language sql stable
begin atomic
  select
    coalesce(counted.email, 0)::bigint, latest.email,
    coalesce(counted.survey, 0)::bigint, latest.survey
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
        count(*) filter (where action = 'email_click') as email,
        count(*) filter (where action = 'survey_click') as survey
      from event_log
      where created_at >= p_now - interval '24 hours'
    ) latest;
end;

comment on function clicks_summary_at is 'get_clicks_summary as it was at a moment: one row, 0 by default';

create function get_clicks_summary(p_days int) returns table (
  email_clicks_total bigint,
  email_clicks_24h bigint,
  survey_total bigint,
  survey_24h bigint
)
language sql stable
begin atomic
  select * from clicks_summary_at(p_days, now());
end;

comment on function get_clicks_summary is 'Clicks of the last p_days days in Dublin, today included, and of the last 24 hours; one row, 0 by default';
