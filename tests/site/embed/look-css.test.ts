import { describe, expect, it } from "vitest";
import { settingsCss } from "../../../site/embed/look-css.ts";
import { LOOK_IDS } from "../../../site/embed/look-presets.ts";
import { DEFAULT_SETTINGS } from "../../../site/embed/settings.ts";

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
