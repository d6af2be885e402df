import type { CampaignEvent } from "../contract/events.ts";
import { withTimeout } from "../db/availability.ts";
import { isConnectionLoss, type Sql } from "../db/connect.ts";

/** The event is committed; never committed; or unknown, as when the connection is lost during the commit. */
export type Recorded = "stored" | "refused" | "unknown";

/** An event to be stored; a doubtful one is stored apart, and no figure counts it. */
export type StoredEvent = CampaignEvent & { doubtful?: true };

/** Time limit of a commit; longer than `store_events` waits for a lock and the driver for a connection. */
const COMMIT_TIMEOUT_MS = 8_000;

/** Stores an event once it is committed; an id that is known counts as stored. */
export async function recordEvent(
  sql: Sql,
  event: StoredEvent,
  onFailure: (error: unknown) => void = () => {},
): Promise<Recorded> {
  const query = sql`select store_events(${JSON.stringify([event])}::text::jsonb)`;
  const stored = await withTimeout(
    query.then(
      (): Recorded => "stored",
      (error: unknown): Recorded => {
        onFailure(error);
        return isSurelyNotStored(error) ? "refused" : "unknown";
      },
    ),
    COMMIT_TIMEOUT_MS,
  );
  // An event that takes too long can still be committed.
  return stored.ok ? stored.value : "unknown";
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
