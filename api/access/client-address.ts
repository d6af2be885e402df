import { BlockList, isIP, isIPv6 } from "node:net";

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

/** Returns how many proxies to trust for a request. */
export type TrustedHops = (remote: string | undefined, forwardedFor: string | undefined) => number;

/** Addresses of probes and scrapers, which connect without passing the proxies. */
const LOCAL = new BlockList();
for (const [net, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["100.64.0.0", 10],
  ["169.254.0.0", 16],
] as const) {
  LOCAL.addSubnet(net, prefix, "ipv4");
}
LOCAL.addAddress("::1", "ipv6");
LOCAL.addSubnet("fc00::", 7, "ipv6");
LOCAL.addSubnet("fe80::", 10, "ipv6");

/**
 * Trusts at most `trustProxy` proxies, and no more than any request has shown:
 * each proxy adds an entry to `x-forwarded-for`, so a request with fewer
 * entries shows that there are fewer. With too many, an entry that the client
 * wrote would count as its address, a fresh one for each request.
 *
 * @param onFewer is called when a request shows fewer proxies than any before
 */
export function createTrustedHops(
  trustProxy: number,
  onFewer: (hops: number) => void,
): TrustedHops {
  let trusted = trustProxy;
  return (remote, forwardedFor) => {
    if (forwardedFor === undefined && isLocal(remote)) return trusted;
    const hops = forwardedAddresses(forwardedFor).length;
    if (hops < trusted) {
      trusted = hops;
      onFewer(hops);
    }
    return trusted;
  };
}

/**
 * Returns a check of the connection and the header that an event came with. It calls `onWrong` once
 * when all visitors count as one client: when a proxy adds no address, or when `TRUST_PROXY` is 0
 * behind a proxy. Other requests without the header may be probes.
 */
export function createProxyCheck(
  trustProxy: number,
  onWrong: (message: string) => void,
): (remote: string | undefined, forwardedFor: string | undefined) => void {
  let isReported = false;
  return (remote, forwardedFor) => {
    const isWrong = trustProxy === 0 ? forwardedFor !== undefined : forwardedFor === undefined;
    // Any client can send the header to a server without a proxy. A proxy is usually on the same
    // machine or network.
    if (isReported || !isWrong || remote === undefined || !isLocal(remote)) return;
    isReported = true;
    onWrong(
      trustProxy === 0
        ? "An event came through a proxy, and TRUST_PROXY is 0: all visitors count as one. Set it to the number of proxies"
        : "An event came without x-forwarded-for: all visitors count as one. The proxy must add their address to it",
    );
  };
}

/** Whether a connection comes from the same machine or network, or from a test without one. */
function isLocal(remote = ""): boolean {
  const address = remote.replace(/^::ffff:(?=[\d.]+$)/i, "");
  const family = isIP(address);
  return family === 0 || LOCAL.check(address, family === 4 ? "ipv4" : "ipv6");
}
