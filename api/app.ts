import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { clientAddress, createProxyCheck } from "./access/client-address.ts";
import type { KeyGuard, Keys } from "./access/key-guard.ts";
import { keyedRoutes } from "./access/keyed-routes.ts";
import type { CampaignPages } from "./campaign/campaign-pages.ts";
import {
  answerCampaignOverview,
  answerDraftPages,
  answerSilentLinks,
  type CampaignDeps,
  publishCampaign,
} from "./campaign/campaign-routes.ts";
import { LANGUAGES, localPath } from "./contract/language.ts";
import { CAMPAIGN_BYTES } from "./contract/limits.ts";
import { FIGURES_PATH, PATHS } from "./contract/paths.ts";
import { type EventDeps, receiveEvent } from "./events/receive-event.ts";
import {
  ALIVE,
  type Answer,
  failedAnswer,
  INERT_HEADERS,
  OPEN_HEADERS,
  plainAnswer,
  readyAnswer,
  respond,
} from "./http/answer.ts";
import type { ReleaseFiles } from "./http/static/release-files.ts";
import type { Site } from "./http/static/site.ts";
import { siteRoutes } from "./http/static/site-routes.ts";
import type { StaticFile } from "./http/static/static-file.ts";
import { answerUnrouted } from "./http/unrouted.ts";
import type { Log } from "./monitoring/log.ts";
import type { Metrics } from "./monitoring/metrics.ts";
import type { Degraded } from "./monitoring/troubles.ts";
import type { RecordPage, WholeRecord } from "./record/open-record.ts";
import { READ_TIMEOUT_MS, readVote } from "./record/vote-route.ts";
import {
  answerFigures,
  answerPartnerCount,
  answerPartnerLinks,
  endPartnerLinks,
  makePartnerLink,
  type PartnerDeps,
} from "./stats/partner-routes.ts";
import { answerStats, type StatsDeps, statsAsCsv, statsAsJson } from "./stats/stats-routes.ts";
import { type Lookups, parseConstituencyQuery } from "./tds/lookup/lookups.ts";
import type { LookedUp } from "./tds/lookup/td-index.ts";
import type { TdsPages } from "./tds/lookup/tds-page.ts";
import {
  answerOverview,
  beginPopulation,
  decideDifference,
  type PopulateDeps,
  streamProgress,
} from "./tds/population/populate-routes.ts";
import type { RecordSource } from "./tds/source/source.ts";

/** The dependencies of the app. */
export type Deps = {
  lookups: Pick<Lookups, "get">;
  events: EventDeps;
  /** Returns the answer with the counters. */
  actions: () => Promise<Answer>;
  stats: StatsDeps;
  partners: PartnerDeps;
  populate: PopulateDeps;
  campaign: CampaignDeps;
  /** Returns what TDs asked, said and voted. */
  record: () => WholeRecord;
  /** Reads a vote of the Dáil from the source. */
  readVote: RecordSource["vote"];
  metrics: Metrics;
  guards: Record<keyof Keys, KeyGuard>;
  publicUrl: string | null;
  openApi: Answer;
  trustProxy: number;
  /** Whether the server shuts down, and what is away; visitors can be served without that. */
  readiness: () => { isEnding: boolean; degraded: readonly Degraded[] };
  /** The built embed files. */
  embed: readonly StaticFile[];
  releaseFiles: Pick<ReleaseFiles, "find">;
  site: Site;
  pages: Pick<CampaignPages, "current" | "isHidden">;
  /** The pages of the constituencies' TDs; absent when the site is not built. */
  tdsPages?: TdsPages | undefined;
  /** The page of where TDs stand; absent when the site is not built. */
  recordPage?: RecordPage | undefined;
  log: Log;
};

const { tds, actions, record, recordCsv, partnerCount, campaign } = PATHS;
/** What any site may read, also by a request that its browser asks about first. */
const OPEN_PATHS = [tds, actions, record, recordCsv, partnerCount, campaign];

