-- The TDs, what they asked, and the runs that read both.

create table tds (
  name text not null,
  email text not null,
  party text,
  constituency text not null,
  updated_at timestamptz not null default now(),
  code text,
  phone text,
  office text,
  roles jsonb,
  unique (email, constituency)
);

comment on table tds is 'Sitting members of the Dáil with a published address';
comment on column tds.email is 'The published address; never derived from the name';
comment on column tds.constituency is 'One of the 43 names of the 34th Dáil, byte for byte';
comment on column tds.updated_at is 'When these details were last checked against the source';
comment on column tds.code is 'The member''s code in the source; opaque';
comment on column tds.roles is 'Offices and seats on committees of today: kind, name and nameGa; null: not read yet';

create table tds_accepted (like tds including all);
alter table tds_accepted rename updated_at to accepted_at;

comment on table tds_accepted is 'The TDs of the first run, or those that a person accepted last; each run is compared with them';

create table questions (
  date date not null,
  number integer not null,
  member_code text not null,
  type text not null check (type in ('oral', 'written')),
  heading text,
  primary key (date, number, member_code)
);

comment on table questions is 'Questions in the Dáil that name one of the campaign''s topics, one row for each who asked';
comment on column questions.date is 'The day of the answer or the withdrawal; with the number, the address of the official page';
comment on column questions.heading is 'The title of the debate section, or the beginning of the question; null in the first rows';

create table question_months (
  month text primary key check (month ~ '^\d{4}-\d\d$'),
  topics text not null,
  read_at timestamptz not null
);

comment on table question_months is 'The months whose questions were read completely';
comment on column question_months.topics is 'The folded topics that the questions were searched for; with others the month is read again';

create table populations (
  id int generated always as identity primary key,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  seen_at timestamptz not null default now(),
  state text not null default 'running' check (state in ('running', 'succeeded', 'failed', 'rejected')),
  done int not null default 0,
  total int not null default 0,
  constituency text not null default '',
  found int not null default 0,
  message text,
  error text,
  report jsonb,
  held jsonb,
  replaced jsonb
);

create unique index populations_one_running on populations (state) where state = 'running';

comment on table populations is 'Every run that read the TDs from the public source, whole or not at all';
comment on column populations.seen_at is 'When the process of a run last said that it lives';
comment on column populations.done is 'Members whose address was looked for';
comment on column populations.total is 'Sitting members; 0 until they are known';
comment on column populations.report is 'What it changed; null unless it succeeded';
comment on column populations.held is 'The members that it read, when their difference waits for a person; null otherwise';
comment on column populations.replaced is 'The rows of tds that the last acceptance replaced, until they are put back; null in any other run';

-- What is published.

create table campaign_versions (
  version integer primary key check (version > 0),
  document jsonb not null,
  author text not null,
  note text not null,
  published_at timestamptz not null default now()
);

comment on table campaign_versions is 'Every published version of the campaign. Rows are only added; the newest readable one is served';

create table embed_files (
  path text primary key,
  plain bytea not null,
  br bytea,
  gzip bytea,
  started_at timestamptz not null
);

comment on table embed_files is 'The hashed embed files of this and earlier releases; partners pin their names';
comment on column embed_files.started_at is 'When a server with this file last started';

-- Events and their figures. Days are those of Dublin.

create function dublin_day(p_moment timestamptz) returns date
language sql stable parallel safe
return (p_moment at time zone 'Europe/Dublin')::date;

create table event_log (
  id bigint generated always as identity primary key,
  actor text not null default 'anon',
  action text not null,
  entity text not null default 'cta',
  meta jsonb not null default '{}',
  created_at timestamptz not null default now(),
  standing text not null default 'counted' check (standing in ('counted', 'doubtful')),
  rolled_up boolean not null default false,
  constraint event_log_says_nothing_else check (
    actor = 'anon' and jsonb_typeof(meta) = 'object'
    and meta - '{source,partner,provider,personalised}'::text[] = '{}'
    and coalesce(meta -> 'personalised', 'true') = 'true'
  )
);

create index event_log_created_at on event_log (created_at, action);
-- The figures of a day that is not rolled up are counted from its rows.
create index event_log_not_rolled_up on event_log (created_at) where not rolled_up;

comment on table event_log is 'What visitors did in the last months, one row each; nothing in it says who they are or whom they wrote to';
comment on column event_log.meta is 'source, and where there is one partner, provider and personalised; no other key fits, so a call names neither TD nor number';
comment on column event_log.standing is 'counted; doubtful: beyond the quota of its connection. Public figures count only counted ones';
comment on column event_log.rolled_up is 'Whether event_daily counts it: not on its own day';
comment on constraint event_log_says_nothing_else on event_log is 'The privacy page promises it, so the table holds it';

create table event_ids (
  id uuid primary key,
  seen_at timestamptz not null default now()
);

create index event_ids_seen_at on event_ids (seen_at);

comment on table event_ids is 'The random numbers of the events of the last day or two, so that an event that is sent again counts once; not connected with the events';

create function store_events(p_events jsonb) returns void
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

create table event_daily (
  day date not null,
  action text not null,
  source text,
  partner text,
  provider text,
  standing text not null default 'counted',
  count bigint not null,
  personalised bigint not null default 0,
  unique nulls not distinct (day, action, source, partner, provider, standing)
);

comment on table event_daily is 'How many events there were on each finished day; stays when the rows of event_log are deleted';
comment on column event_daily.partner is 'Null when the events named none';

create table partner_links (
  partner text primary key,
  generation int not null default 0,
  made_at timestamptz,
  expires date
);

comment on table partner_links is 'The partners for whom staff ever made a private link to their figures; the links themselves are stored nowhere';
comment on column partner_links.generation is 'When staff last ended the partner''s links, in seconds since 1970; a link that is signed with a smaller number is ended';
comment on column partner_links.made_at is 'When the last link was made; null when it was ended';
comment on column partner_links.expires is 'The last day of that link in Dublin; null without an end';

create view event_totals as
  select day, action, source, partner, provider, standing, count, personalised from event_daily
  union all
  select
    dublin_day(created_at), action, meta ->> 'source', meta ->> 'partner', meta ->> 'provider', standing,
    count(*), count(*) filter (where meta ? 'personalised')
  from event_log where not rolled_up group by 1, 2, 3, 4, 5, 6;

comment on view event_totals is 'Every event there ever was, by day and kind: the finished days of event_daily, and the rows of event_log that are not among them';

create function get_clicks_summary(p_days int, p_now timestamptz default now()) returns table (
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

comment on function get_clicks_summary is 'Clicks of the last p_days days in Dublin up to p_now, today included, and of the last 24 hours; one row, 0 by default';
