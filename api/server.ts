import { join } from "node:path";
import { createKeyGuard } from "./access/key-guard.ts";
import type { Keys } from "./access/keys.ts";
import { createRateLimit } from "./access/rate-limit.ts";
import type { Deps } from "./app.ts";
import type { Sql } from "./db/connect.ts";
import { migrate } from "./db/migrate.ts";
import { readPool } from "./db/pool.ts";
import { withTimeout } from "./db/with-timeout.ts";
import type { Env } from "./env.ts";
import { createActionAnswers, readActionCount } from "./events/action-count.ts";
import { createEventLog } from "./events/event-log.ts";
import { insertEvents } from "./events/event-store.ts";
import { API_HEADERS, OPEN_HEADERS, taggedAnswer } from "./http/answer.ts";
import { openApiDocument } from "./http/openapi/document.ts";
import { readEmbed } from "./http/static/embed.ts";
import { readFacts, readSite } from "./http/static/site.ts";
import { loadTdsPage } from "./http/static/tds-page.ts";
import { type LiveTds, openLiveTds } from "./live-tds.ts";
import type { Log } from "./observe/log.ts";
import { createMetrics, type MetricsSnapshot } from "./observe/metrics.ts";
import { readStats } from "./stats/stats-store.ts";
import { type SeedReport, seedTds } from "./tds/lookup/seed.ts";
import type { TdIndex } from "./tds/lookup/td-index.ts";

/** What the app needs, and what there is to tell of it. */
export type Prepared = {
  deps: Deps;
  tds: TdIndex;
  seed: SeedReport;
  /** Ends what goes on beside the requests. */
  close: () => Promise<void>;
};

const READY_MS = 2_000;

/** How long one answer of the database counts for all who ask whether it answers. */
const READY_FRESH_MS = 1_000;

/** Events that one address may send within a minute: a full gallery shares one. */
const EVENTS_A_MINUTE = 1_000;

/** What the process knows of itself that serves the app. */
export type Host = {
  /** Connections that are open. */
  connections: () => Promise<number>;
  /** Whether it was told to end. */
  isEnding: () => boolean;
};

const NO_HOST: Host = { connections: async () => 0, isEnding: () => false };

/**
 * Brings the database up to date, fills it if it is empty, and reads the TDs
 * and the built files of `buildDir` into memory. Rejects when the database or
 * the build is not as it should be.
 */
export async function prepare(
  sql: Sql,
  env: Env,
  keys: Keys,
  log: Log,
  buildDir: string,
  host: Host = NO_HOST,
): Promise<Prepared> {
  for (const name of await migrate(sql)) log.debug(`Ran the migration ${name}`);
  const seed = await seedTds(sql);
  const { contact } = readFacts(join(buildDir, "site"));
  const live = await openLiveTds(sql, env, contact, log);
  const tds = live.lookups.index();
  for (const { name, constituency } of tds.refused) {
    log.warn(`The stored row of ${name} (${constituency}) is not a TD and is left out`);
  }
  const site = readSite(join(buildDir, "site"));
  const tdsPage = await loadTdsPage(join(buildDir, "site"));
  if (env.production && site.exampleFacts.length > 0) {
    log.warn(`The campaign's facts still hold example values: ${site.exampleFacts.join(", ")}`);
  }
  const embed = readEmbed(join(buildDir, "widget"));
  const now = () => new Date();
  const events = createEventLog((group) => insertEvents(sql, group));
  const metrics = createMetrics(() => readSnapshot(sql, env, live, events.waiting(), host));
  const adminGuard = createKeyGuard(keys.admin);
  const answers = shared(
    async () => (await withTimeout(sql`select 1`, READY_MS)).ok,
    READY_FRESH_MS,
  );
  return {
    deps: {
      lookups: live.lookups,
      events: {
        log: events,
        limit: createRateLimit(EVENTS_A_MINUTE, 60_000),
        received: metrics.eventReceived,
        ownHosts: env.publicUrl === null ? [] : [new URL(env.publicUrl).hostname],
      },
      actions: createActionAnswers(() => readActionCount(sql, now()), now),
      stats: {
        guard: createKeyGuard(keys.stats),
        read: (days) => readStats(sql, days, now()),
      },
      populate: { guard: adminGuard, publicUrl: env.publicUrl, ...live },
      metrics: { guard: adminGuard, metrics },
      openApi: taggedAnswer(JSON.stringify(openApiDocument()), {
        ...API_HEADERS,
        ...OPEN_HEADERS,
        "cache-control": "public, max-age=300",
      }),
      trustProxy: env.trustProxy,
      unready: async () => {
        if (host.isEnding()) return "ending";
        return (await answers()) ? null : "not-ready";
      },
      embed,
      site,
      tdsPage,
      log,
    },
    tds,
    seed,
    close: live.close,
  };
}

/** What the metrics look at when they are asked for; what the database does not tell in time is left out. */
async function readSnapshot(
  sql: Sql,
  env: Env,
  live: LiveTds,
  eventsWaiting: number,
  host: Host,
): Promise<MetricsSnapshot> {
  const { count, checkedAt } = live.lookups.index();
  const [connections, pool, overview] = await Promise.all([
    host.connections(),
    withTimeout(readPool(sql, env.database.kind), READY_MS),
    withTimeout(live.overview(), READY_MS),
  ]);
  const ended = overview.ok
    ? overview.value.runs.find(({ finishedAt }) => finishedAt !== null)
    : undefined;
  return {
    connections,
    eventsWaiting,
    tdsStored: count,
    tdsCheckedAt: checkedAt?.getTime() ?? null,
    populationRunning: live.population.isHeardOf(),
    lastPopulation: ended
      ? { succeeded: ended.state === "succeeded", finishedAt: Date.parse(ended.finishedAt ?? "") }
      : null,
    pool: pool.ok ? pool.value : null,
  };
}

/** Asks at most once in `freshMs`, however many want to know. */
function shared<T>(ask: () => Promise<T>, freshMs: number): () => Promise<T> {
  let asked: { at: number; answer: Promise<T> } | null = null;
  return () => {
    const at = performance.now();
    if (asked === null || at - asked.at > freshMs) asked = { at, answer: ask() };
    return asked.answer;
  };
}
