create table event_ids (
  id uuid primary key,
  seen_at timestamptz not null default now()
);

create index event_ids_seen_at on event_ids (seen_at);

comment on table event_ids is 'The random numbers of the events of the last day or two, so that an event that is sent again counts once; not connected with the events';
comment on column event_ids.id is 'Made in the browser for one event; it says nothing about a person';
comment on column event_ids.seen_at is 'When the event was stored; the number is deleted a day later';

-- An event that waits for a locked table is given up before its sender is told that it was refused:
-- otherwise it could be stored after that.
create function store_events(p_events jsonb) returns void
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
    counted as (
      select event from given where id is null
      union all
      select event from (select distinct on (id) event, id from given where id is not null) as once
      join fresh using (id)
    )
  insert into event_log (actor, action, entity, meta)
  select event ->> 'actor', event ->> 'action', event ->> 'entity', event -> 'meta' from counted;
end
$$;

comment on function store_events is 'Stores events, each id once; all of them or none';
