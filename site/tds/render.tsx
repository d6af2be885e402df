import { renderToStaticMarkup } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import type { TdsPageModel } from "../../api/contract/tds-page.ts";
import { App } from "../App.tsx";
import { CAMPAIGN } from "../campaign.ts";
import { headHtml } from "../head.ts";
import { terse } from "../terse.ts";
import { TdsPage } from "./TdsPage.tsx";
import { titleOf } from "./words.ts";

/** The page at `/tds` as HTML parts, for the template of `site/index.html`. */
export function renderTds(model: TdsPageModel): { head: string; body: string } {
  const sheet = new ServerStyleSheet();
  try {
    const page = (
      <App>
        <TdsPage model={model} />
      </App>
    );
    const body = terse(renderToStaticMarkup(sheet.collectStyles(page)));
    const head = headHtml({
      path: "/tds",
      status: 200,
      head: {
        title: `${titleOf(model)} | ${CAMPAIGN.campaignName}`,
        description: "Your TDs, the letter, and the links that open it in your email.",
        // An answer to one reader, and gone tomorrow: the campaign is found at its first page.
        robots: "noindex",
      },
    });
    return { head: `${head}\n    ${sheet.getStyleTags()}`, body };
  } finally {
    sheet.seal();
  }
}
