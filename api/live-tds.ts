import { setMaxListeners } from "node:events";
import type { PopulationOverview } from "./contract/population.ts";
import type { Sql } from "./db/connect.ts";
import { type Notifications, openNotifications } from "./db/notifications.ts";
import type { Env } from "./env.ts";
import type { Log } from "./observe/log.ts";
import { type Lookups, openLookups } from "./tds/lookup/lookups.ts";
import { createRefresher } from "./tds/lookup/refresh.ts";
import { readTds, storeConstituency } from "./tds/lookup/td-store.ts";
import { createPopulation, type Population } from "./tds/population/population.ts";
import { readRuns } from "./tds/population/population-store.ts";
import { createRunLock } from "./tds/population/run-lock.ts";
import { schedulePopulation } from "./tds/population/schedule.ts";
import { createSource, formatUserAgent } from "./tds/source/source.ts";
import { createSourceClient, DEFAULT_REQUEST_POLICY } from "./tds/source/source-client.ts";

/** The stored TDs of a process, and all that keeps them true. */
export type LiveTds = {
  lookups: Lookups;
  population: Population;
  notifications: Notifications;
  /** What is stored, and the last runs. */
  overview: () => Promise<Omit<PopulationOverview, "success">>;
  /** Aborted when this is closed. */
  closing: AbortSignal;
  /** Calls off what is being read, and lets the source be. */
  close: () => Promise<void>;
};

/** More runs than ever failed in a row, to tell when the next is due. */
const LOOK_BACK = 20;
const LISTED = 10;

/**
 * Opens lookups and population on a database that is up to date. The source
 * is not asked for anything here: what is stored is served, and refreshed or
 * populated anew in its time. `contact` is whom the source may write to.
 */
export async function openLiveTds(
  sql: Sql,
  env: Env,
  contact: string | undefined,
  log: Log,
): Promise<LiveTds> {
  const now = () => new Date();
  const { kind } = env.database;
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  const notifications = await openNotifications(sql, kind, log);
  const userAgent = formatUserAgent(env.publicUrl, contact);
  const source = createSource(
    env.source,
    createSourceClient({ ...DEFAULT_REQUEST_POLICY, userAgent }),
    now,
  );
  const lock = createRunLock(sql, kind);
  const population = createPopulation({ sql, source, lock, notifications, log, now });
  await population.failAbandoned();

  const refresher = createRefresher({
    source,
    store: async (constituency, rows, readAt) => {
      const stored = await storeConstituency(sql, constituency, rows, readAt);
      if (stored.ok) notifications.publish({ kind: "tds" });
      return stored;
    },
    signal: stop.signal,
    log,
    now,
    random: Math.random,
  });
  const lookups = await openLookups({
    read: () => readTds(sql),
    refresher,
    maxAgeMs: env.tdMaxAgeMs,
    isPopulating: population.isRunning,
    log,
    now,
  });
  notifications.subscribe((item) => {
    if (item.kind === "tds") void lookups.reload();
  });
  const stopSchedule =
    env.populateEveryMs === 0
      ? () => {}
      : schedulePopulation({
          population,
          readRuns: () => readRuns(sql, LOOK_BACK),
          everyMs: env.populateEveryMs,
          now,
          random: Math.random,
        });
  return {
    lookups,
    population,
    notifications,
    overview: async () => {
      const { count, checkedAt } = lookups.index();
      const runs = await readRuns(sql, LISTED);
      return { tds: { stored: count, checkedAt: checkedAt?.toISOString() ?? null }, runs };
    },
    closing: stop.signal,
    close: async () => {
      stopSchedule();
      // Whoever watches the run is told of its end first.
      await population.stop();
      stop.abort();
      await notifications.close();
    },
  };
}
