import { isIP } from "node:net";

/** Longer host names are ignored, in characters. */
const MAX_LENGTH = 100;

/**
 * The partner name of a page that embeds the element without a `partner`
 * attribute: the host name of the request's `Origin`. Undefined for the
 * campaign's own host names (`own`), for IP addresses and for local names.
 */
export function partnerHost(
  origin: string | undefined,
  own: readonly string[],
): string | undefined {
  if (origin === undefined || !/^https?:\/\//.test(origin) || !URL.canParse(origin)) return;
  const { hostname } = new URL(origin);
  if (own.includes(hostname) || hostname.length > MAX_LENGTH) return;
  // An IPv6 address has no dot: a URL writes all its parts in hexadecimal.
  if (!hostname.includes(".") || isIP(hostname) !== 0) return;
  return hostname;
}
