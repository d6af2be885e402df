-- What is undone stays in the history, with its reason.
create view holding_decisions as
  select * from event_decisions as each
  where decision <> 'back' and not exists (
    select from event_decisions as later
    where
      later.id > each.id and later.from_at <= each.from_at and later.to_at >= each.to_at
      and (later.source, later.partner, later.action)
        is not distinct from (each.source, each.partner, each.action)
  );

comment on view holding_decisions is 'The decisions that hold: none of those after them is about the same events of all their window';
comment on table event_decisions is 'What staff decided about the events of a window, newest last; never changed';
comment on column event_decisions.decision is 'aside: events that counted no longer do; count: all of them count; back: the earlier ones about the same events no longer hold';
