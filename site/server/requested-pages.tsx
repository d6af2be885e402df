import type { ReactElement } from "react";
import type { Campaign } from "../../api/contract/campaign/campaign.ts";
import type { Language } from "../../api/contract/language.ts";
import type { FiguresPageModel } from "../../api/contract/partner-figures.ts";
import { BUILT_ORIGIN, tdsPath } from "../../api/contract/paths.ts";
import type { RecordResponse } from "../../api/contract/record-schema.ts";
import type { TdsPageModel, TdsPageRequest } from "../../api/contract/site-renderer.ts";
import { pickerOptions } from "../../widget/domain/picker.ts";
import { wordingFor } from "../../widget/domain/wording/wording.ts";
import { offersFor } from "../../widget/finder/finder.ts";
import { App } from "../App.tsx";
import type { PageEntry } from "../page/entry.ts";
import { headHtml, type PageHead } from "../page/head.ts";
import { type ShownPage, shownPage } from "../page/shown-page.ts";
import { FIGURES_ENTRY } from "../pages/figures/entry.ts";
import { FiguresPage, headOf as figuresHead } from "../pages/figures/FiguresPage.tsx";
import { CONSTITUENCY_ENTRIES, TDS_ENTRY } from "../pages/tds/entry.ts";
import { TdsPage } from "../pages/tds/TdsPage.tsx";
import { headOf as tdsHead } from "../pages/tds/texts.ts";
import { RECORD_ENTRY } from "../pages/where-they-stand/entry.ts";
import { RecordPage, headOf as recordHead } from "../pages/where-they-stand/RecordPage.tsx";
import { renderPlain } from "./render-pages.tsx";

/** A page as HTML parts that fill the template `site/index.html`. */
export type Parts = { entry: PageEntry; language: Language; head: string; body: string };

/** Returns the options for a typed place or name, as the element's list shows them. None for any other text. */
export function placeOptions(text: string, language: Language) {
  return pickerOptions(text.trim(), wordingFor(language), (query, listed) =>
    offersFor(query, listed, language),
  );
}

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

/** Renders the parts of the page of a partner's figures. */
export function renderFigures(
  model: FiguresPageModel,
  campaign: Campaign,
  language: Language,
): Parts {
  const page = shownPage(campaign, language);
  const body = <FiguresPage model={model} />;
  return partsOf(FIGURES_ENTRY, page, model.path, figuresHead(model, page), body);
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
