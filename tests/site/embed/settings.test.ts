import { describe, expect, it } from "vitest";
import {
  attributesOf,
  changed,
  isPartnerWrong,
  partnerLike,
  partnerOf,
  UNSET,
} from "../../../site/embed/settings.ts";

const typed = (partner: string) => ({ ...UNSET, partner });

describe("a partner id", () => {
  it.each(["my-gallery", "a", "2026", "x".repeat(40)])("%j is one", (partner) => {
    expect(partnerOf(typed(partner))).toBe(partner);
    expect(isPartnerWrong(typed(partner))).toBe(false);
  });

  it.each([
    "My Gallery",
    "gallery!",
    "x".repeat(41),
    "ealaín",
    '"><script>alert(1)</script>',
    "a b",
  ])("%j is none, which is said, and it counts as not set", (partner) => {
    expect(isPartnerWrong(typed(partner))).toBe(true);
    expect(attributesOf(typed(partner))).toEqual({});
  });

  it("may be left out, and space around it does not matter", () => {
    expect(isPartnerWrong(typed("  "))).toBe(false);
    expect(partnerOf(typed(" my-gallery "))).toBe("my-gallery");
  });

  it.each([
    ["My Gallery", "my-gallery"],
    ["Amharclann na Mainistreach!", "amharclann-na-mainistreach"],
    ["Ealaín & Ceol", "ealain-ceol"],
    [`${"x".repeat(39)} y`, "x".repeat(39)],
    ["日本", null],
    ["--", null],
  ])("what was meant by %j is %j", (meant, like) => {
    expect(partnerLike(meant)).toBe(like);
    if (like !== null) expect(partnerOf(typed(like))).toBe(like);
  });
});

describe("setting things", () => {
  it("says nothing of what is the element's default", () => {
    expect(attributesOf(UNSET)).toEqual({});
    expect(
      attributesOf({ ...UNSET, provider: "outlook", theme: "auto", constituency: "Clare" }),
    ).toEqual({ provider: "outlook", theme: "auto", constituency: "Clare" });
  });

  it("brings with a look the theme it is made for, and its own colour", () => {
    const accented = { ...UNSET, accent: "#00ff00" };
    const theatre = changed(accented, { look: "theatre" });
    expect(theatre).toMatchObject({ look: "theatre", theme: "dark", accent: null });
    expect(changed(theatre, { accent: "#00ff00" })).toMatchObject({ look: "theatre" });
  });

  it("ends a look with another theme, and leads back to the campaign's own", () => {
    const theatre = changed(UNSET, { look: "theatre" });
    expect(changed(theatre, { theme: "light" })).toMatchObject({ look: null, theme: "light" });
    expect(changed(theatre, { look: null })).toEqual(UNSET);
  });
});
