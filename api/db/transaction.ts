import { isConnectionLoss, type Queries, type Sql } from "./connect.ts";

/** The queries of a transaction. */
export type Work<T> = (tx: Queries) => Promise<T>;

/**
 * Runs `work` in a transaction and returns its value, or rejects after a rollback. One that has not reached the
 * commit within `limitMs`, however it waited, is rolled back: give less than the time limit of the answer.
 *
 * The driver's `begin` writes to a lost connection too, which ends the process with an uncaught `TypeError`.
 * A lost connection sends nothing more: its queries never settle, and the driver rejects by itself.
 */
export async function inTransaction<T>(sql: Sql, work: Work<T>, limitMs?: number): Promise<T> {
  const startedAt = performance.now();
  const expectInTime = () => {
    if (limitMs === undefined || performance.now() - startedAt < limitMs) return;
    throw new Error(`It took longer than ${limitMs} ms and was rolled back`);
  };
  let isOver = false;
  const transaction = sql.begin(async (tx) => {
    const queries = new Proxy(tx, {
      apply: (target, self, args) => (isOver ? NEVER : Reflect.apply(target, self, args)),
    });
    try {
      expectInTime();
      // Ends a statement that waits; the embedded engine ignores it.
      if (limitMs !== undefined)
        await queries`select set_config('statement_timeout', ${`${limitMs}`}, true)`;
      const value = await work(queries);
      expectInTime();
      return { value };
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
