import { afterEach, describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { showCampaign } from "../../site/campaign.ts";
import { escapeHtml } from "../../site/escape-html.ts";
import { headHtml } from "../../site/head.ts";
import { headOf, shareOf } from "../../site/heads.ts";
import { showLanguage } from "../../site/language.ts";
import { type PageRoute, routeFor } from "../../site/routes.ts";
import { NIGHT_BUSES } from "../campaign/invented-campaign.ts";

const partsOf = (route: PageRoute) => ({
  ...route,
  head: headOf(route.path),
  share: shareOf(route.path),
});
const home = partsOf(routeFor("/"));
const notFound = partsOf(routeFor("/nowhere"));

afterEach(() => {
  showCampaign(DEFAULT_CAMPAIGN, "en");
  showLanguage("en");
});

describe("a page's head", () => {
  it("has no canonical link if the public URL is unknown", () => {
    expect(headHtml(home)).not.toContain("canonical");
  });

  it.each(["https://bia.test", "https://bia.test/"])(
    "has a canonical link below %s",
    (publicUrl) => {
      expect(headHtml(home, publicUrl)).toContain(
        '<link rel="canonical" href="https://bia.test/">',
      );
    },
  );

  it("has a share image with an absolute URL", () => {
    expect(headHtml(home, "https://bia.test")).toContain('content="https://bia.test/share.png"');
    expect(headHtml(home)).not.toContain("share.png");
  });

  it.each(["won", "closed", "paused", "draft"] as const)(
    "asks for no letter while the campaign is %s, neither in words nor in its picture",
    (state) => {
      const { en } = DEFAULT_CAMPAIGN.texts;
      const texts = { en: { ...en, achieved: "It is permanent.", paused: "The vote is over." } };
      showCampaign({ ...DEFAULT_CAMPAIGN, state, texts }, "en");
      const html = headHtml(partsOf(routeFor("/")), "https://bia.test");
      expect(html).toContain('content="https://bia.test/share-art.png"');
      expect(html).not.toMatch(/Contact your TD|Urgent|Pick your constituency/i);
      const said = {
        won: "It is permanent.",
        closed: "It is permanent.",
        paused: "The vote is over.",
      };
      expect(html).toContain(`content="${state === "draft" ? "Opening soon" : said[state]}"`);
    },
  );

  it("has styles in the campaign's own colours, and none for a campaign without them", () => {
    expect(headHtml(home)).not.toContain("<style");
    showCampaign(NIGHT_BUSES, "en");
    const [, css = ""] = /<style>(.*)<\/style>/.exec(headHtml(home)) ?? [];
    expect(css).toContain(":root:root:root{--c-urgent:#7A1FA2;--c-link:#0B6470;");
    expect(css).toContain("--c-marigold:#B6E04A;--c-blueGround:#12424C;}");
    expect(css).toMatch(/@media screen and \(prefers-color-scheme:dark\)\{[^@]*--c-urgent:#D7A6F5/);
    expect(css).toContain('[fill="#E8371D"]{fill:#7A1FA2}');
    // The pictures of the story keep their inks, and the page is always light.
    const story = headHtml(partsOf(routeFor("/day-without-arts")));
    expect(story).toContain("--c-urgent:#7A1FA2");
    expect(story).not.toMatch(/prefers-color-scheme:dark\)\{:|\[fill/);
    const { colours: _, ...facts } = NIGHT_BUSES.facts;
    showCampaign({ ...NIGHT_BUSES, facts: { ...facts, colours: {} } }, "en");
    expect(headHtml(home)).not.toContain("<style");
  });

  it("has the poster of the bundled campaign for no other one", () => {
    showCampaign(NIGHT_BUSES, "en");
    expect(headHtml(partsOf(routeFor("/")), "https://bia.test")).toContain("/share-art.png");
  });

  it("has no canonical link on the 404 page, and alternates only where search engines look", () => {
    const address = "https://bia.test";
    expect(headHtml(notFound, address)).not.toMatch(/canonical|alternate/);
    expect(headHtml(partsOf(routeFor("/admin")), address)).not.toMatch(/alternate/);
  });

  it.each(["en", "ga"] as const)("names the page in every language, in %s", (language) => {
    showLanguage(language);
    const privacy = headHtml(partsOf(routeFor("/privacy")), "https://bia.test");
    const [own, other] = language === "en" ? ["en", "ga"] : ["ga", "en"];
    expect(privacy).toContain(
      `<link rel="canonical" href="https://bia.test${own === "ga" ? "/ga" : ""}/privacy">`,
    );
    for (const [hreflang, path] of [
      ["en", "/privacy"],
      ["ga", "/ga/privacy"],
      ["x-default", "/privacy"],
    ]) {
      expect(privacy).toContain(
        `<link rel="alternate" hreflang="${hreflang}" href="https://bia.test${path}">`,
      );
    }
    expect(privacy).toContain(`<meta property="og:locale" content="${own}_IE">`);
    expect(privacy).toContain(`<meta property="og:locale:alternate" content="${other}_IE">`);
  });

  it("has a robots directive only if the route defines one", () => {
    expect(headHtml(notFound)).toContain('<meta name="robots" content="noindex">');
    expect(headHtml(home)).not.toContain('name="robots"');
  });

  it("escapes markup in its texts", () => {
    const title = '</title><script>"&';
    const html = headHtml({ ...home, head: { ...home.head, title } });
    expect(html).not.toContain("<script>");
    expect(html).toContain(`<title>${escapeHtml(title)}</title>`);
  });
});
