import type { PopulationOverview } from "../contract/population.ts";
import type { DatabaseChoice, Sql } from "../db/connect.ts";
import { readPool } from "../db/pool.ts";
import { withTimeout } from "../db/with-timeout.ts";
import type { TdIndex } from "../tds/lookup/td-index.ts";
import type { MetricsSnapshot } from "./metrics.ts";
import type { TroubleKind } from "./troubles.ts";

/** The parts of the server whose present state the metrics show. */
export type SnapshotSources = {
  sql: Sql;
  databaseKind: DatabaseChoice["kind"];
  /** Counts the open connections of the HTTP server. */
  connections: () => Promise<number>;
  /** Counts the events that wait to be committed. */
  eventsWaiting: () => number;
  tdIndex: () => TdIndex;
  isPopulating: () => boolean;
  overview: () => Promise<Omit<PopulationOverview, "success">>;
  troubles: () => readonly TroubleKind[];
};

/** Time limit of each query; what the database does not return in time is left out. */
const QUERY_TIMEOUT_MS = 2_000;

/** Reads the present state that the metrics show as gauges. */
export async function readSnapshot(sources: SnapshotSources): Promise<MetricsSnapshot> {
  const { count, checkedAt } = sources.tdIndex();
  const [connections, pool, overview] = await Promise.all([
    sources.connections(),
    withTimeout(readPool(sources.sql, sources.databaseKind), QUERY_TIMEOUT_MS),
    withTimeout(sources.overview(), QUERY_TIMEOUT_MS),
  ]);
  const runs = overview.ok ? overview.value.runs : [];
  const finished = runs.find(({ finishedAt }) => finishedAt !== null);
  return {
    connections,
    eventsWaiting: sources.eventsWaiting(),
    tdsStored: count,
    tdsCheckedAt: checkedAt?.getTime() ?? null,
    populationRunning: sources.isPopulating(),
    lastPopulation: finished
      ? {
          succeeded: finished.state === "succeeded",
          finishedAt: Date.parse(finished.finishedAt ?? ""),
        }
      : null,
    pool: pool.ok ? pool.value : null,
    troubles: sources.troubles(),
  };
}
