-- Offices and seats on committees. Rows of before stay null until they are read again.
alter table tds add column roles jsonb;
alter table tds_accepted add column roles jsonb;

comment on column tds.roles is
  'Offices and seats on committees of today, a list of kind, name and nameGa; null: not read yet';
