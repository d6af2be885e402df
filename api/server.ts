import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { createStaffGuards, type Keys } from "./access/key-guard.ts";
import { API_ROUTES, type Deps } from "./app.ts";
import { openCampaignPages } from "./campaign/campaign-pages.ts";
import { openCampaign } from "./campaign/live-campaign.ts";
import { exampleFacts } from "./contract/campaign/campaign-api.ts";
import type { SiteRenderer } from "./contract/site-renderer.ts";
import { watchDatabase } from "./db/availability.ts";
import type { Sql } from "./db/connect.ts";
import { migrate, underStartLock } from "./db/migrate.ts";
import type { Env } from "./env.ts";
import { openEvents } from "./events/open-events.ts";
import { OPEN_CACHED_HEADERS, taggedAnswer } from "./http/answer.ts";
import { localOrigin } from "./http/listen.ts";
import { openApiDocument } from "./http/openapi.ts";
import { openReleaseFiles } from "./http/static/release-files.ts";
import { readEmbed, readSite } from "./http/static/site.ts";
import type { Log } from "./monitoring/log.ts";
import { createMetrics } from "./monitoring/metrics.ts";
import { createTroubles, DEGRADED, TROUBLE_KINDS } from "./monitoring/troubles.ts";
import { openRecord, openRecordPage } from "./record/record-routes.ts";
import { openPartners } from "./stats/partner-routes.ts";
import { openStats } from "./stats/stats-routes.ts";
import { openTdsPages } from "./tds/lookup/tds-page.ts";
import { openTds } from "./tds/open-tds.ts";
import { seedQuestions } from "./tds/population/questions.ts";
import { seedTds } from "./tds/population/td-store.ts";

/** Opens every room of the server with its background work. Rejects when the database or `buildDir` is unusable. */
export async function openServer(
  sql: Sql,
  env: Env,
  keys: Keys,
  log: Log,
  buildDir: string,
  renderer: SiteRenderer,
  isShuttingDown = () => false,
) {
  const metrics = createMetrics(Object.keys(API_ROUTES));
  const troubles = createTroubles(log, () => performance.now());
  for (const name of await migrate(sql)) log.debug(`Ran the migration ${name}`);
  await underStartLock(sql, async (tx) => {
    await seedTds(tx);
    await seedQuestions(tx);
  });
  const deps = { sql, env, log, troubles, metrics };
  const { publicUrl } = env;
  const origin = publicUrl ?? localOrigin(env.host, env.port);

  const live = await openCampaign(deps);
  const campaign = () => live.current().campaign;
  const { contactAddress } = campaign().facts;
  const embed = readEmbed(join(buildDir, "widget"));
  const site = readSite(join(buildDir, "site"), publicUrl);
  // Before this server is sent visitors, the others know its files.
  const releaseFiles = await openReleaseFiles(sql, [...embed, ...site.files]);
  const pages = await openCampaignPages({ live, renderer, site, embed, publicUrl, log });
  const tds = await openTds(deps, contactAddress, campaign);
  live.subscribe(tds.followSoon);
  const events = openEvents(deps);
  const follow = async () => {
    await live.follow();
    await tds.follow();
  };
  const stopWatching = watchDatabase(follow, troubles);
  const { gauge } = metrics;
  gauge("database_up", "1 while the database answers", () =>
    troubles.isPresent("database") ? 0 : 1,
  );
  gauge(
    "campaign_version",
    "The published campaign that is served; 0 is the bundled one",
    () => live.current().version,
  );
  gauge(
    "campaign_example_facts",
    "Facts of the campaign that still hold example values",
    () => exampleFacts(campaign()).length,
  );
  gauge("trouble", "1 while a part is away or events are not stored, by kind", () =>
    Object.fromEntries(TROUBLE_KINDS.map((kind) => [kind, troubles.isPresent(kind) ? 1 : 0])),
  );
  if (env.database.kind === "embedded") {
    const { dataDir } = env.database;
    gauge("data_disk_free_bytes", "Free space where DATA_DIR lies", async () => {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize;
    });
  }

  const record = openRecord(tds.lookups.index);
  const appDeps: Deps = {
    lookups: tds.lookups,
    events: events.events,
    actions: events.actions,
    stats: openStats(sql),
    partners: openPartners(sql, env, keys, renderer, campaign),
    populate: tds,
    campaign: { live, pages },
    readVote: tds.readVote,
    record,
    metrics,
    guards: createStaffGuards(keys, log.warn),
    publicUrl,
    openApi: taggedAnswer(JSON.stringify(openApiDocument(API_ROUTES)), OPEN_CACHED_HEADERS),
    trustProxy: env.trustProxy,
    readiness: () => ({
      isEnding: isShuttingDown(),
      degraded: DEGRADED.filter(troubles.isPresent),
    }),
    embed,
    releaseFiles,
    site,
    pages,
    tdsPages: openTdsPages(renderer, campaign, publicUrl, origin, () => tds.lookups.index().tds),
    recordPage: openRecordPage(renderer, record, campaign, live.firstDay, publicUrl),
    log,
  };
  return {
    deps: appDeps,
    tds: tds.lookups.index(),
    campaign: live.current,
    close: async (): Promise<void> => {
      stopWatching();
      pages.close();
      events.close();
      await tds.close();
    },
  };
}
