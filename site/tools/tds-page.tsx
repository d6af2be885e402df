import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Campaign } from "../../api/contract/campaign/campaign.ts";
import type { Language } from "../../api/contract/language.ts";
import type { TdsPageModel, TdsPageRequest } from "../../api/contract/tds-page.ts";
import { pickerOptions } from "../../widget/domain/picker.ts";
import { wordingFor } from "../../widget/domain/wording/wording.ts";
import { offersFor } from "../../widget/find/find.ts";
import { App } from "../App.tsx";
import { headHtml } from "../head.ts";
import { TDS_ENTRY } from "../routes.ts";
import { asksForLetters, shownPage } from "../shown-page.ts";
import { stateTitle } from "../state/StateTexts.tsx";
import { TdsPage } from "../tds/TdsPage.tsx";
import { titleOf } from "../tds/texts.ts";
import { en } from "../tds/wording/en.ts";
import { ga } from "../tds/wording/ga.ts";
import { inlineHashes, localizedTemplate, withOneStyle } from "./page-html.mjs";
import { renderPlain } from "./render-pages.tsx";

/**
 * Returns the options for a typed place or name, as the element's list shows them. None for any
 * other text.
 */
export function placeOptions(text: string, language: Language) {
  return pickerOptions(text.trim(), wordingFor(language), (query, listed) =>
    offersFor(query, listed, language),
  );
}

/**
 * Returns the complete HTML of `/tds`, and the hashes of its inline styles. The API loads the built
 * form of this file.
 */
export function renderTdsPage(model: TdsPageModel, campaign: Campaign, request: TdsPageRequest) {
  // The build writes the HTML template without scripts beside this file.
  const template = readFileSync(join(import.meta.dirname, "template.html"), "utf8");
  const { head, body } = renderTds(model, campaign, request);
  const html = withOneStyle(
    localizedTemplate(template, request.language)
      .replace("<!--head-->", () => head)
      .replace("<!--body-->", () => body),
  );
  return { html, styleHashes: inlineHashes(html).styleHashes };
}

/** Renders `/tds` as HTML parts that fill the template `site/index.html`. */
export function renderTds(
  model: TdsPageModel,
  campaign: Campaign,
  { language, query, letter, isToPrint = false }: TdsPageRequest,
): { head: string; body: string } {
  const page = shownPage(campaign, language);
  const { html, styles } = renderPlain(
    <App page={page} path={`${TDS_ENTRY.path}${query}`}>
      <TdsPage model={model} letterLanguage={letter} isToPrint={isToPrint} />
    </App>,
  );
  const title = asksForLetters(page.campaign)
    ? titleOf(model, language, isToPrint)
    : stateTitle(page);
  const { description } = { en, ga }[language];
  const head = { title: `${title} | ${page.campaign.campaignName}`, description };
  return { head: headHtml(TDS_ENTRY, head, page) + styles, body: html };
}
