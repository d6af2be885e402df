import { describe, expect, it } from "vitest";
import type { Campaign } from "../../../api/contract/campaign/campaign.ts";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import type { Language } from "../../../api/contract/language.ts";
import { headHtml } from "../../../site/document/head.ts";
import { shownPage } from "../../../site/document/shown-page.ts";
import { loadPage } from "../../../site/load-page.ts";
import { routeFor } from "../../../site/routes.ts";
import { NIGHT_BUSES } from "../../../stories/support/invented-campaign.ts";

async function headAt(
  path: string,
  publicUrl?: string,
  campaign: Campaign = DEFAULT_CAMPAIGN,
  language: Language = "en",
): Promise<string> {
  const route = routeFor(path);
  const page = shownPage(campaign, language);
  return headHtml(route, (await loadPage(route)).headOf(page), page, publicUrl);
}

describe("a page's head", () => {
  it("has a canonical link and a share image, and neither if the public URL is unknown", async () => {
    const html = await headAt("/", "https://bia.test/");
    expect(html).toContain('<link rel="canonical" href="https://bia.test/">');
    expect(html).toContain('content="https://bia.test/share.png"');
    expect(await headAt("/")).not.toMatch(/canonical|share\.png/);
  });

  it.each([
    ["won", "It is permanent."],
    ["closed", "It is permanent."],
    ["paused", "The vote is over."],
    ["draft", "Opening soon"],
  ] as const)(
    "asks for no letter while the campaign is %s, but says '%s'",
    async (state, sentence) => {
      const { en } = DEFAULT_CAMPAIGN.texts;
      const texts = { en: { ...en, achieved: "It is permanent.", paused: "The vote is over." } };
      const html = await headAt("/", "https://bia.test", { ...DEFAULT_CAMPAIGN, state, texts });
      expect(html).toContain('content="https://bia.test/share-art.png"');
      expect(html).not.toMatch(/Contact your TD|Urgent|Pick your constituency/i);
      expect(html).toContain(`content="${sentence}"`);
    },
  );

  it("has the own colours of a campaign that has some, and no poster of another", async () => {
    expect(await headAt("/")).not.toContain("<style");
    const html = await headAt("/", "https://bia.test", NIGHT_BUSES);
    const [, css = ""] = /<style>(.*)<\/style>/.exec(html) ?? [];
    expect(css).toContain(":root:root:root{--c-urgent:#7A1FA2;--c-link:#0B6470;");
    expect(css).toContain("--c-marigold:#B6E04A;--c-blueGround:#12424C;}");
    expect(css).toMatch(/@media screen and \(prefers-color-scheme:dark\)\{[^@]*--c-urgent:#D7A6F5/);
    expect(css).toContain('[fill="#E8371D"]{fill:#7A1FA2}');
    expect(html).toContain("/share-art.png");
    // The pictures of the story keep their inks, and the page is always light.
    const story = await headAt("/day-without-arts", undefined, NIGHT_BUSES);
    expect(story).toContain("--c-urgent:#7A1FA2");
    expect(story).not.toMatch(/prefers-color-scheme:dark\)\{:|\[fill/);
  });

  it("has no canonical link on the 404 page, and alternates only where search engines look", async () => {
    const address = "https://bia.test";
    expect(await headAt("/", address)).not.toContain('name="robots"');
    const missing = await headAt("/nowhere", address);
    expect(missing).not.toMatch(/canonical|alternate/);
    expect(missing).toContain('<meta name="robots" content="noindex">');
    expect(await headAt("/admin", address)).not.toMatch(/alternate/);
  });

  it.each(["en", "ga"] as const)("names the page in every language, in %s", async (language) => {
    const privacy = await headAt("/privacy", "https://bia.test", DEFAULT_CAMPAIGN, language);
    const at = (prefix: string) => `href="https://bia.test${prefix}/privacy">`;
    const [own, other] = language === "en" ? ["", "ga_IE"] : ["/ga", "en_IE"];
    for (const tag of [
      `<link rel="canonical" ${at(own)}`,
      `<link rel="alternate" hreflang="en" ${at("")}`,
      `<link rel="alternate" hreflang="ga" ${at("/ga")}`,
      `<link rel="alternate" hreflang="x-default" ${at("")}`,
      `<meta property="og:locale" content="${language}_IE">`,
      `<meta property="og:locale:alternate" content="${other}">`,
    ])
      expect(privacy).toContain(tag);
  });

  it("escapes markup in its texts", () => {
    const title = '</title><script>"&';
    const page = shownPage(DEFAULT_CAMPAIGN, "en");
    const html = headHtml(routeFor("/"), { title, description: title }, page);
    expect(html).not.toContain("<script>");
    expect(html).toContain("<title>&lt;/title&gt;&lt;script&gt;&quot;&amp;</title>");
  });
});
