import { describe, expect, it } from "vitest";
import { clientAddress, createProxyCheck } from "../../../api/access/client-address.ts";

describe("the rate-limit key of a request", () => {
  it.each([
    [0, "203.0.113.9", "the connection's address, whatever the header says", "192.0.2.1"],
    [1, "1.1.1.1, 203.0.113.9", "not what the client sent to the proxy", "203.0.113.9"],
    [2, "1.1.1.1,203.0.113.9 , 10.0.0.2", "the address before two proxies", "203.0.113.9"],
    [2, "203.0.113.9", "the connection's address after fewer proxies", "192.0.2.1"],
    [1, "203.0.113.9:4711", "an address without its port", "203.0.113.9"],
    [1, "[2001:db8::7]:443", "an IPv6 address without its port", "2001:db8:0:0"],
    [1, "unknown", "the connection's address with an invalid one in the header", "192.0.2.1"],
  ])("behind %i proxies with the header '%s' is %s", (trustProxy, forwardedFor, _name, address) => {
    expect(clientAddress("192.0.2.1", forwardedFor, trustProxy)).toBe(address);
  });

  it.each([
    ["an IPv4 address when it is mapped to IPv6", "::ffff:192.0.2.1", "192.0.2.1"],
    ["the /56 network of an IPv6 address", "2001:db8:1:12ab:3:4:5:6", "2001:db8:1:1200"],
    ["empty without a connection", undefined, ""],
  ])("is %s", (_name, remote, address) => {
    expect(clientAddress(remote, undefined, 0)).toBe(address);
  });
});

const CLIENT = "203.0.113.9";

it.each([
  ["a proxy on the same machine that adds no address", 1, "127.0.0.1", undefined, 1],
  ["a request that passed one proxy of two", 2, "192.0.2.1", CLIENT, 1],
  ["a proxy that TRUST_PROXY does not count", 0, "::ffff:10.1.2.3", CLIENT, 1],
  ["a proxy as configured", 1, "127.0.0.1", CLIENT, 0],
  ["no proxy as configured", 0, "127.0.0.1", undefined, 0],
])("the check of the proxy reports once: %s", (_name, trust, remote, header, reports) => {
  const messages: string[] = [];
  const check = createProxyCheck(trust, (message) => messages.push(message));
  for (let event = 0; event < 3; event++) check(remote, header);
  expect(messages).toHaveLength(reports);
  for (const message of messages) expect(message).toContain("TRUST_PROXY");
});
