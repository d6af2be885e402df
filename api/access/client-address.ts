import { isIP, isIPv6 } from "node:net";

/**
 * Whom to count a request for: the address that the outermost of `trustProxy`
 * reverse proxies took it from, or with none the connection's own. What a
 * client writes into `x-forwarded-for` itself stands further left and is never
 * looked at. It is kept in memory for a minute at most and never stored or
 * logged.
 */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: number,
): string {
  const connection = remote ?? "";
  if (trustProxy === 0 || forwardedFor === undefined) return network(connection);
  const hops = forwardedFor.split(",").map((hop) => hop.trim());
  const claimed = hops.at(-trustProxy) ?? hops[0] ?? "";
  return network(isIP(claimed) === 0 ? connection : claimed);
}

/** An IPv4 address, or the /64 of an IPv6 address, which is what one customer has. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  if (tail !== undefined) while (groups.length < 4) groups.push("0");
  return groups.slice(0, 4).join(":").toLowerCase();
}
