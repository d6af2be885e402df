import { setMaxListeners } from "node:events";
import { join } from "node:path";
import { createCountedShare } from "./access/counted-share.ts";
import type { Keys } from "./access/keys.ts";
import { createRateLimit } from "./access/rate-limit.ts";
import { createStaffGuards } from "./access/staff-guards.ts";
import type { Deps } from "./app.ts";
import type { PopulationOverview } from "./contract/population.ts";
import { isDiskFull } from "./db/away.ts";
import type { Sql } from "./db/connect.ts";
import { migrate } from "./db/migrate.ts";
import { openNotifications } from "./db/notifications.ts";
import { type Preparation, prepareDatabase } from "./db/preparation.ts";
import type { Env } from "./env.ts";
import { createActionCountAnswers, readActionCount } from "./events/action-count.ts";
import { createEventLog, insertEvents } from "./events/event-log.ts";
import { API_HEADERS, OPEN_HEADERS, taggedAnswer } from "./http/answer.ts";
import { openApiDocument } from "./http/openapi/document.ts";
import { readEmbed } from "./http/static/embed.ts";
import { openEmbedArchive } from "./http/static/embed-archive.ts";
import { readFacts, readSite } from "./http/static/site.ts";
import { loadTdsPage } from "./http/static/tds-page.ts";
import type { Log } from "./observe/log.ts";
import { createMetrics, type EventOutcome } from "./observe/metrics.ts";
import { readSnapshot } from "./observe/metrics-snapshot.ts";
import { createReadiness } from "./observe/readiness.ts";
import { createTroubles, TROUBLE_KINDS, type Troubles } from "./observe/troubles.ts";
import { watchDatabase } from "./observe/watch-database.ts";
import { readBursts } from "./stats/burst-store.ts";
import { decide } from "./stats/decision-store.ts";
import { readStats } from "./stats/stats-store.ts";
import { type Lookups, openLookups } from "./tds/lookup/lookups.ts";
import { createRefresher } from "./tds/lookup/refresh.ts";
import { bundledTds, type SeedReport, seedTds } from "./tds/lookup/seed.ts";
import type { TdIndex } from "./tds/lookup/td-index.ts";
import { readTds, storeConstituency } from "./tds/lookup/td-store.ts";
import { createPopulation, type Population } from "./tds/population/population.ts";
import { readReview, readRuns } from "./tds/population/population-store.ts";
import { createRunLock } from "./tds/population/run-lock.ts";
import { schedulePopulation } from "./tds/population/schedule.ts";
import { createSource, formatUserAgent } from "./tds/source/source.ts";
import { createSourceClient, DEFAULT_REQUEST_POLICY } from "./tds/source/source-client.ts";

/** Events that one address may send within a minute: visitors of a gallery share one address. */
const EVENTS_PER_MINUTE = 1_000;

/** Runs that are read to decide when the next one is due: more than ever failed in a row. */
const RUNS_FOR_SCHEDULE = 20;
/** Runs that the overview lists. */
const RUNS_LISTED = 10;

/** Why an event is refused, for the log. */
const REFUSALS: Partial<Record<EventOutcome, string>> = {
  invalid: "not a valid event",
  limited: "too many from one address",
  failed: "the database did not store it",
  unknown: "the database may not have stored it",
};

/** What the HTTP server tells the rest of the process. */
export type ServerState = {
  /** Counts the open connections. */
  connections: () => Promise<number>;
  isShuttingDown: () => boolean;
};

/** The dependencies of the app, and what the start report shows of them. */
export type OpenedDependencies = {
  deps: Deps;
  tds: TdIndex;
  /** What was stored in an empty database; null while the database is away. */
  seed: SeedReport | null;
  /** Resolves when the database is ready for all work; at once unless it was away at the start. */
  prepared: Promise<void>;
  /** Stops the background work. */
  close: () => Promise<void>;
};

/**
 * Puts the dependencies of the app together: migrates the database, fills it
 * if it is empty, reads the TDs and the built files of `buildDir` into memory,
 * and starts the background work. All that needs the database follows later
 * when it is away. Rejects when the settings of the database or the build are
 * not usable.
 */
