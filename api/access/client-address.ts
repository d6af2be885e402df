import { isIP, isIPv6 } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** Rate-limit key of a request: the network of the client by `trustProxy` proxies, or else of the connection. */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: number,
): string {
  const claimed = trustProxy > 0 ? forwardedAddresses(forwardedFor).at(-trustProxy) : undefined;
  return networkOf(claimed !== undefined && isIP(claimed) !== 0 ? claimed : (remote ?? ""));
}

/** The entries of an `x-forwarded-for` header, without ports and brackets; they need not be addresses. */
function forwardedAddresses(forwardedFor = ""): string[] {
  const entries = forwardedFor.split(",").map((entry) => entry.trim());
  return entries.filter(Boolean).map((entry) => {
    const [, ipv6, ipv4] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(entry) ?? [];
    return ipv6 ?? ipv4 ?? entry;
  });
}

/** An IPv4 address, or the /56 prefix of an IPv6 address: what a provider gives to one household. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const groups = (address.split("::")[0] ?? "").split(":");
  const [first = 0, second = 0, third = 0, fourth = 0] = groups.map((group) =>
    Number.parseInt(group || "0", 16),
  );
  return [first, second, third, fourth & 0xff00].map((group) => group.toString(16)).join(":");
}

/** Returns a check that calls `onWrong` once when an event did not seem to pass `trustProxy` proxies. */
export function createProxyCheck(trustProxy: number, onWrong: (message: string) => void) {
  let isReported = false;
  return (remote: string | undefined, forwardedFor: string | undefined): void => {
    const passed = forwardedAddresses(forwardedFor).length;
    const isWrong = trustProxy === 0 ? passed > 0 : passed < trustProxy;
    // Tests pass no connection.
    if (isReported || !isWrong || remote === undefined) return;
    isReported = true;
    onWrong(
      `An event came with ${passed} addresses in x-forwarded-for, and TRUST_PROXY is ${trustProxy}: it counts by the address of its connection. Set TRUST_PROXY to the number of proxies; each must add one address, and none may be passed by`,
    );
  };
}

export type Senders = ReturnType<typeof createSenders>;

/** Creates what tells of the senders of requests behind `trustProxy` proxies. */
export function createSenders(trustProxy: number, warn: (message: string) => void) {
  const check = createProxyCheck(trustProxy, warn);
  const senderOf = (c: Context) => {
    // The HTTP server passes the connection; tests pass none.
    const { incoming }: Partial<HttpBindings> = c.env ?? {};
    return [incoming?.socket.remoteAddress, c.req.header("x-forwarded-for")] as const;
  };
  return {
    addressOf: (c: Context) => clientAddress(...senderOf(c), trustProxy),
    checkProxy: (c: Context) => check(...senderOf(c)),
  };
}
