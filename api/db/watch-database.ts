import type { Metrics } from "../observe/metrics.ts";
import type { Troubles } from "../observe/troubles.ts";
import { APPLICATION_NAME, type DatabaseChoice, type Sql } from "./connect.ts";
import { withTimeout } from "./with-timeout.ts";

const CHECK_INTERVAL_MS = 1_000;
/** Time limit of the check query. A database that takes longer counts as unavailable. */
const CHECK_TIMEOUT_MS = 3_000;
const POOL_TIMEOUT_MS = 2_000;

/**
 * Checks the database every second and reports when it is unavailable; adds its connections to the
 * metrics. Returns a function that stops the checks.
 */
export function watchDatabase(
  sql: Sql,
  kind: DatabaseChoice["kind"],
  troubles: Troubles,
  metrics: Pick<Metrics, "gauges" | "labelledGauge">,
): () => void {
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

  metrics.gauges({ database_up: "1 while the database answers" }, () => ({
    database_up: troubles.isPresent("database") ? 0 : 1,
  }));
  metrics.labelledGauge(
    "database_connections",
    "Connections of all servers to the database, by state",
    "state",
    async () => {
      const pool = await withTimeout(readPool(sql, kind), POOL_TIMEOUT_MS);
      return pool.ok ? pool.value : {};
    },
  );
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Counts the connections of all servers by state: 'active', 'idle', 'idle in transaction'. */
async function readPool(sql: Sql, kind: DatabaseChoice["kind"]): Promise<Record<string, number>> {
  if (kind === "embedded") {
    await sql`select 1`;
    return { active: 1 };
  }
  const rows = await sql<{ state: string; count: number }[]>`
    select coalesce(state, 'unknown') as state, count(*)::int as count
    from pg_stat_activity
    where datname = current_database() and application_name = ${APPLICATION_NAME}
    group by 1`;
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}
