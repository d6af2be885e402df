import type { Context } from "hono";
import { parseJson } from "../contract/json.ts";
import { REQUEST_BYTES } from "../contract/limits.ts";
import { withTimeout } from "../db/availability.ts";
import { type BodyFailure, readBody } from "../http/body.ts";
import type { Operation } from "../http/openapi.ts";
import type { Log } from "../monitoring/log.ts";
import { type KeyGuard, type Keys, privateFailure, privateUnavailable } from "./key-guard.ts";

/** A route of the API: what the router, the OpenAPI document and the metrics know of it. */
type Route<Deps> = Operation & {
  key?: keyof Keys;
  /** Limits of a route with a key: of its body, and of the time until its answer. */
  maxBytes?: number;
  timeoutMs?: number;
  answer: (c: Context, deps: Deps, body: unknown) => Response | Promise<Response>;
};

/** Routes by method and path, `GET /api/tds`. */
export type Routes<Deps> = Readonly<Record<string, Route<Deps>>>;

type KeyDeps = {
  guards: Record<keyof Keys, KeyGuard>;
  publicUrl: string | null;
  addressOf: (c: Context) => string;
  log: Pick<Log, "warn">;
};

const BODY_STATUS: Record<BodyFailure, number> = { "too-large": 413, unreadable: 400 };

/**
 * Creates the function that guards a route with a key: refused are, before the body is read, other sites (403), no
 * key (401), many wrong ones (429). `answer` gets the body's JSON or null; rejected or too late, it is a 503.
 */
export function createKeyedAnswers<Deps extends KeyDeps>(deps: Deps) {
  const { guards, publicUrl, addressOf, log } = deps;
  return (name: string, key: keyof Keys, route: Route<Deps>) => {
    const { maxBytes = REQUEST_BYTES, timeoutMs, answer } = route;
    const isChange = !name.startsWith("GET ");
    const answerInTime = async (c: Context, body: unknown) => {
      const result = await withTimeout((async () => answer(c, deps, body))(), timeoutMs);
      if (result.ok) return result.value;
      log.warn(`${name} was not answered: ${result.failure.reason}`);
      return privateUnavailable("not-ready");
    };
    return async (c: Context) => {
      if (isChange && isCrossSite(c, publicUrl)) return privateFailure(403, "foreign");
      const refusal = await guards[key](c.req.header("authorization"), addressOf(c));
      if (refusal) return refusal;
      if (!isChange) return answerInTime(c, null);
      const body = await readBody(c.req.raw, maxBytes);
      if (!body.ok) return privateFailure(BODY_STATUS[body.failure], body.failure);
      return answerInTime(c, parseJson(body.value));
    };
  };
}

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Whether a browser sends a request for another site; without an `Origin`, it is a program. The request's own host
 * counts only without `publicUrl` or on loopback: else `Host` could be forged to equal the `Origin`.
 */
function isCrossSite(c: Context, publicUrl: string | null): boolean {
  const site = c.req.header("sec-fetch-site");
  if (site === "cross-site" || site === "same-site") return true;
  const origin = c.req.header("origin");
  if (origin === undefined || origin === publicUrl) return false;
  if (!URL.canParse(origin)) return true;
  const { hostname, host } = new URL(origin);
  if (publicUrl !== null && !LOOPBACK.has(hostname)) return true;
  return host !== new URL(c.req.url).host;
}
