import { describe, expect, it } from "vitest";
import { contrastRatio } from "../../../api/contract/contrast.ts";
import { validPartner } from "../../../api/contract/partner-name.ts";
import { LOOK_IDS, LOOKS } from "../../../site/embed/look-presets.ts";
import {
  DEFAULT_SETTINGS,
  elementAttributes,
  settingsCss,
  updateSettings,
} from "../../../site/embed/settings.ts";

describe("a partner id", () => {
  it.each([
    ["my-gallery", "my-gallery"],
    [" my-gallery ", "my-gallery"],
    ["2026", "2026"],
    ["x".repeat(40), "x".repeat(40)],
    ["x".repeat(41), undefined],
    ["", undefined],
    ["My Gallery", undefined],
    ["gallery!", undefined],
    ["ealaín", undefined],
    ['"><script>alert(1)</script>', undefined],
    ["a b", undefined],
  ])("%j is %s, and one that is not valid counts as not set", (typed, partner) => {
    expect(validPartner(typed)).toBe(partner);
    expect(elementAttributes({ ...DEFAULT_SETTINGS, partner: typed }).partner).toBe(partner);
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

it.each(LOOK_IDS)("the focus ring of %s has enough contrast on its background", (id) => {
  const { "--bia-focus": focus, "--bia-paper": paper } = LOOKS[id].properties;
  expect(contrastRatio(focus, paper)).toBeGreaterThanOrEqual(3);
});

it("the contrast ratio follows WCAG, in either order of the colours", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBe(21);
  expect(contrastRatio("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrastRatio("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
});
