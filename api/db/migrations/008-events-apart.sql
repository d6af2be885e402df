-- event_log holds the events that count. This table holds those that do not.
create table events_apart (
  id bigint generated always as identity primary key,
  actor text not null default 'anon',
  action text not null,
  entity text not null default 'cta',
  meta jsonb not null default '{}',
  created_at timestamptz not null default now(),
  reason text not null check (reason in ('doubtful', 'aside')),
  constraint events_apart_say_nothing_else
    check (actor = 'anon' and jsonb_typeof(meta) = 'object' and meta - '{source,partner,provider}'::text[] = '{}')
);

create index events_apart_created_at on events_apart (created_at);

comment on table events_apart is 'Events that no public figure counts; otherwise as event_log';
comment on column events_apart.actor is 'Always anon';
comment on column events_apart.action is 'As in event_log';
comment on column events_apart.entity is 'Always cta';
comment on column events_apart.meta is 'As in event_log';
comment on column events_apart.created_at is 'When it was stored';
comment on column events_apart.reason is 'doubtful: more than one connection may add to the figures; aside: set aside by staff';

create table apart_tally (
  day date not null,
  reason text not null,
  count bigint not null,
  primary key (day, reason)
) with (fillfactor = 50);

comment on table apart_tally is 'How many rows events_apart holds of each day in Dublin; kept by triggers';

create table apart_minutes (
  minute timestamptz not null,
  action text not null,
  source text,
  count bigint not null,
  unique nulls not distinct (minute, action, source)
) with (fillfactor = 50);

comment on table apart_minutes is 'How many rows events_apart holds of each minute, action and source; kept by triggers';

create function tally_apart() returns trigger
language plpgsql as $$
declare
  sign int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into apart_tally as tally
  select dublin_day(created_at), reason, sign * count(*)
  from changed group by 1, 2 order by 1, 2
  on conflict (day, reason) do update set count = tally.count + excluded.count;
  insert into apart_minutes as tally
  select date_trunc('minute', created_at), action, meta ->> 'source', sign * count(*)
  from changed group by 1, 2, 3 order by 1, 2, 3
  on conflict (minute, action, source) do update set count = tally.count + excluded.count;
  if sign < 0 then
    delete from apart_tally
    where count = 0 and day in (select distinct dublin_day(created_at) from changed);
    delete from apart_minutes
    where count = 0 and minute in (select distinct date_trunc('minute', created_at) from changed);
  end if;
  return null;
end
$$;

comment on function tally_apart is 'Keeps apart_tally and apart_minutes equal to what events_apart holds';

create trigger apart_added after insert on events_apart
  referencing new table as changed for each statement execute function tally_apart();
create trigger apart_removed after delete on events_apart
  referencing old table as changed for each statement execute function tally_apart();

create table event_decisions (
  id int generated always as identity primary key,
  decided_at timestamptz not null default now(),
  decision text not null check (decision in ('aside', 'back', 'count')),
  from_at timestamptz not null,
  to_at timestamptz not null check (to_at > from_at),
  source text,
  partner text,
  action text,
  note text not null,
  events bigint not null
);

comment on table event_decisions is 'What staff decided about the events of a window, newest last; never changed';
comment on column event_decisions.decision is 'aside: events that counted no longer do; back: events that were set aside count again; count: doubtful events count';
comment on column event_decisions.from_at is 'The first moment of the window';
comment on column event_decisions.to_at is 'The first moment after the window';
comment on column event_decisions.source is 'Only events of this source; null for all';
comment on column event_decisions.partner is 'Only events of this partner; null for all';
comment on column event_decisions.action is 'Only events of this action; null for all';
comment on column event_decisions.note is 'Why, in the words of staff';
comment on column event_decisions.events is 'How many events the decision moved';

create or replace function store_events(p_events jsonb) returns void
language plpgsql
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
    ),
    apart as (
      insert into events_apart (actor, action, entity, meta, reason)
      select event ->> 'actor', event ->> 'action', event ->> 'entity', event -> 'meta', 'doubtful'
      from single where event ? 'doubtful'
    )
  insert into event_log (actor, action, entity, meta)
  select event ->> 'actor', event ->> 'action', event ->> 'entity', event -> 'meta'
  from single where not event ? 'doubtful';
end
$$;

comment on function store_events is 'Stores events, each id once, and doubtful ones apart; all of them or none';

create function iso_moment(p_moment timestamptz) returns text
language sql stable
return to_char(p_moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

comment on function iso_moment is 'A moment as JSON writes it, in UTC';
