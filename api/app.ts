import { type Context, Hono } from "hono";
import { createSenders, type Senders } from "./access/client-address.ts";
import { type KeyGuard, type Keys, privateFailure, privateJson } from "./access/key-guard.ts";
import { createKeyedAnswers, type Routes } from "./access/routes.ts";
import { CAMPAIGN_ROUTES, type CampaignDeps } from "./campaign/campaign-routes.ts";
import type { Language } from "./contract/language.ts";
import { FIGURES_PATH, PATHS } from "./contract/paths.ts";
import { EVENT_ROUTES, type EventDeps } from "./events/receive-event.ts";
import {
  type Answer,
  failureResponse,
  INERT_HEADERS,
  OPEN_HEADERS,
  plainAnswer,
  respond,
  respondTo,
} from "./http/answer.ts";
import { type SiteDeps, serveSite } from "./http/static/site-routes.ts";
import type { Metrics } from "./monitoring/metrics.ts";
import type { Degraded } from "./monitoring/troubles.ts";
import type { RenderRecordPage } from "./record/record-routes.ts";
import { RECORD_ROUTES, type RecordDeps } from "./record/record-routes.ts";
import { answerFigures, PARTNER_ROUTES, type PartnerDeps } from "./stats/partner-routes.ts";
import { STATS_ROUTES, type StatsDeps } from "./stats/stats-routes.ts";
import {
  type LookedUp,
  type Lookups,
  parseConstituencyQuery,
  respondToFailedLookup,
} from "./tds/lookup/lookups.ts";
import type { TdsPages } from "./tds/lookup/tds-page.ts";
import { POPULATE_ROUTES, type PopulateDeps } from "./tds/population/populate-routes.ts";

export type Deps = EventDeps &
  StatsDeps &
  PartnerDeps &
  PopulateDeps &
  CampaignDeps &
  RecordDeps &
  SiteDeps & {
    lookups: Pick<Lookups, "get">;
    metrics: Metrics;
    guards: Record<keyof Keys, KeyGuard>;
    openApi: Answer;
    trustProxy: number;
    /** Whether the server shuts down, and what is away; visitors can be served without that. */
    readiness: () => { isEnding: boolean; degraded: readonly Degraded[] };
    tdsPages: TdsPages;
    recordPage: RenderRecordPage;
  };

/** Every route of the API, for the router, the OpenAPI document and the metrics. */
export const API_ROUTES: Routes<Deps & Senders> = {
  [`GET ${PATHS.tds}`]: {
    summary: "The TDs of a constituency, with a strong ETag; any origin",
    query: "constituency",
    responses: {
      200: "LookupFound",
      304: null,
      400: "constituency-unknown",
      429: "too-many",
      503: "not-ready",
    },
    answer: answerLookup,
  },
  ...EVENT_ROUTES,
  ...CAMPAIGN_ROUTES,
  ...RECORD_ROUTES,
  ...STATS_ROUTES,
  ...PARTNER_ROUTES,
  ...POPULATE_ROUTES,
  [`GET ${PATHS.openapi}`]: {
    summary: "This document, with a strong ETag; any origin",
    responses: { 200: "application/json", 304: null },
    answer: (c, { openApi }) => respondTo(c, openApi),
  },
  [`GET ${PATHS.metrics}`]: {
    key: "metrics",
    summary: "Metrics of this process for Prometheus",
    responses: { 200: "text/plain" },
    answer: async (_, { metrics }) => {
      const type = { "content-type": metrics.contentType, "cache-control": "no-store" };
      return respond(plainAnswer(200, await metrics.text(), { ...INERT_HEADERS, ...type }));
    },
  },
  "GET /healthz": {
    summary: "Whether the process is alive",
    responses: { 200: "Success" },
    answer: () => privateJson(200, { success: true }),
  },
  "GET /readyz": {
    summary: "Whether visitors should be sent here; `degraded` names what is away",
    responses: { 200: "Readiness", 503: "ending" },
    answer: (_, { readiness }) => {
      const { isEnding, degraded } = readiness();
      return isEnding
        ? privateFailure(503, "ending")
        : privateJson(200, { success: true, degraded });
    },
  },
};

const PREFLIGHT_HEADERS = {
  ...INERT_HEADERS,
  ...OPEN_HEADERS,
  "access-control-allow-headers": "content-type",
  "access-control-max-age": "86400",
};

/** Creates the whole HTTP surface: every route of the API and every file. */
export function createApp(deps: Deps): Hono {
  const app = new Hono();
  const { log, tdsPages, recordPage } = deps;
  const own = { ...deps, ...createSenders(deps.trustProxy, log.warn) };
  const withKey = createKeyedAnswers(own);
  for (const [name, route] of Object.entries(API_ROUTES)) {
    const [method = "", path = ""] = name.split(" ");
    const { key, answer } = route;
    app.on(method, path, key ? withKey(name, key, route) : (c) => answer(c, own, null));
    // Any site may read what is open, also by a request that its browser asks about first.
    if (!key && path.startsWith("/api/")) {
      const methods = { "access-control-allow-methods": method === "GET" ? "GET, HEAD" : method };
      const headers = { ...PREFLIGHT_HEADERS, ...methods };
      app.options(path, () => new Response(null, { status: 204, headers }));
    }
  }

  const { nothingAt, servePage } = serveSite(app, deps);
  const { find, page, picture } = tdsPages;
  const slugOf = (c: Context) => c.req.param("slug") ?? "";
  const serveTds = (below: string, render: Parameters<typeof servePage>[1]) =>
    servePage(PATHS.tdsPage, render, PATHS.tdsPage + below);
  serveTds("", (c, language) => find(c.req.queries(), language, own.addressOf(c)));
  serveTds("/:slug", (c, language) => page(slugOf(c), c.req.queries(), deps.lookups.get, language));
  serveTds("/:slug/share.png", (c, language) => picture(slugOf(c), language) ?? nothingAt(c));
  servePage(PATHS.recordPage, (_, language) => recordPage(language));
  const figures = async (c: Context, language: Language) =>
    (await answerFigures(c, deps, language)) ?? nothingAt(c);
  servePage(FIGURES_PATH, figures, `${FIGURES_PATH}/*`);
  return app;
}

/** Not async: an answer from memory is written without a promise in between. */
function answerLookup(c: Context, { lookups, metrics }: Deps): Response | Promise<Response> {
  const choice = parseConstituencyQuery(c.req.queries("constituency"));
  if (!choice.ok) return failureResponse(c, 400, `constituency-${choice.failure}`);
  const send = (lookup: LookedUp) => {
    metrics.countLookup(lookup.ok ? lookup.value.found.source : "failed");
    if (!lookup.ok) return respondToFailedLookup(c, lookup.failure);
    return respondTo(c, lookup.value.answer);
  };
  const lookedUp = lookups.get(choice.value);
  if (lookedUp instanceof Promise) return lookedUp.then(send);
  return send(lookedUp);
}
