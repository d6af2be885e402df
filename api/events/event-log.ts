import type { CampaignEvent } from "../contract/events.ts";
import type { Sql } from "../db/connect.ts";
import { withTimeout } from "../db/with-timeout.ts";

/** Commits events to the database. */
export type EventLog = {
  /** Resolves to true when the event is committed, and to false when it may not be. */
  record: (event: CampaignEvent) => Promise<boolean>;
  /** The number of events that wait to be committed. */
  waiting: () => number;
};

type Waiting = { event: CampaignEvent; settle: (committed: boolean) => void };

/** Events per statement; a larger batch would delay its first events. */
const BATCH_SIZE = 500;
/** Events that may wait; with more the database cannot keep up. */
const MAX_WAITING = 10_000;
/** Time limit of a commit; longer than the driver takes to give up a connection. */
const COMMIT_TIMEOUT_MS = 8_000;

/**
 * Creates an event log that commits in batches: the events that arrive during
 * one commit form the next batch, so that throughput does not depend on the
 * latency of the disk. No event is acknowledged before its batch is committed.
 */
export function createEventLog(
  insert: (events: readonly CampaignEvent[]) => Promise<void>,
  timeoutMs = COMMIT_TIMEOUT_MS,
): EventLog {
  let waiting: Waiting[] = [];
  let committing = false;

  const commitAll = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_SIZE);
      waiting = waiting.slice(BATCH_SIZE);
      // A batch that is committed after the time limit was not acknowledged.
      const { ok } = await withTimeout(insert(batch.map(({ event }) => event)), timeoutMs);
      for (const { settle } of batch) settle(ok);
    }
    committing = false;
  };

  return {
    waiting: () => waiting.length,
    record: (event) =>
      new Promise((settle) => {
        if (waiting.length >= MAX_WAITING) return settle(false);
        waiting.push({ event, settle });
        if (committing) return;
        committing = true;
        // Events that are read in the same turn of the event loop share a batch.
        setImmediate(commitAll);
      }),
  };
}

/**
 * Stores events in one statement, and so in one transaction: all of them or
 * none. They are committed when the promise resolves.
 */
export async function insertEvents(sql: Sql, events: readonly CampaignEvent[]): Promise<void> {
  // One parameter for any number of events, so that all batches share one query plan.
  await sql`
    insert into event_log (actor, action, entity, meta)
    select event ->> 'actor', event ->> 'action', event ->> 'entity', event -> 'meta'
    from jsonb_array_elements(${JSON.stringify(events)}::text::jsonb) as event`;
}
