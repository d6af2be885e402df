import type { Troubles } from "../observe/troubles.ts";
import { withTimeout } from "./with-timeout.ts";

const CHECK_INTERVAL_MS = 1_000;
/** Time limit of a check. A database that takes longer counts as unavailable. */
const CHECK_TIMEOUT_MS = 3_000;

/**
 * Queries the database every second by `check`, and reports when it is unavailable. Returns a function
 * that stops the checks.
 */
export function watchDatabase(check: () => Promise<void>, troubles: Troubles): () => void {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const checkAgain = async () => {
    const query = check();
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
    if (!isStopped) timer = setTimeout(checkAgain, CHECK_INTERVAL_MS).unref();
  };
  void checkAgain();

  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
