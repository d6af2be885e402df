import { join } from "node:path";
import { createEventQuota } from "./access/event-quota.ts";
import type { Keys } from "./access/keys.ts";
import { createRateLimit } from "./access/rate-limit.ts";
import { createStaffGuards } from "./access/staff-guards.ts";
import type { Deps } from "./app.ts";
import { bundledCampaign } from "./campaign/campaign-file.ts";
import { openCampaignPages } from "./campaign/campaign-pages.ts";
import { readCampaign, seedCampaign } from "./campaign/campaign-store.ts";
import { openCampaign } from "./campaign/live-campaign.ts";
import { exampleFacts } from "./contract/campaign/example-facts.ts";
import type { Sql } from "./db/connect.ts";
import { isDiskFull } from "./db/database-errors.ts";
import { migrate } from "./db/migrate.ts";
import { prepareDatabase } from "./db/preparation.ts";
import type { Env } from "./env.ts";
import { createActionCountAnswers, readActionCount } from "./events/action-count.ts";
import { createEventLog, insertEvents } from "./events/event-log.ts";
import { API_HEADERS, OPEN_HEADERS, taggedAnswer } from "./http/answer.ts";
import { openApiDocument } from "./http/openapi/document.ts";
import { readEmbed } from "./http/static/embed.ts";
import { openEmbedArchive } from "./http/static/embed-archive.ts";
import { readSite } from "./http/static/site.ts";
import { BEST_COMPRESSION, FAST_COMPRESSION } from "./http/static/static-file.ts";
import { loadTdsPage } from "./http/static/tds-page.ts";
import type { Log } from "./observe/log.ts";
import { createMetrics, type EventOutcome } from "./observe/metrics.ts";
import { readSnapshot } from "./observe/metrics-snapshot.ts";
import { createReadiness } from "./observe/readiness.ts";
import { createTroubles, TROUBLE_KINDS } from "./observe/troubles.ts";
import { watchDatabase } from "./observe/watch-database.ts";
import { readBursts } from "./stats/burst-store.ts";
import { decide } from "./stats/decision-store.ts";
import { readStats } from "./stats/stats-store.ts";
import { type SeedReport, seedTds } from "./tds/lookup/seed.ts";
import type { TdIndex } from "./tds/lookup/td-index.ts";
import { openTds } from "./tds/open-tds.ts";

/** Events that one address may send within a minute: visitors of a gallery share one address. */
const EVENTS_PER_MINUTE = 1_000;

/** Why an event is refused, for the log. */
const REFUSALS: Partial<Record<EventOutcome, string>> = {
  invalid: "not a valid event",
  limited: "too many from one address",
  failed: "the database did not store it",
  unknown: "the database may not have stored it",
};

/** The state of the HTTP server, for the rest of the process. */
export type ServerState = {
  /** Counts the open connections. */
  connections: () => Promise<number>;
  isShuttingDown: () => boolean;
};

/** The dependencies of the app, and what the start report shows of them. */
export type OpenedDependencies = {
  deps: Deps;
  tds: TdIndex;
  /** The TDs that were stored in an empty database; null while the database is unavailable. */
  seed: SeedReport | null;
  /** Resolves when the database is ready for all work; at once if it was available at the start. */
  prepared: Promise<void>;
  /** Stops the background work. */
  close: () => Promise<void>;
};

/**
 * Puts the dependencies of the app together: migrates the database, fills it if it is empty, reads
 * the TDs and the built files of `buildDir` into memory, and starts the background work. If the
 * database is unavailable, the work that needs it follows when it answers. Rejects when the
 * settings of the database or the build are not usable.
 */
export async function openDependencies(
  sql: Sql,
  env: Env,
  keys: Keys,
  log: Log,
  buildDir: string,
  state: ServerState = { connections: async () => 0, isShuttingDown: () => false },
): Promise<OpenedDependencies> {
  const bundled = bundledCampaign(env.campaignFile);
  const preparation = await prepareDatabase(async () => {
    for (const name of await migrate(sql)) log.debug(`Ran the migration ${name}`);
    if (env.campaignFile !== null) await seedCampaign(sql, bundled);
    return seedTds(sql);
  }, log);
  const siteDir = join(buildDir, "site");
  const troubles = createTroubles(log, () => performance.now());
  const isPrepared = preparation.report() !== null;
  const { facts } = isPrepared ? await readCampaign(sql, bundled) : bundled;
  const tds = await openTds(sql, env, preparation, facts.contactAddress, log, troubles);
  const live = await openCampaign(
    { sql, bundled, notifications: tds.notifications, prepared: preparation.done, log },
    isPrepared,
  );
  const index = tds.lookups.index();
  for (const { name, constituency } of index.refused) {
    log.warn(`The stored row of ${name} (${constituency}) is not a valid TD and is left out`);
  }
  const embed = readEmbed(join(buildDir, "widget"));
  const away = isPrepared ? null : preparation.done;
  const quality = env.fastCompression ? FAST_COMPRESSION : BEST_COMPRESSION;
  const site = await readSite(siteDir, env.publicUrl, facts.contactAddress, quality);
  const { publicUrl } = env;
  const pages = await openCampaignPages({ live, buildDir, site, embed, publicUrl, quality, log });
  const examples = exampleFacts(live.current().campaign);
  if (env.production && examples.length > 0) {
    log.warn(`The campaign's facts still hold example values: ${examples.join(", ")}`);
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
        quota: createEventQuota(),
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
      campaign: {
        guard: guards.admin,
        publicUrl,
        live,
        pageProblems: pages.problems,
        renderDraft: pages.render,
      },
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
      pages: pages.current,
      tdsPage: await loadTdsPage(siteDir, () => live.current().campaign),
      log,
    },
    tds: index,
    seed: preparation.report(),
    prepared: preparation.done,
    close: async () => {
      stopWatching();
      pages.close();
      live.close();
      await tds.close();
    },
  };
}
