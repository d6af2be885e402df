import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { clientAddress } from "./access/client-address.ts";
import { REQUEST_MESSAGES, type RequestErrorCode } from "./contract/messages.ts";
import { PATHS } from "./contract/paths.ts";
import { type EventDeps, receiveEvent } from "./events/receive-event.ts";
import {
  type Answer,
  API_HEADERS,
  failedAnswer,
  INERT_HEADERS,
  OPEN_HEADERS,
  plainAnswer,
  respond,
} from "./http/answer.ts";
import { requestIdOf } from "./http/response-class.ts";
import type { Site } from "./http/static/site.ts";
import { respondWithFile, type StaticFile } from "./http/static/static-file.ts";
import type { TdsPage } from "./http/static/tds-page.ts";
import { type Log, throttled } from "./observe/log.ts";
import { answerMetrics, type MetricsDeps } from "./observe/metrics-route.ts";
import { answerStats, type StatsDeps, statsAsCsv, statsAsJson } from "./stats/stats-routes.ts";
import { parseLookupUrl } from "./tds/lookup/constituency-query.ts";
import type { LookupAnswers } from "./tds/lookup/lookups.ts";
import {
  answerOverview,
  beginPopulation,
  type PopulateDeps,
  streamProgress,
} from "./tds/population/populate-routes.ts";

/** What the server is made of. */
export type Deps = {
  lookups: LookupAnswers;
  events: EventDeps;
  /** The counters, at most ten seconds old. */
  actions: () => Promise<Answer>;
  stats: StatsDeps;
  populate: PopulateDeps;
  metrics: MetricsDeps;
  /** The description of all calls. */
  openApi: Answer;
  /** How many reverse proxies to believe about a client's address. */
  trustProxy: number;
  /** Why no visitors should be sent here just now; null when they should. */
  unready: () => Promise<Extract<RequestErrorCode, "not-ready" | "ending"> | null>;
  embed: readonly StaticFile[];
  site: Site;
  /** The page of TDs for readers without scripts; absent when the site is not built. */
  tdsPage?: TdsPage | undefined;
  log: Log;
};

const JSON_SUCCESS = JSON.stringify({ success: true });
const ALIVE = plainAnswer(200, JSON_SUCCESS, { ...API_HEADERS, "cache-control": "no-store" });
const NOT_READY = failedAnswer(503, "not-ready");
const STARTING = failedAnswer(503, "starting", { ...OPEN_HEADERS, "retry-after": "2" });

/** Unknown addresses that are logged within ten seconds; of more, how many there were. */
const MOST_UNKNOWN = 100;
const PREFLIGHT_HEADERS = {
  ...INERT_HEADERS,
  ...OPEN_HEADERS,
  "access-control-allow-headers": "content-type",
  "access-control-max-age": "86400",
};

/** The methods an address may be asked with. */
const METHODS = ["GET", "POST", "OPTIONS"] as const;

