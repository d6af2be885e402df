import type { CampaignEvent } from "../contract/events.ts";
import { withTimeout } from "../db/availability.ts";
import { isConnectionLoss, type Sql } from "../db/connect.ts";

/** The event is committed; never committed; or unknown, as when the connection is lost during the commit. */
export type Recorded = "stored" | "refused" | "unknown";

/** An event to be stored; a doubtful one is stored apart, and no figure counts it. */
export type StoredEvent = CampaignEvent & { doubtful?: true };

export type EventLog = ReturnType<typeof createEventLog>;

type Waiting = { event: StoredEvent; since: number; settle: (recorded: Recorded) => void };

const BATCH_SIZE = 500;
/** Maximum number of waiting events. A longer queue means that the database is too slow. */
const MAX_WAITING = 10_000;
/** Time limit of a commit; longer than `store_events` waits for a lock and the driver for a connection. */
const COMMIT_TIMEOUT_MS = 8_000;

/** Creates an event log that commits, in one batch, what arrived during the commit before, and acknowledges it then. */
export function createEventLog(
  insert: (events: readonly StoredEvent[]) => Promise<Recorded>,
  timeoutMs = COMMIT_TIMEOUT_MS,
) {
  let waiting: Waiting[] = [];
  let committing = false;

  const commitAll = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_SIZE);
      waiting = waiting.slice(BATCH_SIZE);
      const inserted = await withTimeout(insert(batch.map(({ event }) => event)), timeoutMs);
      // A batch that takes too long can still be committed.
      for (const { settle } of batch) settle(inserted.ok ? inserted.value : "unknown");
      refuseOverdue();
    }
    committing = false;
  };

  /** A slow database is not sent one batch after the other of events that have waited too long. */
  const refuseOverdue = () => {
    const until = performance.now() - timeoutMs;
    const overdue = waiting.filter(({ since }) => since <= until);
    waiting = waiting.filter(({ since }) => since > until);
    for (const { settle } of overdue) settle("refused");
  };

  return {
    waiting: () => waiting.length,
    record: (event: StoredEvent) =>
      new Promise<Recorded>((settle) => {
        if (waiting.length >= MAX_WAITING) return settle("refused");
        waiting.push({ event, since: performance.now(), settle });
        if (committing) return;
        committing = true;
        // Events that are read in the same turn of the event loop share a batch.
        setImmediate(commitAll);
      }),
  };
}

/** Stores all or none of these events, in one statement; an id that is known counts as stored. */
export async function insertEvents(
  sql: Sql,
  events: readonly StoredEvent[],
  onFailure: (error: unknown) => void = () => {},
): Promise<Recorded> {
  try {
    // One parameter for any number of events, so that all batches share one query plan.
    await sql`select store_events(${JSON.stringify(events)}::text::jsonb)`;
    return "stored";
  } catch (error) {
    onFailure(error);
    return isSurelyNotStored(error) ? "refused" : "unknown";
  }
}

/** Codes of errors that end a query before it is sent. */
const NOT_SENT = new Set(["ECONNREFUSED", "ENOTFOUND", "CONNECT_TIMEOUT", "CONNECTION_ENDED"]);

/** Whether the query of an error was not sent, or was rolled back. */
function isSurelyNotStored(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  const code = String(error.code);
  // Class 57P: the server shuts down or crashes, which can be during the commit.
  return isConnectionLoss(error) ? NOT_SENT.has(code) : !code.startsWith("57P");
}
