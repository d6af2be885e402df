import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../../api/contract/campaign/default-campaign.ts";
import { shownPage } from "../../../../site/document/shown-page.ts";
import { formatEmbedCode, formatFrameCode } from "../../../../site/pages/embed/embed-code.ts";
import { DEFAULT_SETTINGS } from "../../../../site/pages/embed/settings.ts";
import { readParameters } from "../../../../widget/frame/parameters.ts";
import { ROOT } from "../../../source-files.ts";

const PAGE = shownPage(DEFAULT_CAMPAIGN, "en");
const IRISH = shownPage(DEFAULT_CAMPAIGN, "ga");
const ORIGIN = "https://campaign.example";
const README = readFileSync(join(ROOT, "widget/README.md"), "utf8").replaceAll(
  "https://CAMPAIGN",
  ORIGIN,
);

describe("the embed code", () => {
  it("has the loader, and the tag with its link, without default attributes", () => {
    const light = { ...DEFAULT_SETTINGS, partner: " my-gallery ", theme: "light" } as const;
    const code = formatEmbedCode(ORIGIN, light, PAGE);
    expect(code).toBe(
      `<script type="module" src="https://campaign.example/embed/v1/bia-contact-td.js"></script>
<bia-contact-td partner="my-gallery">
  <a href="https://campaign.example/?partner=my-gallery">Contact your TD about the Basic Income for the Arts</a>
</bia-contact-td>`,
    );
    expect(README).toContain(code);
    expect(formatEmbedCode(ORIGIN, DEFAULT_SETTINGS, PAGE)).toContain(
      '<bia-contact-td theme="page">',
    );
  });

  it.each([
    ["en", "en", ' lang="en"', "/", "Contact your TD about the Basic Income for the Arts"],
    ["en", "ga", ' lang="ga"', "/ga/", "Scríobh chuig do Theachta Dála"],
    ["ga", null, "", "/ga/", `Scríobh chuig do Theachta Dála: ${IRISH.campaign.nameInText}`],
    ["ga", "en", ' lang="en"', "/", "Contact your TD"],
  ] as const)(
    "on a page in %s with the language %s, sets it and links to its page",
    (page, language, attribute, path, text) => {
      const settings = { ...DEFAULT_SETTINGS, theme: "light", language } as const;
      const shownPageIn = { en: PAGE, ga: IRISH }[page];
      const [, tag, link] = formatEmbedCode(ORIGIN, settings, shownPageIn).split("\n");
      expect(tag).toBe(`<bia-contact-td${attribute}>`);
      expect(link).toBe(`  <a href="${ORIGIN}${path}">${text}</a>`);
    },
  );

  it("escapes every value, and leaves out an invalid partner id", () => {
    const partner = "My Gallery";
    const forged = { ...DEFAULT_SETTINGS, partner, constituency: '"><b>' as "Clare" };
    const code = formatEmbedCode('https://x/"<&', forged, PAGE);
    expect(code).toContain('constituency="&quot;&gt;&lt;b&gt;"');
    expect(code).toContain('href="https://x/&quot;&lt;&amp;/tds/b"');
    expect(code).not.toMatch(/<b>|partner/);
  });
});

function parametersIn(code: string) {
  const src = /src="([^"]+)"/.exec(code)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const warnings: string[] = [];
  return { ...readParameters(new URL(src).search, (text) => warnings.push(text)), warnings };
}

describe("the code of the frame", () => {
  it("has the address without defaults, a title and the permissions that a letter needs", () => {
    const code = formatFrameCode(ORIGIN, { ...DEFAULT_SETTINGS, partner: "my-gallery" }, PAGE);
    expect(code).toBe(
      `<iframe src="https://campaign.example/embed/frame?partner=my-gallery"
  title="Contact your TD about the Basic Income for the Arts"
  width="100%" height="700" style="border: 0" loading="lazy" allow="clipboard-write; geolocation; web-share"
  sandbox="allow-scripts allow-same-origin allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>
<p><a href="https://campaign.example/?partner=my-gallery">Contact your TD about the Basic Income for the Arts</a></p>`,
    );
    expect(README).toContain(code);
    expect(formatFrameCode(ORIGIN, DEFAULT_SETTINGS, PAGE)).toContain(
      'src="https://campaign.example/embed/frame"',
    );
  });

  it("sets the theme, but not that of the page, the button colour and the language, which names the frame", () => {
    const settings = { ...DEFAULT_SETTINGS, accent: "#0000aa" };
    const none = { attributes: {}, styles: { accent: "#0000aa" }, warnings: [] };
    expect(parametersIn(formatFrameCode(ORIGIN, settings, PAGE))).toMatchObject(none);
    const code = formatFrameCode(ORIGIN, { ...settings, theme: "dark", language: "ga" }, PAGE);
    expect(parametersIn(code).attributes).toEqual({ theme: "dark", lang: "ga" });
    expect(code).toContain('title="Scríobh chuig do Theachta Dála"');
  });

  it("escapes every value, and leaves out an invalid partner id", () => {
    const forged = { ...DEFAULT_SETTINGS, partner: '"><b>', constituency: '"><b>&' as "Clare" };
    const code = formatFrameCode('https://x/"<&', forged, PAGE);
    expect(code).not.toMatch(/<b>|partner/);
    expect(code.match(/"/g)).toHaveLength(9 * 2);
  });
});
