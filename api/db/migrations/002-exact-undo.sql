-- A decision of staff is undone exactly: what it changes keeps how it arrived.
alter table event_log add column arrived text check (arrived in ('counted', 'doubtful'));

comment on column event_log.arrived is 'The standing before any decision; null where no decision changed it';

update event_log set arrived = 'counted' where standing = 'aside';

-- Only decisions that hold are kept: of those about the same events the last, unless it undid the others.
delete from event_decisions as former using event_decisions as later
where
  later.id > former.id
  and (later.from_at, later.to_at) = (former.from_at, former.to_at)
  and (later.source, later.partner, later.action)
    is not distinct from (former.source, former.partner, former.action);

delete from event_decisions where decision = 'back';

comment on table event_decisions is 'What staff decided about the events of a window; a decision that is undone is deleted';
comment on column event_decisions.decision is 'aside: events that counted no longer do; count: all of them count';
comment on column event_decisions.partner is 'Only events of this partner, * for all that were not known; null for all';
