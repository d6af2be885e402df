-- Staff no longer decide about events. Those that they had left out stay uncounted, as doubtful ones.
-- A database that began with today's 001 has neither such events nor the tables.
drop view if exists holding_decisions;
drop table if exists event_decisions;
alter table event_log drop column if exists arrived;

update event_log set standing = 'doubtful' where standing = 'aside';
alter table event_log drop constraint event_log_standing_check;
alter table event_log
  add constraint event_log_standing_check check (standing in ('counted', 'doubtful'));

with aside as (delete from event_daily where standing = 'aside' returning *)
insert into event_daily as daily (day, action, source, partner, provider, standing, count, personalised)
select day, action, source, partner, provider, 'doubtful', count, personalised from aside
on conflict (day, action, source, partner, provider, standing) do update
set count = daily.count + excluded.count, personalised = daily.personalised + excluded.personalised;
