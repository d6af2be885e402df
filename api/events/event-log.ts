import type { CampaignEvent } from "../contract/events.ts";
import { withTimeout } from "../db/with-timeout.ts";

/** Where events go. */
export type EventLog = {
  /** Resolves to true once the event is committed, and to false when it may not be. */
  record: (event: CampaignEvent) => Promise<boolean>;
  /** Events that wait to be committed. */
  waiting: () => number;
};

type Waiting = { event: CampaignEvent; settle: (committed: boolean) => void };

/** Events of one statement; more would hold back the first of them. */
const BATCH = 500;
/** Events that may wait; beyond it the database cannot keep up, and waiting would not help. */
const ROOM = 10_000;
/** Longer than the driver takes to give up on a connection. */
const PATIENCE_MS = 8_000;

/**
 * Commits events in groups: those that arrive while one group is being
 * committed make up the next, so the rate does not hang on how fast the disk
 * confirms. No event is acknowledged before its own group is committed.
 */
export function createEventLog(
  insert: (events: readonly CampaignEvent[]) => Promise<void>,
  patienceMs = PATIENCE_MS,
): EventLog {
  let waiting: Waiting[] = [];
  let committing = false;

  const commitAll = async () => {
    while (waiting.length > 0) {
      const group = waiting.slice(0, BATCH);
      waiting = waiting.slice(BATCH);
      // A group that is committed after all, but late, was not acknowledged.
      const { ok } = await withTimeout(insert(group.map(({ event }) => event)), patienceMs);
      for (const { settle } of group) settle(ok);
    }
    committing = false;
  };

  return {
    waiting: () => waiting.length,
    record: (event) =>
      new Promise((settle) => {
        if (waiting.length >= ROOM) return settle(false);
        waiting.push({ event, settle });
        if (committing) return;
        committing = true;
        // Requests that were read together are stored together.
        setImmediate(commitAll);
      }),
  };
}