export async function openDependencies(
  sql: Sql,
  env: Env,
  keys: Keys,
  log: Log,
  buildDir: string,
  state: ServerState = { connections: async () => 0, isShuttingDown: () => false },
): Promise<OpenedDependencies> {
  const preparation = await prepareDatabase(async () => {
    for (const name of await migrate(sql)) log.debug(`Ran the migration ${name}`);
    return seedTds(sql);
  }, log);
  const siteDir = join(buildDir, "site");
  const troubles = createTroubles(log, () => performance.now());
  const tds = await openTds(sql, env, preparation, readFacts(siteDir).contact, log, troubles);
  const index = tds.lookups.index();
  for (const { name, constituency } of index.refused) {
    log.warn(`The stored row of ${name} (${constituency}) is not a valid TD and is left out`);
  }
  const embed = readEmbed(join(buildDir, "widget"));
  const away = preparation.report() === null ? preparation.done : null;
  const site = await readSite(siteDir, env.publicUrl);
  if (env.production && site.exampleFacts.length > 0) {
    log.warn(`The campaign's facts still hold example values: ${site.exampleFacts.join(", ")}`);
  }
  const now = () => new Date();
  const stopWatching = watchDatabase(sql, troubles);
  if (away !== null) troubles.report("database", "the start goes on with the bundled TDs");
  const eventLog = createEventLog(async (events) => {
    const recorded = await insertEvents(sql, events, (error) => {
      if (isDiskFull(error)) troubles.report("disk", String(error));
    });
    if (recorded === "stored") troubles.end("disk");
    return recorded;
  });
  const metrics = createMetrics(() =>
    readSnapshot({
      sql,
      databaseKind: env.database.kind,
      connections: state.connections,
      eventsWaiting: eventLog.waiting,
      tdIndex: tds.lookups.index,
      isPopulating: tds.population.isRunning,
      overview: tds.overview,
      troubles: () => TROUBLE_KINDS.filter(troubles.isPresent),
    }),
  );
  const guards = createStaffGuards(keys, log.warn);
  return {
    deps: {
      lookups: tds.lookups,
      events: {
        log: eventLog,
        limit: createRateLimit(EVENTS_PER_MINUTE, 60_000),
        share: createCountedShare(),
        received: (outcome) => {
          metrics.countEvent(outcome);
          const reason = REFUSALS[outcome];
          if (reason !== undefined) troubles.report("events", reason);
        },
        ownHosts: env.publicUrl === null ? [] : [new URL(env.publicUrl).hostname],
      },
      actions: createActionCountAnswers(() => readActionCount(sql, now()), now),
      stats: {
        guard: guards.stats,
        read: (days) => readStats(sql, days, now()),
      },
      decisions: {
        statsGuard: guards.stats,
        adminGuard: guards.admin,
        publicUrl: env.publicUrl,
        read: () => readBursts(sql, now()),
        decide: (decision) => decide(sql, decision),
        now,
      },
      populate: { guard: guards.admin, publicUrl: env.publicUrl, ...tds },
      metrics: { guard: guards.admin, metrics },
      openApi: taggedAnswer(JSON.stringify(openApiDocument()), {
        ...API_HEADERS,
        ...OPEN_HEADERS,
        "cache-control": "public, max-age=300",
      }),
      trustProxy: env.trustProxy,
      readiness: createReadiness(troubles, state.isShuttingDown),
      embed,
      embedArchive: await openEmbedArchive(sql, embed, undefined, away),
      site,
      tdsPage: await loadTdsPage(siteDir),
      log,
    },
    tds: index,
    seed: preparation.report(),
    prepared: preparation.done,
    close: async () => {
      stopWatching();
      await tds.close();
    },
  };
}

/** The stored TDs, and the background work that keeps them up to date. */
type OpenedTds = {
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
 * Opens lookups and population. Sends no request to the source: stored TDs are
 * served, and refreshed later in the background.
 *
 * @param contact the campaign's contact address, which the source is told
 */
async function openTds(
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
