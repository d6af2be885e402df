-- Every published version of the campaign. Rows are only added; the newest readable one is served.
create table campaign_versions (
  version integer primary key check (version > 0),
  document jsonb not null,
  author text not null,
  note text not null,
  published_at timestamptz not null default now()
);
