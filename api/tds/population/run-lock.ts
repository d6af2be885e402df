import { withTimeout } from "../../db/availability.ts";
import { type DatabaseChoice, openConnection } from "../../db/connect.ts";

/**
 * Acquires the lock that allows one population at a time on a database. Returns a release function,
 * which does not reject, or null when another run holds the lock. Calls `onLost` when the lock is
 * lost before it is released.
 */
export type AcquireRunLock = (onLost: () => void) => Promise<(() => Promise<void>) | null>;

const LOCK_KEY = 20_240_036;
/** Time limit of the unlocking; closing the connection unlocks as well. */
const UNLOCK_TIMEOUT_MS = 2_000;

/**
 * Creates the lock for a database. In PostgreSQL it belongs to a connection, so it is released when
 * its process ends, even by a crash. The embedded engine serves one process only, so a variable is
 * enough.
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
 * A lock with a connection of its own, opened for each holder. With a connection reserved from the
 * pool, the driver would end the process: it writes to the connection and returns it to the pool
 * even after the database has closed it.
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
