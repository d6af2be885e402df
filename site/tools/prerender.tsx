import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { ServerStyleSheet } from "styled-components";
import type { Campaign } from "../../api/contract/campaign/campaign.ts";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { LANGUAGES, type Language } from "../../api/contract/language.ts";
import { BUILT_ORIGIN } from "../../api/contract/public-origin.ts";
import { CAMPAIGN, showCampaign, shownFacts } from "../campaign.ts";
import { headHtml } from "../head.ts";
import { headFacts } from "../head-facts.ts";
import { headOf, shareOf } from "../heads.ts";
import type { PageRoute } from "../routes.ts";
import { plainPage, shortMarkup } from "../short-markup.ts";
import { headWording } from "../wording/wording.ts";

export { BUILT_ORIGIN as builtOrigin };

/** A prerendered page as HTML parts that fill the template `site/index.html`. */
export interface RenderedPage {
  readonly language: Language;
  readonly path: string;
  readonly file: string;
  readonly status: number;
  readonly module: string;
  readonly script: PageRoute["script"];
  readonly allow: Readonly<Record<string, readonly string[]>>;
  /** The head tags of the page, and the styles of the components it contains. */
  readonly head: string;
  readonly body: string;
}

/** The pages of a campaign, and what else names it. */
export interface RenderedSite {
  readonly pages: readonly RenderedPage[];
  /** The facts that the scripts of the pages show, as JSON. */
  readonly shownFacts: Readonly<Record<Language, string>>;
  /** The names of the app that a browser installs. */
  readonly names: Readonly<Record<Language, AppNames>>;
}

/** The names of the app in its manifest. */
interface AppNames {
  readonly name: string;
  readonly shortName: string;
}

/**
 * Renders the pages of this campaign in every language; null is the bundled one. A process renders
 * one campaign.
 */
export async function renderSite(campaign: Campaign | null): Promise<RenderedSite> {
  const shown = campaign ?? DEFAULT_CAMPAIGN;
  const pages: RenderedPage[] = [];
  const facts = { en: "", ga: "" };
  const noNames = { name: "", shortName: "" };
  const names: Record<Language, AppNames> = { en: noNames, ga: noNames };
  for (const language of LANGUAGES) {
    pages.push(...(await renderPages(shown, language)));
    facts[language] = shownFacts();
    const { title } = headWording().home(headFacts());
    names[language] = { name: title, shortName: CAMPAIGN.shortName };
  }
  return { pages, shownFacts: facts, names };
}

/**
 * Renders every page of the route table that there is in this language. Absolute links begin with
 * `BUILT_ORIGIN`.
 */
export async function renderPages(campaign: Campaign, language: Language): Promise<RenderedPage[]> {
  showCampaign(campaign, language);
  // Imported here, because their texts are made of the campaign that is shown.
  const [{ App }, { otherLanguagePath, pathOf, ROUTES }] = await Promise.all([
    import("../App.tsx"),
    import("../routes.ts"),
  ]);
  const pages: RenderedPage[] = [];
  for (const route of ROUTES) {
    if (route.isStaff && language !== "en") continue;
    const { Page } = await route.load();
    const sheet = new ServerStyleSheet();
    try {
      const page = sheet.collectStyles(
        <App path={otherLanguagePath(route)} compactMasthead={route.compactMasthead ?? false}>
          <Page />
        </App>,
      );
      const { html, styles } =
        route.script === undefined
          ? { html: await hydratable(page), styles: sheet.getStyleTags() }
          : plainPage(renderToStaticMarkup(page), sheet.getStyleTags());
      const { hoisted, body } = splitHoisted(shortMarkup(html));
      const parts = { ...route, head: headOf(route.path), share: shareOf(route.path) };
      const head = [headHtml(parts, BUILT_ORIGIN), hoisted, styles];
      const { file, status, module, script, allow = {} } = route;
      pages.push({
        language,
        path: pathOf(route, language),
        file: language === "en" ? file : `${language}/${file}`,
        status,
        module,
        script,
        allow,
        head: head.join(""),
        body,
      });
    } finally {
      sheet.seal();
    }
  }
  return pages;
}

/** Renders a page as HTML that React can hydrate. */
async function hydratable(page: ReactElement): Promise<string> {
  // Renders the page as one chunk. Several chunks would need an inline script to join them.
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

/** Separates the head tags, such as preloads, that React writes before the HTML of the body. */
function splitHoisted(html: string): { hoisted: string; body: string } {
  const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? "";
  return { hoisted, body: html.slice(hoisted.length) };
}
