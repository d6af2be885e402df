create table tds (
  name text not null,
  email text not null,
  party text,
  constituency text not null,
  updated_at timestamptz not null default now(),
  unique (email, constituency)
);

comment on table tds is 'Sitting members of the Dáil with a published address';
comment on column tds.name is 'As the Houses of the Oireachtas publish it, for example Seán Ó Fearghaíl';
comment on column tds.email is 'The published address; never derived from the name';
comment on column tds.party is 'Null when the source names none';
comment on column tds.constituency is 'One of the 43 names of the 34th Dáil, byte for byte';
comment on column tds.updated_at is 'When these details were last checked against the source';
