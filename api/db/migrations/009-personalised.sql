-- A letter to which the supporter added something counts as personalised; what they added is never sent here.

-- No event is added while the constraints change.
lock table event_log, events_apart in share row exclusive mode;

alter table event_log
  drop constraint event_log_says_nothing_else,
  add constraint event_log_says_nothing_else check (
    actor = 'anon' and jsonb_typeof(meta) = 'object'
    and meta - '{source,partner,provider,personalised}'::text[] = '{}'
    and coalesce(meta -> 'personalised', 'true') = 'true'
  );
alter table events_apart
  drop constraint events_apart_say_nothing_else,
  add constraint events_apart_say_nothing_else check (
    actor = 'anon' and jsonb_typeof(meta) = 'object'
    and meta - '{source,partner,provider,personalised}'::text[] = '{}'
    and coalesce(meta -> 'personalised', 'true') = 'true'
  );

comment on column event_log.meta is 'source, and where there is one partner, provider and personalised; no other key fits';
comment on constraint event_log_says_nothing_else on event_log is 'The privacy page promises it, so the table holds it';

create table personalised_tally (
  day date primary key,
  count bigint not null
) with (fillfactor = 50);

comment on table personalised_tally is 'How many letters of each day were personalised; kept by triggers, and by the retention when it deletes events';
comment on column personalised_tally.day is 'The day in Dublin';
comment on column personalised_tally.count is 'How many letters; never what was added to them';

create function tally_personalised() returns trigger
language plpgsql as $$
declare
  sign int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into personalised_tally as tally
  select dublin_day(created_at), sign * count(*)
  from changed where meta ? 'personalised' group by 1 order by 1
  on conflict (day) do update set count = tally.count + excluded.count;
  if sign < 0 then
    delete from personalised_tally
    where count = 0 and day in (select distinct dublin_day(created_at) from changed);
  end if;
  return null;
end
$$;

comment on function tally_personalised is 'Keeps personalised_tally equal to what event_log holds, within the same transaction';

create trigger personalised_added after insert on event_log
  referencing new table as changed for each statement execute function tally_personalised();
create trigger personalised_removed after delete on event_log
  referencing old table as changed for each statement execute function tally_personalised();
