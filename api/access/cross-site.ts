import type { Context } from "hono";

/** Host names of the machine itself; no other site can have one of them. */
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Whether a browser sends this request on behalf of another site. Requests
 * that change something are then refused, even with a key. A request without
 * an `Origin` comes from a program, not from a browser.
 *
 * The campaign's own origins are `publicUrl` and, when that is not set or the
 * origin is loopback, the request's own host. With `publicUrl` set the `Host`
 * header is not trusted, since it can be forged to equal the `Origin`.
 */
export function isCrossSite(c: Context, publicUrl: string | null): boolean {
  const site = c.req.header("sec-fetch-site");
  if (site === "cross-site" || site === "same-site") return true;
  const origin = c.req.header("origin");
  if (origin === undefined || origin === publicUrl) return false;
  if (!URL.canParse(origin)) return true;
  const { hostname, host } = new URL(origin);
  if (publicUrl !== null && !LOOPBACK.has(hostname)) return true;
  return host !== new URL(c.req.url).host;
}
