-- That a person decided against a run's difference was told by its message alone.
alter table populations drop constraint populations_state_check;
alter table populations
  add constraint populations_state_check check (state in ('running', 'succeeded', 'failed', 'rejected'));

update populations set state = 'rejected'
where state = 'failed' and message = 'The changes were rejected, and the stored TDs were kept';

comment on column populations.state is
  'running, succeeded, failed, or rejected by a person; one whose process ended becomes failed';
