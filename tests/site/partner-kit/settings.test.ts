import { describe, expect, it } from "vitest";
import {
  colourOf,
  DEFAULT_KIT,
  isNoColour,
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
    ["My Gallery", "en", "/"],
    ["a&b=c", "ga", "/ga/"],
    ["a".repeat(41), "en", "/"],
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
    const settings = { partner: "my gallery!", look: "night", first: "#c3005f", second: "red" };
    expect(settingsIn(kitQuery({ ...DEFAULT_KIT, ...settings, look: "night" }))).toEqual(settings);
  });

  it("are left out where they are the defaults", () => {
    expect(kitQuery(DEFAULT_KIT)).toBe("");
    expect(settingsIn("?look=neon")).toEqual(DEFAULT_KIT);
  });
});

it.each([
  ["#c3005f", "#c3005f", false],
  [" #C3005F ", "#C3005F", false],
  ["", undefined, false],
  ["red", undefined, true],
  ["#c3005f0", undefined, true],
  ["#fff", undefined, true],
])("%j is the colour %s, or none: %s", (text, colour, isWrong) => {
  expect(colourOf(text)).toBe(colour);
  expect(isNoColour(text)).toBe(isWrong);
});
