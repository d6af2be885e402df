import { describe, expect, it } from "vitest";
import {
  clientAddress,
  createProxyCheck,
  createTrustedHops,
} from "../../../api/access/client-address.ts";

describe("the rate-limit key of a request", () => {
  it.each([
    [
      "the connection's address, whatever the header says",
      "192.0.2.1",
      "203.0.113.9",
      0,
      "192.0.2.1",
    ],
    ["the address that one proxy reports", "192.0.2.1", "203.0.113.9", 1, "203.0.113.9"],
    [
      "not the address that the client sent to the proxy",
      "192.0.2.1",
      "1.1.1.1, 203.0.113.9",
      1,
      "203.0.113.9",
    ],
    [
      "the address before two proxies",
      "192.0.2.1",
      "1.1.1.1,203.0.113.9 , 10.0.0.2",
      2,
      "203.0.113.9",
    ],
    [
      "the first address when the header names fewer proxies",
      "192.0.2.1",
      "203.0.113.9",
      2,
      "203.0.113.9",
    ],
    ["an address without its port", "192.0.2.1", "203.0.113.9:4711", 1, "203.0.113.9"],
    ["an IPv6 address without brackets", "192.0.2.1", "[2001:db8::7]", 1, "2001:db8:0:0"],
    ["an IPv6 address without its port", "192.0.2.1", "[2001:db8::7]:443", 1, "2001:db8:0:0"],
    ["not an empty entry", "192.0.2.1", "203.0.113.9, ", 1, "203.0.113.9"],
    ["the connection's address without the header", "192.0.2.1", undefined, 1, "192.0.2.1"],
    [
      "the connection's address when the header has an invalid address",
      "192.0.2.1",
      "unknown",
      1,
      "192.0.2.1",
    ],
    ["an IPv4 address when it is mapped to IPv6", "::ffff:192.0.2.1", undefined, 0, "192.0.2.1"],
    ["the /64 network of an IPv6 address", "2001:db8:1:2:3:4:5:6", undefined, 0, "2001:db8:1:2"],
    ["the /64 network of an abbreviated IPv6 address", "2001:DB8::6", undefined, 0, "2001:db8:0:0"],
    ["the network of the IPv6 loopback address", "::1", undefined, 0, "0:0:0:0"],
    ["empty without a connection", undefined, undefined, 0, ""],
  ])("is %s", (_name, remote, forwardedFor, trustProxy, address) => {
    expect(clientAddress(remote, forwardedFor, trustProxy)).toBe(address);
  });
});

const PROXY = "192.0.2.1";
const CLIENT = "203.0.113.9";

function setUp(trustProxy: number) {
  const fewer: number[] = [];
  const hops = createTrustedHops(trustProxy, (count) => fewer.push(count));
  return {
    fewer,
    addressOf: (remote: string | undefined, forwardedFor: string | undefined) =>
      clientAddress(remote, forwardedFor, hops(remote, forwardedFor)),
  };
}

describe("the number of trusted proxies", () => {
  it.each([
    ["one proxy of the two that are configured", 2, PROXY, CLIENT, 1],
    ["one proxy of ten", 10, PROXY, CLIENT, 1],
    ["none of one: a visitor connects without a proxy", 1, CLIENT, undefined, 0],
  ])(
    "is lowered by %s, so that forged entries are ignored",
    (_name, trust, remote, header, seen) => {
      const { addressOf, fewer } = setUp(trust);
      addressOf(remote, header);
      expect(fewer).toEqual([seen]);
      const forged = Array.from({ length: 50 }, (_, n) =>
        addressOf(remote, [`198.51.100.${n}`, header].filter(Boolean).join(", ")),
      );
      expect(new Set(forged)).toEqual(new Set([CLIENT]));
      expect(fewer).toEqual([seen]);
    },
  );

  it("stays as configured while every request passed them all", () => {
    const { addressOf, fewer } = setUp(2);
    for (const extra of ["", "198.51.100.1, ", "198.51.100.1, 198.51.100.2, "])
      expect(addressOf("10.0.0.1", `${extra}${CLIENT}, ${PROXY}`)).toBe(CLIENT);
    expect(fewer).toEqual([]);
  });

  it.each([
    "127.0.0.1",
    "::1",
    "::ffff:10.1.2.3",
    "172.20.0.4",
    "192.168.1.9",
    "fd00::1",
    undefined,
  ])("is not lowered by a probe from %s without the header", (remote) => {
    const { addressOf, fewer } = setUp(1);
    addressOf(remote, undefined);
    expect(addressOf(PROXY, CLIENT)).toBe(CLIENT);
    expect(fewer).toEqual([]);
  });

  it("never rises again", () => {
    const { addressOf, fewer } = setUp(3);
    addressOf(PROXY, `${CLIENT}, 198.51.100.7`);
    addressOf(PROXY, CLIENT);
    addressOf(PROXY, `1.1.1.1, 2.2.2.2, ${CLIENT}`);
    expect(addressOf(PROXY, `1.1.1.1, 2.2.2.2, ${CLIENT}`)).toBe(CLIENT);
    expect(fewer).toEqual([2, 1]);
  });
});

describe("the check of the proxy", () => {
  it.each([
    ["a proxy on the same machine that adds no address", 1, "127.0.0.1", undefined, 1],
    ["a proxy in the same network that adds no address", 2, "172.20.0.4", undefined, 1],
    ["a proxy that TRUST_PROXY does not count", 0, "::ffff:10.1.2.3", CLIENT, 1],
    ["a proxy as configured", 1, "127.0.0.1", CLIENT, 0],
    ["no proxy as configured", 0, "127.0.0.1", undefined, 0],
    ["a visitor who forges the header", 0, CLIENT, "198.51.100.7", 0],
  ])("reports once for many events: %s", (_name, trust, remote, header, reports) => {
    const messages: string[] = [];
    const check = createProxyCheck(trust, (message) => messages.push(message));
    for (let event = 0; event < 3; event++) check(remote, header);
    expect(messages).toHaveLength(reports);
    for (const message of messages) expect(message).toContain("all visitors count as one");
  });
});
