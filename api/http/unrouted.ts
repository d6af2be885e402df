import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import { type Log, type LogContext, throttled } from "../monitoring/log.ts";
import { failureResponse } from "./answer.ts";
import { requestIdOf } from "./response-class.ts";

const METHODS = ["GET", "POST", "PUT", "DELETE", "OPTIONS"] as const;

/**
 * Answers what no route of the app does: 405 for another method of a path, `nothingAt` for other paths
 * unless `find` has a file there, and 500 for an error.
 */
export function answerUnrouted(
  app: Hono,
  find: (c: Context) => Promise<Response | null>,
  nothingAt: (c: Context) => Response,
  log: Log,
): void {
  const logUnknown = throttled(log.info, 100, 10_000);
  app.notFound(async (c) => {
    const { path, method } = c.req;
    const file = method === "GET" || method === "HEAD" ? await find(c) : null;
    if (file) return file;
    const allow = allowedMethods(app, path);
    if (allow.length > 0) {
      return failureResponse(c, 405, "method-not-allowed", { allow: allow.join(", ") });
    }
    logUnknown(`Nothing at ${loggedPath(path)}`, requestOf(c));
    return nothingAt(c);
  });
  app.onError((error, c) => {
    const { method, path } = c.req;
    log.error(`${method} ${loggedPath(path)} failed: ${error}`, requestOf(c));
    log.debug(`${error.stack}`, requestOf(c));
    return failureResponse(c, 500, "failed");
  });
}

/**
 * A path as the log shows it: without what looks like an address, and cut, at 200 characters and at
 * the first segment with 32 characters without a dot. In any mangled form of a partner's link, which
 * is a key, that is the signed part.
 */
function loggedPath(path: string): string {
  const withoutLink = path.slice(0, 200).replace(/[^/]*[^/.]{32}.*/s, "…");
  return withoutLink.replace(/[^/]*(?:@|%40)[^/]*/gi, "…");
}

function allowedMethods(app: Hono, path: string): string[] {
  return METHODS.filter((method) => app.router.match(method, path)[0].length > 0).flatMap(
    (method) => (method === "GET" ? ["GET", "HEAD"] : [method]),
  );
}

function requestOf(c: Context): LogContext {
  const { outgoing }: Partial<HttpBindings> = c.env ?? {};
  return { request: requestIdOf(outgoing) };
}
