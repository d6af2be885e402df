import type { RequestErrorCode } from "../contract/messages.ts";
import type { Sql } from "../db/connect.ts";
import { withTimeout } from "../db/with-timeout.ts";

/** Why no visitors should be sent to this server; null when they should. */
export type Readiness = () => Promise<Extract<RequestErrorCode, "not-ready" | "ending"> | null>;

/** Time limit of the query that checks the database. */
const CHECK_TIMEOUT_MS = 2_000;

/** All requests within this time share one check of the database. */
const CHECK_SHARED_MS = 1_000;

/** Returns the readiness check of a server: not ready while it shuts down or its database is away. */
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
    if (isShuttingDown()) return "ending";
    return (await isDatabaseUp()) ? null : "not-ready";
  };
}
