import { describe, expect, it } from "vitest";
import { clientAddress, createProxyCheck } from "../../../api/access/client-address.ts";

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
      "the connection's address when the request passed fewer proxies",
      "192.0.2.1",
      "203.0.113.9",
      2,
      "192.0.2.1",
    ],
    ["an address without its port", "192.0.2.1", "203.0.113.9:4711", 1, "203.0.113.9"],
    ["an IPv6 address without brackets", "192.0.2.1", "[2001:db8::7]", 1, "2001:db8:0:0"],
    ["an IPv6 address without its port", "192.0.2.1", "[2001:db8::7]:443", 1, "2001:db8:0:0"],
    ["not an empty entry", "192.0.2.1", "203.0.113.9, ", 1, "203.0.113.9"],
    ["the connection's address with an empty header", "192.0.2.1", "", 1, "192.0.2.1"],
    ["the connection's address without the header", "192.0.2.1", undefined, 1, "192.0.2.1"],
    [
      "the connection's address when the header has an invalid address",
      "192.0.2.1",
      "unknown",
      1,
      "192.0.2.1",
    ],
    ["an IPv4 address when it is mapped to IPv6", "::ffff:192.0.2.1", undefined, 0, "192.0.2.1"],
    [
      "the /56 network of an IPv6 address",
      "2001:db8:1:12ab:3:4:5:6",
      undefined,
      0,
      "2001:db8:1:1200",
    ],
    ["the /56 network of an abbreviated IPv6 address", "2001:DB8::6", undefined, 0, "2001:db8:0:0"],
    ["the network of the IPv6 loopback address", "::1", undefined, 0, "0:0:0:0"],
    ["empty without a connection", undefined, undefined, 0, ""],
  ])("is %s", (_name, remote, forwardedFor, trustProxy, address) => {
    expect(clientAddress(remote, forwardedFor, trustProxy)).toBe(address);
  });
});

const CLIENT = "203.0.113.9";

it("one direct request changes nothing for the visitors who come through the proxies", () => {
  clientAddress("198.51.100.7", "", 2);
  const visitors = Array.from({ length: 50 }, (_, n) =>
    clientAddress("10.0.0.1", `203.0.113.${n}, 192.0.2.1`, 2),
  );
  expect(new Set(visitors).size).toBe(50);
});

it("a household's 256 networks of IPv6 count as one", () => {
  const networks = Array.from({ length: 256 }, (_, n) =>
    clientAddress(`2001:db8:1:${(0x1200 + n).toString(16)}::1`, undefined, 0),
  );
  expect(new Set(networks).size).toBe(1);
  expect(clientAddress("2001:db8:1:1300::1", undefined, 0)).not.toBe(networks[0]);
});

describe("the check of the proxy", () => {
  it.each([
    ["a proxy on the same machine that adds no address", 1, "127.0.0.1", undefined, 1],
    ["a proxy in the same network that adds no address", 2, "172.20.0.4", undefined, 1],
    ["a request that passed one proxy of two", 2, "192.0.2.1", CLIENT, 1],
    ["a request that passed the proxy by", 1, CLIENT, undefined, 1],
    ["a proxy that TRUST_PROXY does not count", 0, "::ffff:10.1.2.3", CLIENT, 1],
    ["a proxy as configured", 1, "127.0.0.1", CLIENT, 0],
    ["no proxy as configured", 0, "127.0.0.1", undefined, 0],
    ["a visitor who forges the header", 0, CLIENT, "198.51.100.7", 0],
  ])("reports once for many events: %s", (_name, trust, remote, header, reports) => {
    const messages: string[] = [];
    const check = createProxyCheck(trust, (message) => messages.push(message));
    for (let event = 0; event < 3; event++) check(remote, header);
    expect(messages).toHaveLength(reports);
    for (const message of messages) expect(message).toContain("TRUST_PROXY");
  });
});
