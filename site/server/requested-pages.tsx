import type { ReactElement } from "react";
import type { BuiltPage } from "../../api/contract/built-page.ts";
import type { Campaign } from "../../api/contract/campaign/campaign.ts";
import type { Language } from "../../api/contract/language.ts";
import type { FiguresPageModel } from "../../api/contract/partner-figures.ts";
import { BUILT_ORIGIN } from "../../api/contract/paths.ts";
import type { RecordResponse } from "../../api/contract/record-schema.ts";
import type { TdsPageModel, TdsPageRequest } from "../../api/contract/tds-page.ts";
import { pickerOptions } from "../../widget/domain/picker.ts";
import { wordingFor } from "../../widget/domain/wording/wording.ts";
import { offersFor } from "../../widget/finder/finder.ts";
import { App } from "../App.tsx";
import { headHtml, type PageHead } from "../page/head.ts";
import { asksForLetters, type ShownPage, shownPage } from "../page/shown-page.ts";
import { FiguresPage } from "../pages/figures/FiguresPage.tsx";
import { en as figuresInEnglish } from "../pages/figures/wording/en.ts";
import { ga as figuresInIrish } from "../pages/figures/wording/ga.ts";
import { TdsPage } from "../pages/tds/TdsPage.tsx";
import { titleOf } from "../pages/tds/texts.ts";
import { en } from "../pages/tds/wording/en.ts";
import { ga } from "../pages/tds/wording/ga.ts";
import { headOf, RecordPage } from "../pages/where-they-stand/RecordPage.tsx";
import { phaseTitle } from "../parts/PhaseTexts.tsx";
import { FIGURES_ENTRY, type PageEntry, RECORD_ENTRY, TDS_ENTRY } from "../routes.ts";
import { fillTemplate } from "./page-html.ts";
import { builtPage, readTemplate, renderPlain } from "./render-pages.tsx";

/**
 * The pages that the server renders by what it holds: the API loads the built form of this file.
 * Each is complete HTML, with the hashes of its inline styles and scripts.
 */

/** A page as HTML parts that fill the template `site/index.html`. */
type Parts = { head: string; body: string };

/** Returns the options for a typed place or name, as the element's list shows them. None for any other text. */
export function placeOptions(text: string, language: Language) {
  return pickerOptions(text.trim(), wordingFor(language), (query, listed) =>
    offersFor(query, listed, language),
  );
}

/** Renders `/tds`. */
export function renderTdsPage(model: TdsPageModel, campaign: Campaign, request: TdsPageRequest) {
  return fill(renderTds(model, campaign, request), request.language, "none");
}

/** Renders the parts of `/tds`. */
export function renderTds(
  model: TdsPageModel,
  campaign: Campaign,
  { language, query, letter, isToPrint = false }: TdsPageRequest,
): Parts {
  const page = shownPage(campaign, language);
  const title = asksForLetters(page.campaign)
    ? titleOf(model, language, isToPrint)
    : phaseTitle(page);
  const { description } = { en, ga }[language];
  const head = { title: `${title} | ${page.campaign.campaignName}`, description };
  return partsOf(
    TDS_ENTRY,
    page,
    `${TDS_ENTRY.path}${query}`,
    head,
    <TdsPage model={model} letterLanguage={letter} isToPrint={isToPrint} />,
  );
}

/** Renders the page of where TDs stand, with absolute links that begin with `BUILT_ORIGIN`. */
export function renderRecordPage(
  record: RecordResponse,
  campaign: Campaign,
  language: Language,
): { page: BuiltPage; html: string } {
  const parts = renderRecord(record, campaign, language);
  const { html, ...hashes } = fill(parts, language, "record", BUILT_ORIGIN);
  return { page: { ...builtPage(RECORD_ENTRY, language), ...hashes }, html };
}

/** Renders the parts of the page of where TDs stand. */
export function renderRecord(
  record: RecordResponse,
  campaign: Campaign,
  language: Language,
): Parts {
  const page = shownPage(campaign, language);
  const body = <RecordPage record={record} />;
  return partsOf(RECORD_ENTRY, page, RECORD_ENTRY.path, headOf(page), body, BUILT_ORIGIN);
}

/** Renders the page of a partner's figures. */
export function renderFiguresPage(
  model: FiguresPageModel,
  campaign: Campaign,
  language: Language,
): { html: string; styleHashes: string[] } {
  const page = shownPage(campaign, language);
  const texts = { en: figuresInEnglish, ga: figuresInIrish }[language];
  const head = texts.head(model.figures.partner, page.campaign);
  const body = <FiguresPage model={model} />;
  return fill(partsOf(FIGURES_ENTRY, page, model.path, head, body), language, "none");
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
  return { head: headHtml(entry, head, page, origin) + styles, body: html };
}

function fill(parts: Parts, language: Language, script: "none" | "record", origin?: string) {
  return fillTemplate(
    readTemplate(),
    { ...parts, language, script, module: "", facts: "" },
    origin,
  );
}
