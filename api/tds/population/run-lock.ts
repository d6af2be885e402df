import type { DatabaseChoice, Sql } from "../../db/connect.ts";

/** Releases the lock. */
export type Release = () => Promise<void>;

/** Allows one population at a time on a database. */
export type RunLock = {
  /** Returns a release function, or null when another run holds the lock. */
  acquire: () => Promise<Release | null>;
};

/** The key of the advisory lock in PostgreSQL. */
const LOCK_KEY = 20_240_036;

/**
 * Creates the lock for a database. In PostgreSQL it belongs to a connection,
 * so it is released when its process ends, even by a crash. The embedded
 * engine serves one process only, so a variable is enough.
 */
export function createRunLock(sql: Sql, kind: DatabaseChoice["kind"]): RunLock {
  return kind === "postgres" ? connectionLock(sql) : processLock();
}

function connectionLock(sql: Sql): RunLock {
  return {
    acquire: async () => {
      const connection = await sql.reserve();
      try {
        const [row] = await connection`select pg_try_advisory_lock(${LOCK_KEY}) as acquired`;
        if (row?.acquired) {
          return async () => {
            // A lost connection has released the lock already.
            await connection`select pg_advisory_unlock(${LOCK_KEY})`.catch(() => {});
            connection.release();
          };
        }
      } catch (error) {
        connection.release();
        throw error;
      }
      connection.release();
      return null;
    },
  };
}

function processLock(): RunLock {
  let isHeld = false;
  return {
    acquire: async () => {
      if (isHeld) return null;
      isHeld = true;
      return async () => {
        isHeld = false;
      };
    },
  };
}
