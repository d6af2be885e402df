create table populations (
  id int generated always as identity primary key,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  state text not null default 'running' check (state in ('running', 'succeeded', 'failed')),
  done int not null default 0,
  total int not null default 0,
  message text,
  error text,
  report jsonb
);

-- The process of a run also holds a lock. This index works even if that lock is lost.
create unique index populations_one_running on populations (state) where state = 'running';

comment on table populations is 'Every run that read the TDs from the public source, whole or not at all';
comment on column populations.state is 'running, succeeded or failed; one whose process ended becomes failed';
comment on column populations.done is 'Members whose address was looked for';
comment on column populations.total is 'Sitting members; 0 until they are known';
comment on column populations.message is 'What it came to, for people';
comment on column populations.error is 'Why it failed; null otherwise';
comment on column populations.report is 'What it changed; null unless it succeeded';