/** The whole HTTP surface. Every answer that can be is made here, once. */
export function createApp(deps: Deps): Hono {
  const app = new Hono();
  const addressOf = (c: Context) => {
    // The server passes the connection along; a test may pass nothing.
    const { incoming }: Partial<HttpBindings> = c.env ?? {};
    const forwardedFor = c.req.header("x-forwarded-for");
    return clientAddress(incoming?.socket.remoteAddress, forwardedFor, deps.trustProxy);
  };

  const { lookedUp } = deps.metrics.metrics;
  const unknown = throttled(deps.log.info, MOST_UNKNOWN, 10_000);

  // Not async: what is answered from memory is written at once, without a promise on its way.
  app.get(PATHS.tds, (c): Response | Promise<Response> => {
    const asked = parseLookupUrl(c.req.url, () => c.req.queries("constituency"));
    if (!asked.ok) return respond(failedAnswer(400, asked.failure, OPEN_HEADERS));
    const answer = deps.lookups.get(asked.value) ?? NOT_READY;
    if (answer instanceof Promise) {
      return answer.then((waited) => {
        lookedUp(waited.status === 200 ? "live" : "failed");
        return respond(waited);
      });
    }
    lookedUp(answer.status === 200 ? "stored" : "failed");
    return respond(answer, c.req.header("if-none-match"));
  });
  app.post(PATHS.events, (c) => receiveEvent(c, addressOf(c), deps.events));
  app.get(PATHS.actions, async () => respond(await deps.actions()));
  for (const [path, render] of [
    [PATHS.stats, statsAsJson],
    [PATHS.statsCsv, statsAsCsv],
  ] as const) {
    app.get(path, (c) => answerStats(c, addressOf(c), deps.stats, deps.log, render));
  }
  app.post(PATHS.populate, (c) => beginPopulation(c, addressOf(c), deps.populate, deps.log));
  app.get(PATHS.populate, (c) => answerOverview(c, addressOf(c), deps.populate, deps.log));
  app.get(PATHS.populateProgress, (c) => streamProgress(c, addressOf(c), deps.populate));
  app.get("/healthz", () => respond(ALIVE));
  app.get("/readyz", async () => {
    const reason = await deps.unready();
    return respond(reason === null ? ALIVE : failedAnswer(503, reason));
  });
  app.get(PATHS.metrics, (c) => answerMetrics(c, addressOf(c), deps.metrics));
  app.get(PATHS.openapi, (c) => respond(deps.openApi, c.req.header("if-none-match")));
  app.options(PATHS.tds, () => preflight("GET, HEAD"));
  app.options(PATHS.actions, () => preflight("GET, HEAD"));
  app.options(PATHS.events, () => preflight("POST"));

  if (deps.tdsPage) {
    const page = deps.tdsPage;
    app.get(PATHS.tdsPage, async (c) =>
      sendFile(c, await page(c.req.queries("constituency"), (name) => deps.lookups.get(name))),
    );
  }
  for (const file of [...deps.embed, ...deps.site.files]) {
    app.get(file.path, (c) => sendFile(c, file));
  }
  app.notFound((c) => {
    const allow = allowed(app, c.req.path);
    if (allow.length > 0) return refuse(c, 405, "method-not-allowed", { allow: allow.join(", ") });
    unknown(`Nothing at ${c.req.path.slice(0, 200)}`, about(c));
    const page = isApi(c.req.path) ? undefined : deps.site.notFound;
    return page ? sendFile(c, page) : refuse(c, 404, "not-found");
  });
  app.onError((error, c) => {
    const path = c.req.path.slice(0, 200);
    deps.log.error(`${c.req.method} ${path} failed: ${error}`, about(c));
    deps.log.debug(`${error.stack}`, about(c));
    return refuse(c, 500, "failed");
  });
  return app;
}

/** What answers while the server starts: that it lives, and to all else that it is not ready yet. */
export function answerWhileStarting(request: Request): Response {
  return respond(new URL(request.url).pathname === "/healthz" ? ALIVE : STARTING);
}

/** The answer to a request too broken to reach the app. */
export function answerBadRequest(): Response {
  return respond(failedAnswer(400, "unreadable"));
}

function sendFile(c: Context, file: StaticFile): Response {
  // A part is only ever asked for with GET (RFC 9110 §14.2).
  const asked = (header: string) =>
    header === "range" && c.req.method !== "GET" ? undefined : c.req.header(header);
  return respondWithFile(file, asked);
}

function preflight(methods: string): Response {
  const headers = { ...PREFLIGHT_HEADERS, "access-control-allow-methods": methods };
  return new Response(null, { status: 204, headers });
}

function refuse(
  c: Context,
  status: number,
  code: RequestErrorCode,
  headers: Record<string, string> = {},
): Response {
  const answer: Answer = isApi(c.req.path)
    ? failedAnswer(status, code, { ...OPEN_HEADERS, ...headers })
    : plainAnswer(status, `${REQUEST_MESSAGES[code]}\n`, {
        ...INERT_HEADERS,
        "content-type": "text/plain; charset=utf-8",
        ...headers,
      });
  return respond(answer);
}

/** The methods that an address takes, in the words of an `allow` header. */
function allowed(app: Hono, path: string): string[] {
  return METHODS.filter((method) => app.router.match(method, path)[0].length > 0).flatMap(
    (method) => (method === "GET" ? ["GET", "HEAD"] : [method]),
  );
}

function isApi(path: string): boolean {
  return path === "/api" || /^\/(?:api\/|healthz$|readyz$|metrics$)/.test(path);
}

/** What an entry about a request is numbered with. */
function about(c: Context): { request?: string | undefined } {
  const { outgoing }: Partial<HttpBindings> = c.env ?? {};
  return { request: requestIdOf(outgoing) };
}
