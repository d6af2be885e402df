import { describe, expect, it } from "vitest";
import { clientAddress } from "../../../api/access/client-address.ts";

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
