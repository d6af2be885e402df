alter table tds add column phone text, add column office text;
alter table tds_accepted add column phone text, add column office text;
comment on column tds.phone is 'The first number that the source publishes, as published; null where it publishes none';
comment on column tds.office is 'The published address of the office, on one line; null where there is none';

comment on column event_log.action is 'email_click, survey_click or call_click';
comment on column event_log.meta is
  'source, and where there is one partner, provider and personalised; no other key fits, so a call names neither TD nor number';
