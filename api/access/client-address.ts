import { isIP, isIPv6 } from "node:net";

/**
 * Rate-limit key for a request: the address that the outermost of `trustProxy`
 * reverse proxies received it from, or the connection's address without a
 * proxy. Entries that a client itself writes into `x-forwarded-for` stand
 * further left and are ignored. The key stays in memory for a minute, and as a
 * salted hash for a day; it is never stored or logged.
 */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: number,
): string {
  const connection = remote ?? "";
  if (trustProxy === 0 || forwardedFor === undefined) return network(connection);
  const hops = forwardedAddresses(forwardedFor);
  const claimed = hops.at(-trustProxy) ?? hops[0] ?? "";
  return network(isIP(claimed) === 0 ? connection : claimed);
}

/** The entries of an `x-forwarded-for` header, without ports and brackets; they need not be addresses. */
export function forwardedAddresses(forwardedFor = ""): string[] {
  const entries = forwardedFor.split(",").map((entry) => entry.trim());
  return entries
    .filter(Boolean)
    .map(
      (entry) =>
        /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(entry)?.slice(1).find(Boolean) ?? entry,
    );
}

/** An IPv4 address, or the /64 prefix of an IPv6 address: a provider gives one to each customer. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  if (tail !== undefined) while (groups.length < 4) groups.push("0");
  return groups.slice(0, 4).join(":").toLowerCase();
}
