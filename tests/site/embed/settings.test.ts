import { describe, expect, it } from "vitest";
import { LOOK_IDS } from "../../../site/embed/look-presets.ts";
import {
  DEFAULT_SETTINGS,
  elementAttributes,
  hasInvalidPartner,
  settingsCss,
  updateSettings,
  validPartner,
} from "../../../site/embed/settings.ts";

const withPartner = (partner: string) => ({ ...DEFAULT_SETTINGS, partner });

describe("a partner id", () => {
  it.each(["my-gallery", "a", "2026", "x".repeat(40)])("%j is valid", (partner) => {
    expect(validPartner(withPartner(partner))).toBe(partner);
    expect(hasInvalidPartner(withPartner(partner))).toBe(false);
  });

  it.each([
    "My Gallery",
    "gallery!",
    "x".repeat(41),
    "ealaín",
    '"><script>alert(1)</script>',
    "a b",
  ])("%j is not valid, and counts as not set", (partner) => {
    expect(hasInvalidPartner(withPartner(partner))).toBe(true);
    expect(elementAttributes(withPartner(partner))).toEqual({});
  });

  it("may be empty, and is trimmed", () => {
    expect(hasInvalidPartner(withPartner("  "))).toBe(false);
    expect(validPartner(withPartner(" my-gallery "))).toBe("my-gallery");
  });
});

describe("the settings", () => {
  it("become attributes, without those that have their default", () => {
    expect(elementAttributes(DEFAULT_SETTINGS)).toEqual({});
    expect(
      elementAttributes({
        ...DEFAULT_SETTINGS,
        provider: "outlook",
        theme: "auto",
        language: "ga",
        constituency: "Clare",
      }),
    ).toEqual({ provider: "outlook", theme: "auto", lang: "ga", constituency: "Clare" });
  });

  it("take the theme and the button colour of a selected look", () => {
    const accented = { ...DEFAULT_SETTINGS, accent: "#00ff00" };
    const theatre = updateSettings(accented, { look: "theatre" });
    expect(theatre).toMatchObject({ look: "theatre", theme: "dark", accent: null });
    expect(updateSettings(theatre, { accent: "#00ff00" })).toMatchObject({ look: "theatre" });
  });

  it("reset the look when another theme is selected, and the theme when the look is reset", () => {
    const theatre = updateSettings(DEFAULT_SETTINGS, { look: "theatre" });
    expect(updateSettings(theatre, { theme: "light" })).toMatchObject({
      look: null,
      theme: "light",
    });
    expect(updateSettings(theatre, { look: null })).toEqual(DEFAULT_SETTINGS);
  });
});

describe("the CSS of a look", () => {
  it("has a rule for the element, and one for each part", () => {
    expect(settingsCss({ ...DEFAULT_SETTINGS, look: "gallery" }, "#x")).toMatch(
      /^#x \{ --bia-accent: #111111; .*\}\n#x::part\(send\) \{ .*\}$/,
    );
  });

  it.each(LOOK_IDS)("of %s cannot close a style element", (look) => {
    expect(settingsCss({ ...DEFAULT_SETTINGS, look })).not.toMatch(/[<>]/);
  });
});

describe("the CSS of a button colour", () => {
  it("is one rule: the element chooses a readable text itself", () => {
    expect(settingsCss({ ...DEFAULT_SETTINGS, accent: "#ffd24a" })).toBe(
      "bia-contact-td { --bia-accent: #ffd24a; }",
    );
  });

  it("is empty with the default settings", () => {
    expect(settingsCss(DEFAULT_SETTINGS)).toBe("");
  });
});
