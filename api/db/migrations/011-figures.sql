-- How events are stored and counted, whole; store_events writes them, and events_apart and all tallies go.
-- Of an event's actor, action, entity and meta see the constraint of event_log in 009.

drop function tally_events, empty_tally, tally_apart, tally_personalised cascade;
-- In the order in which the former store_events locks them.
lock table events_apart, event_log in access exclusive mode;

-- The rows that are there count as rolled up; those of today are set back below.
alter table event_log
  add column standing text not null default 'counted' check (standing in ('counted', 'doubtful', 'aside')),
  add column rolled_up boolean not null default true;
alter table event_log alter column rolled_up set default false;

insert into event_log (actor, action, entity, meta, created_at, standing, rolled_up)
select actor, action, entity, meta, created_at, reason, true from events_apart order by id;

update event_log set rolled_up = false
where created_at >= dublin_day(now())::timestamp at time zone 'Europe/Dublin';

-- The figures of a day that is not rolled up are counted from its rows.
create index event_log_not_rolled_up on event_log (created_at) where not rolled_up;

comment on table event_log is 'What visitors did in the last months, one row each; nothing in it says who they are or whom they wrote to';
comment on column event_log.actor is 'Always anon';
comment on column event_log.action is 'email_click or survey_click';
comment on column event_log.entity is 'Always cta';
comment on column event_log.meta is 'source, and where there is one partner, provider and personalised; no other key fits';
comment on column event_log.created_at is 'When it was stored';
comment on column event_log.standing is 'counted; doubtful: beyond the quota of its connection; aside: left out by staff. Public figures count only counted ones';
comment on column event_log.rolled_up is 'Whether event_daily counts it: not on its own day';

alter table event_daily
  add column standing text not null default 'counted',
  add column personalised bigint not null default 0,
  drop constraint event_daily_day_action_source_partner_provider_key,
  add unique nulls not distinct (day, action, source, partner, provider, standing);

comment on table event_daily is 'How many events there were on each finished day; stays when the rows of event_log are deleted';
comment on column event_daily.day is 'The day in Dublin';
comment on column event_daily.action is 'As in event_log';
comment on column event_daily.source is 'Null when the events named none';
comment on column event_daily.partner is 'Null when the events named none, * for all partners without rows of their own on that day; no name can be *';
comment on column event_daily.provider is 'Null when the events named none';
comment on column event_daily.standing is 'As in event_log';
comment on column event_daily.count is 'How many events';
comment on column event_daily.personalised is 'How many of them were letters to which the supporter added something';

-- Of days whose rows are deleted it is not known which letters were personalised: no partner or provider has them.
insert into event_daily (day, action, source, count, personalised)
select day, 'email_click', 'ContactTd', 0, sum(personalised)
from (
  select day, count as personalised from personalised_tally
  union all
  select dublin_day(created_at), -1 from event_log where meta ? 'personalised' and standing = 'counted'
) as changes
group by day having sum(personalised) > 0
on conflict (day, action, source, partner, provider, standing) do update set personalised = excluded.personalised;

insert into event_daily as daily (day, action, source, partner, provider, standing, count, personalised)
select
  dublin_day(created_at), action, meta ->> 'source',
  coalesce(tally.partner, case when meta ? 'partner' then '*' end),
  meta ->> 'provider', standing, count(*), count(*) filter (where meta ? 'personalised')
from event_log left join partner_tally as tally
  on tally.day = dublin_day(created_at) and tally.partner = meta ->> 'partner'
where rolled_up
group by 1, 2, 3, 4, 5, 6
on conflict (day, action, source, partner, provider, standing)
do update set count = daily.count + excluded.count, personalised = daily.personalised + excluded.personalised;

create view event_totals as
  select day, action, source, partner, provider, standing, count, personalised from event_daily
  union all
  select
    dublin_day(created_at), action, meta ->> 'source', meta ->> 'partner', meta ->> 'provider', standing,
    count(*), count(*) filter (where meta ? 'personalised')
  from event_log where not rolled_up group by 1, 2, 3, 4, 5, 6;

comment on view event_totals is 'Every event there ever was, by day and kind: the finished days of event_daily, and the rows of event_log that are not among them';

create or replace function store_events(p_events jsonb) returns void
language plpgsql
-- An event that waits for a locked table is given up before its sender is told that it was refused:
-- otherwise it could be stored after that.
set lock_timeout = '5s'
as $$
begin
  with
    given as (
      select event, (event ->> 'id')::uuid as id from jsonb_array_elements(p_events) as event
    ),
    -- In the order of the key, so that two servers never wait for each other in a ring.
    fresh as (
      insert into event_ids (id) select distinct id from given where id is not null order by id
      on conflict do nothing returning id
    ),
    single as (
      select event from given where id is null
      union all
      select event from (select distinct on (id) event, id from given where id is not null) as once
      join fresh using (id)
    )
  insert into event_log (actor, action, entity, meta, standing)
  select
    event ->> 'actor', event ->> 'action', event ->> 'entity', event -> 'meta',
    case when event ? 'doubtful' then 'doubtful' else 'counted' end
  from single;
end
$$;

comment on function store_events is 'Stores events, each id once; all of them or none';

create or replace function clicks_summary_at(p_days int, p_now timestamptz) returns table (
  email_clicks_total bigint,
  email_clicks_24h bigint,
  survey_total bigint,
  survey_24h bigint
)
language sql stable
begin atomic
  select coalesce(counted.email, 0)::bigint, latest.email, coalesce(counted.survey, 0)::bigint, latest.survey
  from
    (
      select
        sum(count) filter (where action = 'email_click') as email,
        sum(count) filter (where action = 'survey_click') as survey
      from event_totals
      where standing = 'counted' and day > dublin_day(p_now) - least(p_days, 36500) and day <= dublin_day(p_now)
    ) as counted,
    (
      select
        count(*) filter (where action = 'email_click') as email,
        count(*) filter (where action = 'survey_click') as survey
      from event_log where standing = 'counted' and created_at >= p_now - interval '24 hours'
    ) as latest;
end;

create or replace function get_clicks_summary(p_days int) returns table (
  email_clicks_total bigint,
  email_clicks_24h bigint,
  survey_total bigint,
  survey_24h bigint
)
language sql stable
begin atomic
  select * from clicks_summary_at(p_days, now());
end;

drop view event_counts, partner_counts;
drop table
  events_apart, event_tally, partner_tally, minute_tally, apart_tally, apart_minutes, personalised_tally;
drop function fold_partners;

create view event_counts as
  select day, action, source, partner, provider, count from event_totals where standing = 'counted';

comment on view event_counts is 'For servers of the release before, whose public counter reads it until they are updated';
