import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../../api/contract/campaign/default-campaign.ts";
import { shownPage } from "../../../../site/document/shown-page.ts";
import {
  DEFAULT_SETTINGS,
  elementAttributes,
  formatEmbedCode,
  formatFrameCode,
} from "../../../../site/pages/embed/embed-code.ts";
import { readParameters } from "../../../../widget/frame/parameters.ts";
import { ROOT } from "../../../source-files.ts";

const PAGE = shownPage(DEFAULT_CAMPAIGN, "en");
const IRISH = shownPage(DEFAULT_CAMPAIGN, "ga");
const ORIGIN = "https://campaign.example";
const README = readFileSync(join(ROOT, "widget/README.md"), "utf8").replaceAll(
  "https://CAMPAIGN",
  ORIGIN,
);
const GALLERY = { ...DEFAULT_SETTINGS, partner: "my-gallery" };

it("the codes without other settings are those of the README", () => {
  const code = formatEmbedCode(ORIGIN, { ...GALLERY, theme: "light" }, PAGE);
  expect(code).toContain('<bia-contact-td partner="my-gallery">');
  expect(README).toContain(code);
  const frame = formatFrameCode(ORIGIN, GALLERY, PAGE);
  expect(frame).toContain('src="https://campaign.example/embed/frame?partner=my-gallery"');
  expect(README).toContain(frame);
});

describe("the embed code", () => {
  it.each([
    ["en", null, "", "/", "Contact your TD about the Basic Income for the Arts"],
    ["en", "ga", ' lang="ga"', "/ga/", "Scríobh chuig do Theachta Dála"],
    ["ga", null, "", "/ga/", `Scríobh chuig do Theachta Dála: ${IRISH.campaign.nameInText}`],
    ["ga", "en", ' lang="en"', "/", "Contact your TD"],
  ] as const)(
    "on a page in %s with the language %s, sets it and links to its page",
    (page, language, attribute, path, text) => {
      const settings = { ...DEFAULT_SETTINGS, theme: "light", language } as const;
      const [, tag, link] = formatEmbedCode(ORIGIN, settings, { en: PAGE, ga: IRISH }[page]).split(
        "\n",
      );
      expect(tag).toBe(`<bia-contact-td${attribute}>`);
      expect(link).toBe(`  <a href="${ORIGIN}${path}">${text}</a>`);
    },
  );

  it("escapes every value, also that of the frame", () => {
    const forged = { ...DEFAULT_SETTINGS, partner: '"><b>', constituency: '"><b>&' as "Clare" };
    const code = formatEmbedCode('https://x/"<&', forged, PAGE);
    expect(code).toContain('constituency="&quot;&gt;&lt;b&gt;&amp;"');
    const frame = formatFrameCode('https://x/"<&', forged, PAGE);
    expect(code + frame).not.toMatch(/<b>|partner/);
    expect(frame.match(/"/g)).toHaveLength(9 * 2);
  });
});

it("the frame takes theme, button colour and language, but not the theme of its page", () => {
  const settings = { ...DEFAULT_SETTINGS, accent: "#0000aa" };
  const parameters = (change: Partial<typeof DEFAULT_SETTINGS>) => {
    const code = formatFrameCode(ORIGIN, { ...settings, ...change }, PAGE);
    const src = /src="([^"]+)"/.exec(code)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const warnings: string[] = [];
    return { ...readParameters(new URL(src).search, (text) => warnings.push(text)), warnings };
  };
  const styles = { accent: "#0000aa" };
  expect(parameters({})).toMatchObject({ attributes: {}, styles, warnings: [] });
  const { attributes } = parameters({ theme: "dark", language: "ga" });
  expect(attributes).toEqual({ theme: "dark", lang: "ga" });
});

it.each([
  [" my-gallery ", "my-gallery"],
  ["x".repeat(41), undefined],
  ["ealaín", undefined],
])("the partner id %j is %s, and one that is not valid counts as not set", (typed, partner) => {
  expect(elementAttributes({ ...DEFAULT_SETTINGS, partner: typed }).partner).toBe(partner);
});
