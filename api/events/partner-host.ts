import { isIP } from "node:net";

/** A host name longer than this is no site's. */
const LONGEST = 100;

/**
 * The host name of a page that embeds the element without naming itself, out
 * of the request's `Origin`. Undefined when that is one of `own`, the
 * campaign's own host names, or no public site: an address never stands in.
 */
export function partnerHost(
  origin: string | undefined,
  own: readonly string[],
): string | undefined {
  if (origin === undefined || !/^https?:\/\//.test(origin) || !URL.canParse(origin)) return;
  const { hostname } = new URL(origin);
  if (own.includes(hostname) || hostname.length > LONGEST) return;
  if (!hostname.includes(".") || hostname.startsWith("[") || isIP(hostname) !== 0) return;
  return hostname;
}