/** Creates the whole HTTP surface: every route of the API and every file. */
export function createApp(deps: Deps): Hono {
  const app = new Hono();
  const { metrics, log } = deps;
  const checkProxy = createProxyCheck(deps.trustProxy, log.warn);
  const senderOf = (c: Context) => {
    // The HTTP server passes the connection; tests pass none.
    const { incoming }: Partial<HttpBindings> = c.env ?? {};
    const forwardedFor = c.req.header("x-forwarded-for");
    return [incoming?.socket.remoteAddress, forwardedFor] as const;
  };
  const addressOf = (c: Context) => clientAddress(...senderOf(c), deps.trustProxy);

  // Not async: an answer from memory is written without a promise in between.
  app.get(PATHS.tds, (c): Response | Promise<Response> => {
    const asked = parseConstituencyQuery(c.req.queries("constituency"));
    if (!asked.ok) return respond(failedAnswer(400, `constituency-${asked.failure}`, OPEN_HEADERS));
    const send = ({ result, answer }: LookedUp, ifNoneMatch?: string) => {
      metrics.countLookup(result.ok ? result.value.source : "failed");
      return respond(answer, ifNoneMatch);
    };
    const lookedUp = deps.lookups.get(asked.value);
    if (lookedUp instanceof Promise) return lookedUp.then((live) => send(live));
    return send(lookedUp, c.req.header("if-none-match"));
  });
  app.post(PATHS.events, (c) => {
    checkProxy(...senderOf(c));
    return receiveEvent(c, addressOf(c), deps.events);
  });
  app.get(PATHS.actions, async () => respond(await deps.actions()));
  app.get(PATHS.partnerCount, (c) => answerPartnerCount(c, deps.partners));
  const keyed = keyedRoutes(app, deps.guards, deps.publicUrl, addressOf, log);
  const { stats, partners, populate } = deps;
  keyed("GET", PATHS.stats, "stats", (c) => answerStats(c, stats, statsAsJson));
  keyed("GET", PATHS.statsCsv, "stats", (c) => answerStats(c, stats, statsAsCsv));
  keyed("POST", PATHS.partnerLink, "stats", (_, body) => makePartnerLink(body, partners));
  keyed("DELETE", PATHS.partnerLink, "stats", (_, body) => endPartnerLinks(body, partners));
  keyed("GET", PATHS.partnerLink, "stats", () => answerPartnerLinks(partners));
  keyed("GET", PATHS.populate, "admin", () => answerOverview(populate));
  keyed("POST", PATHS.populate, "admin", () => beginPopulation(populate, log));
  keyed("POST", PATHS.populateAccept, "admin", decideDifference("accept", populate));
  keyed("POST", PATHS.populatePutBack, "admin", decideDifference("putBack", populate));
  keyed("POST", PATHS.populateReject, "admin", decideDifference("reject", populate));
  keyed("GET", PATHS.populateProgress, "admin", (c) => streamProgress(c, populate));
  keyed("POST", PATHS.adminVote, "admin", (c, body) => readVote(c, body, deps.readVote, log), {
    timeoutMs: READ_TIMEOUT_MS + 1_000,
  });
  keyed("GET", PATHS.adminCampaign, "admin", (c) => answerCampaignOverview(c, deps.campaign));
  const whole = { maxBytes: CAMPAIGN_BYTES };
  keyed(
    "PUT",
    PATHS.adminCampaign,
    "admin",
    (c, body) => publishCampaign(c, body, deps.campaign, log),
    whole,
  );
  keyed(
    "POST",
    PATHS.draftPages,
    "admin",
    (c, body) => answerDraftPages(c, body, deps.campaign, deps.publicUrl, log),
    // They are rendered after those that others asked for.
    { ...whole, timeoutMs: 60_000 },
  );
  keyed("POST", PATHS.checkLinks, "admin", (_, body) => answerSilentLinks(body, fetch), whole);
  keyed("GET", PATHS.metrics, "metrics", async () => {
    const type = { "content-type": metrics.contentType, "cache-control": "no-store" };
    return respond(plainAnswer(200, await metrics.text(), { ...INERT_HEADERS, ...type }));
  });
  for (const [path, answer] of [
    [PATHS.campaign, deps.campaign.live.answer],
    [PATHS.record, () => deps.record().answers.json],
    [PATHS.recordCsv, () => deps.record().answers.csv],
    [PATHS.openapi, () => deps.openApi],
  ] as const) {
    app.get(path, (c) => respond(answer(), c.req.header("if-none-match")));
  }
  app.get("/healthz", () => respond(ALIVE));
  app.get("/readyz", () => {
    const readiness = deps.readiness();
    return respond(
      readiness.isEnding ? failedAnswer(503, "ending") : readyAnswer(readiness.degraded),
    );
  });
  for (const path of OPEN_PATHS) app.options(path, () => preflight("GET, HEAD"));
  app.options(PATHS.events, () => preflight("POST"));

  const { send, nothingAt, leadToPage, servePage, serveFiles } = siteRoutes(
    app,
    deps.site,
    deps.pages,
  );
  const { tdsPages, recordPage } = deps;
  if (tdsPages) {
    servePage(PATHS.tdsPage, (c, language) =>
      tdsPages.find(c.req.queries(), language, addressOf(c)),
    );
    servePage(
      PATHS.tdsPage,
      (c, language) =>
        tdsPages.page(c.req.param("slug") ?? "", c.req.queries(), deps.lookups.get, language),
      `${PATHS.tdsPage}/:slug`,
    );
    servePage(
      PATHS.tdsPage,
      (c, language) => tdsPages.picture(c.req.param("slug") ?? "", language) ?? nothingAt(c),
      `${PATHS.tdsPage}/:slug/share.png`,
    );
  }
  if (recordPage) servePage(PATHS.recordPage, (_, language) => recordPage(language));
  if (deps.partners.page) {
    for (const language of LANGUAGES) {
      app.get(localPath(`${FIGURES_PATH}/*`, language), async (c) => {
        const answer = await answerFigures(c, deps.partners, language, log);
        return answer ?? nothingAt(c);
      });
    }
  }
  serveFiles(deps.embed);
  const findArchived = async (c: Context) => {
    const file = await deps.releaseFiles.find(c.req.path);
    return file ? send(c, file) : leadToPage(c);
  };
  answerUnrouted(app, findArchived, nothingAt, log);
  return app;
}

function preflight(methods: string): Response {
  const headers = {
    ...INERT_HEADERS,
    ...OPEN_HEADERS,
    "access-control-allow-headers": "content-type",
    "access-control-allow-methods": methods,
    "access-control-max-age": "86400",
  };
  return new Response(null, { status: 204, headers });
}
