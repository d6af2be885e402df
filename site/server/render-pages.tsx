import { setImmediate } from "node:timers/promises";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { ServerStyleSheet } from "styled-components";
import type { Campaign } from "../../api/contract/campaign/campaign.ts";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { LANGUAGES, type Language } from "../../api/contract/language.ts";
import { BUILT_ORIGIN } from "../../api/contract/paths.ts";
import type { RenderedPage, RenderedSite } from "../../api/contract/site-renderer.ts";
import { App } from "../App.tsx";
import { headHtml } from "../document/head.ts";
import { carriedFacts, shownPage } from "../document/shown-page.ts";
import { loadPage } from "../load-page.ts";
import { en } from "../pages/action/wording/en.ts";
import { ga } from "../pages/action/wording/ga.ts";
import { languagesOf, type PageEntry, pathOf, REQUESTED, ROUTES } from "../routes.ts";
import { fillTemplate, type PageParts, type PageTemplate, plainPage } from "./page-html.ts";

/** Renders the pages of a campaign in every language; null is the bundled one. */
export async function renderSite(
  template: PageTemplate,
  published: Campaign | null,
): Promise<RenderedSite> {
  const campaign = published ?? DEFAULT_CAMPAIGN;
  const pages: RenderedPage[] = [];
  for (const language of LANGUAGES) {
    for await (const parts of renderPages(campaign, language)) {
      pages.push(fillPage(template, parts));
    }
  }
  const requested = LANGUAGES.flatMap((language) =>
    REQUESTED.map((entry) => {
      const page = { ...builtPage(entry, language), file: null, styleHashes: [], scriptHashes: [] };
      const head = { title: "", description: "" };
      return { page, html: headHtml(entry, head, shownPage(campaign, language), BUILT_ORIGIN) };
    }),
  );
  const namesIn = (language: Language) => {
    const { campaign: facts } = shownPage(campaign, language);
    return { name: { en, ga }[language].head(facts).title, shortName: facts.shortName };
  };
  return { pages, requested, names: { en: namesIn("en"), ga: namesIn("ga") } };
}

/** Returns a page in the template, with absolute links that begin with `BUILT_ORIGIN`. */
export function fillPage(template: PageTemplate, parts: PageParts): RenderedPage {
  const { html, ...hashes } = fillTemplate(template, parts);
  return { page: { ...builtPage(parts.entry, parts.language), ...hashes }, html };
}

/** Returns what the server knows of a page besides its hashes. */
function builtPage(entry: PageEntry, language: Language) {
  const { path, shownIn, allow = {}, features = [] } = entry;
  const name = path === "*" ? "404" : path === "/" ? "index" : path.slice(1);
  const file = `${language === "en" ? "" : `${language}/`}${name}.html`;
  const status = path === "*" ? 404 : 200;
  return { path: pathOf(entry, language), file, status, shownIn, allow, features };
}

/** Renders every page that there is in a language, each in a turn of the event loop of its own. */
export async function* renderPages(
  campaign: Campaign,
  language: Language,
): AsyncGenerator<PageParts> {
  for (const entry of ROUTES.filter((each) => languagesOf(each).includes(language))) {
    await setImmediate();
    const Page = await loadPage(entry);
    await setImmediate();
    const page = shownPage(campaign, language);
    const element = (
      <App page={page} entry={entry}>
        <Page />
      </App>
    );
    const { html, styles } =
      entry.script === undefined ? await renderHydratable(element) : renderPlain(element);
    const { hoisted, body } = splitHoisted(html);
    const head = headHtml(entry, Page.headOf(page), page, BUILT_ORIGIN) + hoisted + styles;
    yield { entry, language, head, body, facts: carriedFacts(page.campaign) };
  }
}

export function renderPlain(page: ReactElement): { html: string; styles: string } {
  const sheet = new ServerStyleSheet();
  try {
    return plainPage(renderToStaticMarkup(sheet.collectStyles(page)), sheet.getStyleTags());
  } finally {
    sheet.seal();
  }
}

async function renderHydratable(page: ReactElement): Promise<{ html: string; styles: string }> {
  const sheet = new ServerStyleSheet();
  try {
    // Renders the page as one chunk. Several chunks would need an inline script to join them.
    const { prelude } = await prerender(sheet.collectStyles(page), {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    return { html: await new Response(prelude).text(), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/** Separates the head tags, such as preloads, that React writes before the HTML of the body. */
function splitHoisted(html: string): { hoisted: string; body: string } {
  const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? "";
  return { hoisted, body: html.slice(hoisted.length) };
}
