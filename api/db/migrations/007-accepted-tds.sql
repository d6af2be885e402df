create table tds_accepted (
  name text not null,
  email text not null,
  party text,
  constituency text not null,
  accepted_at timestamptz not null default now(),
  unique (email, constituency)
);

insert into tds_accepted (name, email, party, constituency)
select name, email, party, constituency from tds;

comment on table tds_accepted is 'The TDs of the first run, or those that a person accepted last; each run is compared with them';
comment on column tds_accepted.accepted_at is 'When they were stored first or accepted';

alter table populations add column held jsonb;
comment on column populations.held is 'The members that a run read, when their difference waits for a person; null otherwise';
