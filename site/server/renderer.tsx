import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactElement } from "react";
import type { Campaign } from "../../api/contract/campaign/campaign.ts";
import type { Language } from "../../api/contract/language.ts";
import { BUILT_ORIGIN, tdsPath } from "../../api/contract/paths.ts";
import type { RecordResponse } from "../../api/contract/record-schema.ts";
import type {
  RendererModule,
  SiteRenderer,
  TdsPageModel,
  TdsPageRequest,
} from "../../api/contract/site-renderer.ts";
import { namedOption, pickerOptions } from "../../widget/domain/picker.ts";
import { wordingFor } from "../../widget/domain/wording/wording.ts";
import { optionsFor } from "../../widget/finder/finder.ts";
import { App } from "../App.tsx";
import type { PageEntry } from "../document/entry.ts";
import { headHtml, type PageHead } from "../document/head.ts";
import { type ShownPage, shownPage } from "../document/shown-page.ts";
import { FiguresPage, headOf as figuresHead } from "../pages/figures/FiguresPage.tsx";
import { TdsPage } from "../pages/tds/TdsPage.tsx";
import { headOf as tdsHead } from "../pages/tds/texts.ts";
import { RecordPage, headOf as recordHead } from "../pages/where-they-stand/RecordPage.tsx";
import {
  CONSTITUENCY_ENTRIES,
  FIGURES_ENTRY,
  RECORD_ENTRY,
  REQUESTED,
  ROUTES,
  TDS_ENTRY,
} from "../routes.ts";
import { fillTemplate, type PageTemplate } from "./page-html.ts";
import { builtPage, renderPlain, renderSite } from "./render-pages.tsx";
import { openSharePictures } from "./share-picture.tsx";

/** The API loads the built form of this file. */
export const openRenderer: RendererModule["openRenderer"] = (folder) =>
  createRenderer(JSON.parse(readFileSync(join(folder, "template.json"), "utf8")), folder);

/** Creates the renderer of pages in a template; `folder` has the program and the font of pictures. */
export function createRenderer(template: PageTemplate, folder: string): SiteRenderer {
  const fill = (parts: Parts, origin?: string) =>
    fillTemplate(template, { ...parts, script: parts.entry.script }, origin);
  const fillPage = (parts: Parts) => {
    const { html, ...hashes } = fill(parts, BUILT_ORIGIN);
    return { page: { ...builtPage(parts.entry, parts.language), ...hashes }, html };
  };
  return {
    renderSite: (campaign) => renderSite(template, campaign),
    placeOptions(text, language, tds) {
      const options = pickerOptions(text, wordingFor(language), (query, listed) =>
        optionsFor(query, listed, language, tds),
      );
      return { named: namedOption(options)?.constituency ?? null, options };
    },
    drawSharePicture: openSharePictures(folder),
    renderTdsPage: (...asked) => fillPage(renderTds(...asked)),
    renderRecordPage: (...asked) => fillPage(renderRecord(...asked)),
    renderFiguresPage(model, campaign, language) {
      const page = shownPage(campaign, language);
      const body = <FiguresPage model={model} />;
      return fill(partsOf(FIGURES_ENTRY, page, model.path, figuresHead(model, page), body));
    },
  };
}

/** A page as HTML parts that fill the template `site/index.html`. */
type Parts = { entry: PageEntry; language: Language; head: string; body: string };

/** Renders the parts of a page of TDs, with absolute links that begin with `BUILT_ORIGIN`. */
export function renderTds(
  model: TdsPageModel,
  campaign: Campaign,
  { language, path, letter, isToPrint = false }: TdsPageRequest,
): Parts {
  const page = shownPage(campaign, language);
  const head = tdsHead(model, page, isToPrint);
  const body = <TdsPage model={model} letterLanguage={letter} isToPrint={isToPrint} />;
  const own = "constituency" in model ? tdsPath(model.constituency) : null;
  const entry = CONSTITUENCY_ENTRIES.find((each) => each.path === own) ?? TDS_ENTRY;
  return partsOf(entry, page, path, head, body, own === null ? undefined : BUILT_ORIGIN);
}

/** Renders the parts of the page of where TDs stand, with absolute links that begin with `BUILT_ORIGIN`. */
export function renderRecord(
  record: RecordResponse,
  campaign: Campaign,
  language: Language,
): Parts {
  const page = shownPage(campaign, language);
  const body = <RecordPage record={record} />;
  return partsOf(RECORD_ENTRY, page, RECORD_ENTRY.path, recordHead(page), body, BUILT_ORIGIN);
}

function partsOf(
  entry: PageEntry,
  page: ShownPage,
  path: string,
  head: PageHead,
  content: ReactElement,
  origin?: string,
): Parts {
  const { html, styles } = renderPlain(
    <App page={page} path={path}>
      {content}
    </App>,
  );
  const { language } = page;
  return { entry, language, head: headHtml(entry, head, page, origin) + styles, body: html };
}

/** What the build reads of the site: its pages, those that React takes over, and its origin's placeholder. */
export const PAGES = [...ROUTES, ...REQUESTED, FIGURES_ENTRY];
export const REACT_PAGES = ROUTES.filter(({ script }) => !script).map(({ module }) => module);
export { BUILT_ORIGIN };
