import { describe, expect, it } from "vitest";
import {
  DEFAULT_KIT,
  type KitSettings,
  kitQuery,
  linkOf,
  settingsIn,
  typedLink,
} from "../../../site/partner-kit/settings.ts";

const ORIGIN = "https://campaign.example";
const linkFor = (partner: string, language: "en" | "ga" = "en") =>
  linkOf({ ...DEFAULT_KIT, partner }, ORIGIN, language);

describe("the link of the pieces", () => {
  it.each([
    ["my-gallery", "en", "/?partner=my-gallery"],
    [" my-gallery ", "ga", "/ga/?partner=my-gallery"],
    ["", "en", "/"],
    ["a&b=c", "ga", "/ga/"],
  ] as const)("of %j in %s is %s", (partner, language, path) => {
    expect(linkFor(partner, language)).toBe(`${ORIGIN}${path}`);
  });

  it("is typed without its scheme", () => {
    expect(typedLink(linkFor("my-gallery"))).toBe("campaign.example/?partner=my-gallery");
    expect(typedLink(linkFor(""))).toBe("campaign.example");
  });
});

describe("the settings in an address", () => {
  it("are the same on the page in the other language", () => {
    const settings: KitSettings = {
      ...{ partner: "my gallery!", piece: "story", look: "night" },
      ...{ first: "#C3005f", second: null },
    };
    expect(settingsIn(kitQuery(settings))).toEqual(settings);
  });

  it("are left out where they are the defaults", () => expect(kitQuery(DEFAULT_KIT)).toBe(""));

  it.each(["?look=neon", "?piece=mug", "?first=red&second=%23fff", "?first=%23c3005f0"])(
    "are the defaults where they are not valid: %s",
    (query) => expect(settingsIn(query)).toEqual(DEFAULT_KIT),
  );
});
