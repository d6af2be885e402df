alter table tds add column code text;
alter table tds_accepted add column code text;
comment on column tds.code is 'The member''s code in the source; opaque. Null in a row that no population has read since this column exists';

create table questions (
  date date not null,
  number integer not null,
  member_code text not null,
  ref text,
  type text not null check (type in ('oral', 'written')),
  heading text,
  primary key (date, number, member_code)
);
comment on table questions is 'Questions in the Dáil that name one of the campaign''s topics, one row for each who asked';
comment on column questions.date is 'The day of the answer or the withdrawal; with the number, the address of the official page';
comment on column questions.ref is 'The reference of the Houses of the Oireachtas, for example 46519/25';
comment on column questions.heading is 'The title of the debate section, or the beginning of the question; null in the first rows';

create table question_months (
  month text primary key check (month ~ '^\d{4}-\d\d$'),
  topics text not null,
  read_at timestamptz not null
);
comment on table question_months is 'The months whose questions were read completely';
comment on column question_months.topics is 'The folded topics that the questions were searched for; with others the month is read again';
