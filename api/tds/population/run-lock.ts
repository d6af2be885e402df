import { withTimeout } from "../../db/availability.ts";
import { type DatabaseChoice, openConnection } from "../../db/connect.ts";

/**
 * Acquires the lock that allows one population at a time; null when another run holds it. The release
 * function does not reject, and `onLost` is called when the lock is lost before it.
 */
export type AcquireRunLock = (onLost: () => void) => Promise<(() => Promise<void>) | null>;

const LOCK_KEY = 20_240_036;
/** Time limit of the unlocking; closing the connection unlocks as well. */
const UNLOCK_TIMEOUT_MS = 2_000;

/**
 * Creates the lock: of a connection in PostgreSQL, so that it ends with its process, and a variable for the
 * embedded engine.
 */
export function createRunLock(database: DatabaseChoice): AcquireRunLock {
  if (database.kind === "postgres") return connectionLock(database.url);
  let isHeld = false;
  const release = async () => {
    isHeld = false;
  };
  return async () => {
    if (isHeld) return null;
    isHeld = true;
    return release;
  };
}

/**
 * A lock with a connection of its own: from the pool, the driver would write to a closed one and end the
 * process.
 */
function connectionLock(url: string): AcquireRunLock {
  return async (onLost) => {
    let isHeld = false;
    const { sql, close } = openConnection(url, () => {
      if (isHeld) onLost();
      isHeld = false;
    });
    try {
      const [row] = await sql`select pg_try_advisory_lock(${LOCK_KEY}) as acquired`;
      isHeld = row?.acquired === true;
    } finally {
      if (!isHeld) await close();
    }
    if (!isHeld) return null;
    return async () => {
      const wasHeld = isHeld;
      isHeld = false;
      // The database notices a closed connection later than a query.
      if (wasHeld) {
        await withTimeout(sql`select pg_advisory_unlock(${LOCK_KEY})`, UNLOCK_TIMEOUT_MS);
      }
      await close();
    };
  };
}
