import type { Sql } from "../db/connect.ts";
import { withTimeout } from "../db/with-timeout.ts";
import type { Troubles } from "./troubles.ts";

const CHECK_INTERVAL_MS = 1_000;
/** Time limit of the check query. A database that takes longer counts as unavailable. */
const CHECK_TIMEOUT_MS = 3_000;

/**
 * Checks the database every second and reports when it is unavailable. Returns a function that
 * stops the checks.
 */
export function watchDatabase(sql: Sql, troubles: Troubles): () => void {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const check = async () => {
    const query = sql`select 1`.then(() => {});
    const checked = await withTimeout(query, CHECK_TIMEOUT_MS);
    if (isStopped) return;
    if (checked.ok) troubles.end("database");
    else {
      const { reason } = checked.failure;
      troubles.report("database", reason instanceof Error ? reason.message : String(reason));
    }
    // The next check starts after this query, so that queries do not accumulate while the database
    // hangs.
    await query.catch(() => {});
    if (!isStopped) timer = setTimeout(check, CHECK_INTERVAL_MS).unref();
  };
  void check();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
