import { describe, expect, it } from "vitest";
import { clientAddress } from "../../../api/access/client-address.ts";

describe("the address a request is counted for", () => {
  it.each([
    ["the connection's own, whatever it claims", "192.0.2.1", "203.0.113.9", 0, "192.0.2.1"],
    ["what one proxy says", "192.0.2.1", "203.0.113.9", 1, "203.0.113.9"],
    ["not what the client told the proxy", "192.0.2.1", "1.1.1.1, 203.0.113.9", 1, "203.0.113.9"],
    ["past two proxies", "192.0.2.1", "1.1.1.1,203.0.113.9 , 10.0.0.2", 2, "203.0.113.9"],
    ["the farthest known where proxies are missing", "192.0.2.1", "203.0.113.9", 2, "203.0.113.9"],
    ["the connection's own without the header", "192.0.2.1", undefined, 1, "192.0.2.1"],
    ["the connection's own when the header is no address", "192.0.2.1", "unknown", 1, "192.0.2.1"],
    ["an IPv4 address however it is written", "::ffff:192.0.2.1", undefined, 0, "192.0.2.1"],
    ["the network of an IPv6 address", "2001:db8:1:2:3:4:5:6", undefined, 0, "2001:db8:1:2"],
    ["the network of a short IPv6 address", "2001:DB8::6", undefined, 0, "2001:db8:0:0"],
    ["the loopback", "::1", undefined, 0, "0:0:0:0"],
    ["nothing where there is no connection", undefined, undefined, 0, ""],
  ])("is %s", (_name, remote, forwardedFor, trustProxy, address) => {
    expect(clientAddress(remote, forwardedFor, trustProxy)).toBe(address);
  });
});
