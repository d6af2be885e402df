import { setMaxListeners } from "node:events";
import type { PopulationOverview } from "../contract/population.ts";
import type { Sql } from "../db/connect.ts";
import { openNotifications } from "../db/notifications.ts";
import type { Preparation } from "../db/preparation.ts";
import type { Env } from "../env.ts";
import type { Log } from "../observe/log.ts";
import type { Troubles } from "../observe/troubles.ts";
import { type Lookups, openLookups } from "./lookup/lookups.ts";
import { createRefresher } from "./lookup/refresh.ts";
import {
  bundledTds,
  bundledWithoutAddress,
  readWithoutAddress,
  type SeedReport,
} from "./lookup/seed.ts";
import { readTds, storeConstituency } from "./lookup/td-store.ts";
import { createPopulation, type Population } from "./population/population.ts";
import { readReview, readRuns } from "./population/population-store.ts";
import { createRunLock } from "./population/run-lock.ts";
import { schedulePopulation } from "./population/schedule.ts";
import { createSource, formatUserAgent } from "./source/source.ts";
import { createSourceClient, DEFAULT_REQUEST_POLICY } from "./source/source-client.ts";

/**
 * Number of runs that are read to compute when the next one is due. The back-off reaches its
 * maximum after fewer failures.
 */
const RUNS_FOR_SCHEDULE = 20;
/** Runs that the overview lists. */
const RUNS_LISTED = 10;

/** The stored TDs, and the background work that keeps them up to date. */
export type OpenedTds = {
  lookups: Lookups;
  population: Population;
  notifications: Awaited<ReturnType<typeof openNotifications>>;
  /** Reads how many TDs are stored, and the last population runs. */
  overview: () => Promise<Omit<PopulationOverview, "success">>;
  /** Aborted when the server closes. */
  closing: AbortSignal;
  close: () => Promise<void>;
};

/**
 * Opens lookups and population. Sends no request to the source: stored TDs are served, and
 * refreshed later in the background.
 *
 * @param contact the campaign's contact address, which requests to the source name
 */
export async function openTds(
  sql: Sql,
  env: Env,
  preparation: Preparation<SeedReport>,
  contact: string | undefined,
  log: Log,
  troubles: Troubles,
): Promise<OpenedTds> {
  const now = () => new Date();
  const elapsedMs = () => performance.now();
  const { kind } = env.database;
  const isPrepared = () => preparation.report() !== null;
  const abort = new AbortController();
  setMaxListeners(0, abort.signal);
  const notifications = await openNotifications(sql, kind, log);
  const userAgent = formatUserAgent(env.publicUrl, contact);
  const client = createSourceClient({ ...DEFAULT_REQUEST_POLICY, userAgent });
  const source = createSource(env.source, client);
  const lock = createRunLock(env.database);
  const population = createPopulation({ sql, source, lock, notifications, log, now, elapsedMs });
  const refresher = createRefresher({
    source,
    store: async (constituency, rows, readAt) => {
      const stored = await storeConstituency(sql, constituency, rows, readAt);
      if (stored.ok) notifications.publish({ kind: "tds" });
      return stored;
    },
    signal: abort.signal,
    troubles,
    now,
    elapsedMs,
    random: Math.random,
  });
  const lookups = await openLookups({
    read: async () => (isPrepared() ? readTds(sql) : bundledTds()),
    readWithoutAddress: async () =>
      isPrepared() ? readWithoutAddress(sql) : bundledWithoutAddress(),
    refresher,
    maxAgeMs: env.tdMaxAgeMs,
    // Nothing can be stored without the database, so nothing is refreshed.
    isPopulating: () => !isPrepared() || population.isRunning(),
    troubles,
    now,
    elapsedMs,
  });
  notifications.subscribe(({ kind }) => {
    if (kind === "tds") void lookups.reload();
  });
  let stopSchedule = () => {};
  const beginWork = async () => {
    await population.failAbandoned();
    if (env.populateEveryMs === 0 || abort.signal.aborted) return;
    stopSchedule = schedulePopulation({
      population,
      readRuns: () => readRuns(sql, RUNS_FOR_SCHEDULE),
      everyMs: env.populateEveryMs,
      now,
      random: Math.random,
    });
  };
  if (isPrepared()) await beginWork();
  else {
    void preparation.done
      .then(() => Promise.all([lookups.reload(), beginWork()]))
      .catch((error: unknown) => log.error(`The background work did not begin: ${error}`));
  }
  return {
    lookups,
    population,
    notifications,
    overview: async () => {
      const { count, checkedAt } = lookups.index();
      const [runs, review] = await Promise.all([readRuns(sql, RUNS_LISTED), readReview(sql)]);
      const tds = { stored: count, checkedAt: checkedAt?.toISOString() ?? null };
      return { tds, runs, ...(review !== null && { review }) };
    },
    closing: abort.signal,
    close: async () => {
      preparation.stop();
      stopSchedule();
      // Readers of the run's progress get its end before their streams are closed.
      await population.stop();
      abort.abort();
      await notifications.close();
    },
  };
}
