import type { ReadinessAnswer } from "../contract/readiness.ts";
import type { Sql } from "../db/connect.ts";
import { withTimeout } from "../db/with-timeout.ts";

/** Whether visitors should be sent to this server, and which of its parts are away. */
export type Readiness = () => Promise<
  { isEnding: true } | ({ isEnding: false } & Pick<ReadinessAnswer, "degraded">)
>;

/** Time limit of the query that checks the database; shorter than that of a proxy's health check. */
const CHECK_TIMEOUT_MS = 1_000;

/** All requests within this time share one check of the database. */
const CHECK_SHARED_MS = 1_000;

/**
 * Returns the readiness check of a server. It is ready until it shuts down: also
 * without its database it serves pages, embed files and lookups.
 */
export function createReadiness(sql: Sql, isShuttingDown: () => boolean): Readiness {
  let last: { at: number; isUp: Promise<boolean> } | null = null;
  const isDatabaseUp = () => {
    const at = performance.now();
    if (last === null || at - last.at > CHECK_SHARED_MS) {
      const isUp = withTimeout(sql`select 1`, CHECK_TIMEOUT_MS).then(({ ok }) => ok);
      last = { at, isUp };
    }
    return last.isUp;
  };
  return async () => {
    if (isShuttingDown()) return { isEnding: true };
    return { isEnding: false, degraded: (await isDatabaseUp()) ? [] : ["database"] };
  };
}
