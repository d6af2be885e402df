import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, ENOUGH } from "../../../site/embed/contrast.ts";
import { lookCss, readableOn, settingsCss } from "../../../site/embed/look-css.ts";
import { BUTTON_TEXT, LOOK_IDS, LOOKS } from "../../../site/embed/look-presets.ts";
import { UNSET } from "../../../site/embed/settings.ts";

describe("a look's rules", () => {
  it("are the element's, and its parts'", () => {
    const look = {
      properties: { "--bia-paper": "white", "--bia-accent": "black" },
      parts: { send: { color: "red" } },
    };
    expect(lookCss(look)).toBe(
      "bia-contact-td {\n  --bia-paper: white;\n  --bia-accent: black;\n}\nbia-contact-td::part(send) {\n  color: red;\n}",
    );
    expect(lookCss({ ...look, parts: {} }, "#x")).toMatch(/^#x \{[^}]+\}$/);
  });

  it.each(LOOK_IDS)("of %s hold nothing that could end a style element", (id) => {
    expect(lookCss(LOOKS[id])).not.toMatch(/[<>]/);
  });
});

describe("a colour set for the button", () => {
  const css = (accent: string, theme: "light" | "dark" | "auto" = "light") =>
    settingsCss({ ...UNSET, accent, theme });

  it("is all there is to write while the theme's own text can be read on it", () => {
    expect(css("#0000aa")).toBe("bia-contact-td { --bia-accent: #0000aa; }");
    expect(css("#ffd24a", "dark")).not.toContain("::part");
  });

  it("brings a text that can be read where the theme's own cannot", () => {
    expect(css("#ffd24a")).toContain("::part(send):enabled { color: #000000;");
    expect(css("#0000aa", "dark")).toContain("::part(send):enabled { color: #ffffff;");
    expect(css("#0000aa", "auto")).toContain("color: #ffffff;");
  });

  it("can always be read", () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(channel, channel, channel, (...rgb) => {
        const ground = `#${rgb.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
        return contrast(BUTTON_TEXT[readableOn(ground)], ground) >= ENOUGH;
      }),
    );
  });

  it("is nothing where nothing is set", () => {
    expect(settingsCss(UNSET)).toBe("");
  });
});
