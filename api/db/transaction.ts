import type { Queries, Sql } from "./connect.ts";
import { isConnectionLoss } from "./database-errors.ts";

/**
 * Runs `work` in a transaction and returns its value. Rejects with the error of
 * `work` after a rollback, or with that of the connection when it is lost.
 *
 * The driver's own `begin` writes to a lost connection as well, which ends the
 * process with an uncaught `TypeError`. So nothing is sent once the connection
 * is lost: queries and `work` never settle, and the driver rejects by itself.
 */
export async function inTransaction<T>(sql: Sql, work: (tx: Queries) => Promise<T>): Promise<T> {
  let isOver = false;
  const transaction = sql.begin(async (tx) => {
    const queries = new Proxy(tx, {
      apply: (target, self, args) => (isOver ? NEVER : Reflect.apply(target, self, args)),
    });
    try {
      return { value: await work(queries) };
    } catch (error) {
      if (isConnectionLoss(error)) await NEVER;
      throw error;
    } finally {
      if (isOver) await NEVER;
    }
  });
  transaction.catch(() => {
    isOver = true;
  });
  return (await transaction).value;
}

const NEVER = new Promise<never>(() => {});
