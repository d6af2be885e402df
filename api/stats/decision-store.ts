import type { Decision } from "../contract/decisions.ts";
import type { Queries, Sql } from "../db/connect.ts";
import { inTransaction } from "../db/transaction.ts";

/**
 * Carries out a decision in one transaction: moves the events of its window between those that
 * count and those kept apart, and records the decision. Returns the number of moved events.
 */
export async function decide(sql: Sql, decision: Decision): Promise<number> {
  return inTransaction(sql, async (tx) => {
    const events = await move(tx, decision);
    const { from, to, source = null, partner = null, action = null, note } = decision;
    await tx`
      insert into event_decisions (decision, from_at, to_at, source, partner, action, note, events)
      values (${decision.decision}, ${from}, ${to}, ${source}, ${partner}, ${action}, ${note}, ${events})`;
    return events;
  });
}

async function move(tx: Queries, decision: Decision): Promise<number> {
  const { from, to, source = null, partner = null, action = null } = decision;
  const within = tx`
    created_at >= ${from} and created_at < ${to}
    and (${source}::text is null or meta ->> 'source' = ${source})
    and (${partner}::text is null or meta ->> 'partner' = ${partner})
    and (${action}::text is null or action = ${action})`;
  const moved =
    decision.decision === "aside"
      ? tx`
        with moved as (delete from event_log where ${within} returning *)
        insert into events_apart (actor, action, entity, meta, created_at, reason)
        select actor, action, entity, meta, created_at, 'aside' from moved`
      : tx`
        with moved as (
          delete from events_apart
          where reason = ${decision.decision === "back" ? "aside" : "doubtful"} and ${within} returning *
        )
        insert into event_log (actor, action, entity, meta, created_at)
        select actor, action, entity, meta, created_at from moved`;
  return (await moved).count;
}
