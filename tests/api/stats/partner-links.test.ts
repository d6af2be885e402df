import { describe, expect, it } from "vitest";
import { createPartnerLinks } from "../../../api/stats/partner-store.ts";

const NOW = new Date("2026-11-23T12:00:00Z");
const links = createPartnerLinks("the-key-of-the-links", "the-key-of-the-figures");
const ENDLESS = { partner: "a-gallery", expires: null, generation: 0 };

describe("a private link", () => {
  it.each([
    ENDLESS,
    { partner: "gallery.example.0", expires: null, generation: 0 },
    { partner: "gallery.2027-01-31", expires: null, generation: 12 },
    { partner: "x".repeat(100), expires: "2027-01-31", generation: 0 },
  ])("says what was signed: %j", (link) => {
    const signed = links.sign(link);
    expect(signed).toMatch(/^[\w.-]+$/);
    expect(links.read(signed, NOW)).toEqual(link);
  });

  it("works until the end of its last day in Dublin", () => {
    const signed = links.sign({ partner: "a-gallery", expires: "2026-07-31", generation: 0 });
    expect(links.read(signed, new Date("2026-07-31T22:59:59Z"))).not.toBeNull();
    expect(links.read(signed, new Date("2026-07-31T23:00:00Z"))).toBeNull();
  });

  it("is not valid with anything else in any place", () => {
    const signed = links.sign(ENDLESS);
    for (let index = 0; index < signed.length; index++) {
      const other = signed[index] === "A" ? "B" : "A";
      const forged = signed.slice(0, index) + other + signed.slice(index + 1);
      expect(links.read(forged, NOW), forged).toBeNull();
    }
    const [, , signature] = signed.split(".");
    for (const forged of [
      "",
      `${signed}=`,
      `${signed}\n`,
      `b-gallery.0.${signature}`,
      `a-gallery.2027-01-31.${signature}`,
      `A-gallery.0.${signature}`,
      `a-gallery.0.${"é".repeat(43)}`,
      "x".repeat(100_000),
    ]) {
      expect(links.read(forged, NOW), forged.slice(0, 100)).toBeNull();
    }
  });

  it("of another key is not valid, whether the key is set or derived", () => {
    const linksOf = createPartnerLinks;
    const signed = links.sign(ENDLESS);
    expect(linksOf("another-key", "the-key-of-the-figures").read(signed, NOW)).toBeNull();
    expect(linksOf("the-key-of-the-links", "another").read(signed, NOW)).toEqual(ENDLESS);
    const derived = linksOf(null, "the-key-of-the-figures").sign(ENDLESS);
    expect(linksOf(null, "the-key-of-the-figures").read(derived, NOW)).toEqual(ENDLESS);
    for (const other of [linksOf(null, "another"), links])
      expect(other.read(derived, NOW)).toBeNull();
  });
});
