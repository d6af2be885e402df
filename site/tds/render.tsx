import { renderToStaticMarkup } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { PATHS } from "../../api/contract/paths.ts";
import type { TdsPageModel } from "../../api/contract/tds-page.ts";
import { App } from "../App.tsx";
import { CAMPAIGN } from "../campaign.ts";
import { hasClosed, stateTitle } from "../closed/state-words.ts";
import { headHtml } from "../head.ts";
import { LANGUAGE } from "../language.ts";
import { plainPage, shortMarkup } from "../short-markup.ts";
import { TdsPage } from "./TdsPage.tsx";
import { tdsWording } from "./wording/wording.ts";
import { titleOf } from "./words.ts";

/**
 * Renders `/tds` as HTML parts that fill the template `site/index.html`, in the language that is
 * shown.
 *
 * @param query of the request, which the link to the other language keeps
 * @param letterLanguage the language of the letter
 */
export function renderTds(
  model: TdsPageModel,
  query = "",
  letterLanguage = LANGUAGE,
): { head: string; body: string } {
  const sheet = new ServerStyleSheet();
  try {
    const page = (
      <App path={`${PATHS.tdsPage}${query}`}>
        <TdsPage model={model} letterLanguage={letterLanguage} />
      </App>
    );
    const markup = renderToStaticMarkup(sheet.collectStyles(page));
    const { html, styles } = plainPage(markup, sheet.getStyleTags());
    const head = headHtml({
      path: PATHS.tdsPage,
      status: 200,
      head: {
        title: `${hasClosed() ? stateTitle() : titleOf(model)} | ${CAMPAIGN.campaignName}`,
        description: tdsWording().description,
        // Search engines should list the action page instead of single results.
        robots: "noindex",
      },
    });
    return { head: head + styles, body: shortMarkup(html) };
  } finally {
    sheet.seal();
  }
}
