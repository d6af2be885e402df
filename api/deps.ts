import { join } from "node:path";
import type { Deps } from "./app.ts";
import type { Sql } from "./db/connect.ts";
import { migrate } from "./db/migrate.ts";
import type { Env } from "./env.ts";
import { createActionAnswers, readActionCount } from "./events/action-count.ts";
import { createEventLog } from "./events/event-log.ts";
import { insertEvents } from "./events/event-store.ts";
import { createKeyGuard } from "./key-guard.ts";
import type { Keys } from "./keys.ts";
import { openLiveTds } from "./live-tds.ts";
import type { Log } from "./log.ts";
import { type SeedReport, seedTds } from "./lookup/seed.ts";
import type { TdIndex } from "./lookup/td-index.ts";
import { inTime } from "./patience.ts";
import { createRateLimit } from "./rate-limit.ts";
import { readEmbed } from "./static/embed.ts";
import { readFacts, readSite } from "./static/site.ts";
import { loadTdsPage } from "./static/tds-page.ts";
import { readStats } from "./stats/stats-store.ts";

/** What the app needs, and what there is to tell of it. */
export type Prepared = {
  deps: Deps;
  tds: TdIndex;
  seed: SeedReport;
  /** Ends what goes on beside the requests. */
  close: () => Promise<void>;
};

const READY_MS = 2_000;

/** Events that one address may send within a minute: a full gallery shares one. */
const EVENTS_A_MINUTE = 1_000;

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
  return {
    deps: {
      lookups: live.lookups,
      events: {
        log: createEventLog((events) => insertEvents(sql, events)),
        limit: createRateLimit(EVENTS_A_MINUTE, 60_000, now),
        ownHosts: env.publicUrl === null ? [] : [new URL(env.publicUrl).hostname],
      },
      actions: createActionAnswers(() => readActionCount(sql, now()), now),
      stats: {
        guard: createKeyGuard(keys.stats, now),
        read: (days) => readStats(sql, days, now()),
      },
      populate: { guard: createKeyGuard(keys.admin, now), publicUrl: env.publicUrl, ...live },
      trustProxy: env.trustProxy,
      isReady: async () => (await inTime(sql`select 1`, READY_MS)).ok,
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
