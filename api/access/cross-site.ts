import type { Context } from "hono";

/** The names by which a machine reaches itself; no other site can take one of them. */
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Whether a browser sends this request for another site than the campaign's:
 * what changes something is refused then, even with a key. A request without
 * an `Origin` comes from a program, which needs nobody's browser for it.
 *
 * The campaign's own are `publicUrl`, and what the request itself was sent to
 * where that is not set or is this machine: a `Host` that was forged to be
 * like the `Origin` could open it otherwise.
 */
export function isCrossSite(c: Context, publicUrl: string | null): boolean {
  const site = c.req.header("sec-fetch-site");
  if (site === "cross-site" || site === "same-site") return true;
  const origin = c.req.header("origin");
  if (origin === undefined || origin === publicUrl) return false;
  if (!URL.canParse(origin)) return true;
  const sender = new URL(origin);
  if (publicUrl !== null && !LOOPBACK.has(sender.hostname)) return true;
  return sender.host !== new URL(c.req.url).host;
}
