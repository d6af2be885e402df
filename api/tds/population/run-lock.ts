import type { DatabaseChoice, Sql } from "../../db/connect.ts";

/** The lock of the one run there may be on a database. */
export type RunLock = {
  /** Takes it, and answers how to let it go; null when another run has it. */
  take: () => Promise<(() => Promise<void>) | null>;
};

const RUN_LOCK = 20_240_036;

/**
 * The lock for a database of this kind. On PostgreSQL it belongs to a
 * connection, so that it ends with its process, however that ends. The
 * embedded engine has no such locks, and one process is all there is.
 */
export function createRunLock(sql: Sql, kind: DatabaseChoice["kind"]): RunLock {
  return kind === "postgres" ? connectionLock(sql) : processLock();
}

function connectionLock(sql: Sql): RunLock {
  return {
    take: async () => {
      const connection = await sql.reserve();
      try {
        const [row] = await connection`select pg_try_advisory_lock(${RUN_LOCK}) as taken`;
        if (row?.taken) {
          return async () => {
            // A connection that was lost has let it go already.
            await connection`select pg_advisory_unlock(${RUN_LOCK})`.catch(() => {});
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
  let taken = false;
  return {
    take: async () => {
      if (taken) return null;
      taken = true;
      return async () => {
        taken = false;
      };
    },
  };
}
