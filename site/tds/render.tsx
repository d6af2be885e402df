import { renderToStaticMarkup } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import type { TdsPageModel } from "../../api/contract/tds-page.ts";
import { App } from "../App.tsx";
import { shortenBooleanAttributes } from "../boolean-attributes.ts";
import { CAMPAIGN } from "../campaign.ts";
import { hasClosed, stateTitle } from "../closed/state-words.ts";
import { headHtml } from "../head.ts";
import { TdsPage } from "./TdsPage.tsx";
import { titleOf } from "./words.ts";

/** Renders `/tds` as HTML parts that fill the template `site/index.html`. */
export function renderTds(model: TdsPageModel): { head: string; body: string } {
  const sheet = new ServerStyleSheet();
  try {
    const page = (
      <App>
        <TdsPage model={model} />
      </App>
    );
    const body = shortenBooleanAttributes(renderToStaticMarkup(sheet.collectStyles(page)));
    const head = headHtml({
      path: "/tds",
      status: 200,
      head: {
        title: `${hasClosed() ? stateTitle() : titleOf(model)} | ${CAMPAIGN.campaignName}`,
        description: "Your TDs, the letter, and the links that open it in your email.",
        // Search engines should list the action page instead of single results.
        robots: "noindex",
      },
    });
    return { head: `${head}\n    ${sheet.getStyleTags()}`, body };
  } finally {
    sheet.seal();
  }
}
