-- What a person accepted of a population can be put back.
alter table populations add column replaced jsonb;

comment on column populations.replaced is 'The rows of tds that the last acceptance replaced, until they are put back; null in any other run';
