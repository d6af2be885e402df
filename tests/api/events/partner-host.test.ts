import { expect, it } from "vitest";
import { partnerHost } from "../../../api/events/receive-event.ts";

const hostOfLength = (length: number) => `${"a".repeat(length - ".example".length)}.example`;

it.each([
  ["https://gallery.example", "gallery.example"],
  ["http://gallery.example", "gallery.example"],
  ["https://www.gallery.example:8443", "www.gallery.example"],
  [`https://${hostOfLength(100)}`, hostOfLength(100)],
])("the origin %s is counted as the partner %s", (origin, partner) => {
  expect(partnerHost(origin, ["campaign.example"])).toBe(partner);
});

it.each([
  ["the campaign's own host", "https://campaign.example"],
  ["no origin", undefined],
  ["an opaque origin", "null"],
  ["a scheme other than http", "ftp://gallery.example"],
  ["a scheme that contains http", "xhttp://gallery.example"],
  ["an invalid URL", "https://"],
  ["a host without a dot", "https://localhost"],
  ["an IPv4 address", "https://192.0.2.7"],
  ["an IPv6 address", "https://[2001:db8::7]"],
  ["an IPv6 address with a dot", "https://[::ffff:192.0.2.7]"],
  ["a host of more than 100 characters", `https://${hostOfLength(101)}`],
])("%s is not counted as a partner", (_case, origin) => {
  expect(partnerHost(origin, ["campaign.example"])).toBeUndefined();
});
