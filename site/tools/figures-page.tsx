import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Campaign } from "../../api/contract/campaign/campaign.ts";
import type { Language } from "../../api/contract/language.ts";
import type { FiguresPageModel } from "../../api/contract/partner-figures.ts";
import { App } from "../App.tsx";
import { FiguresPage } from "../figures/FiguresPage.tsx";
import { en } from "../figures/wording/en.ts";
import { ga } from "../figures/wording/ga.ts";
import { headHtml } from "../head.ts";
import { FIGURES_ENTRY } from "../routes.ts";
import { shownPage } from "../shown-page.ts";
import { inlineHashes, localizedTemplate, withOneStyle } from "./page-html.mjs";
import { renderPlain } from "./render-pages.tsx";

/**
 * Returns the complete HTML of a partner's figures, and the hashes of its inline styles. The API
 * loads the built form of this file.
 */
export function renderFiguresPage(
  model: FiguresPageModel,
  campaign: Campaign,
  language: Language,
): { html: string; styleHashes: string[] } {
  // The build writes the HTML template without scripts beside this file.
  const template = readFileSync(join(import.meta.dirname, "template.html"), "utf8");
  const page = shownPage(campaign, language);
  const { html: body, styles } = renderPlain(
    <App page={page} path={model.path}>
      <FiguresPage model={model} />
    </App>,
  );
  const head = { en, ga }[language].head(model.figures.partner, page.campaign);
  const html = withOneStyle(
    localizedTemplate(template, language)
      .replace("<!--head-->", () => headHtml(FIGURES_ENTRY, head, page) + styles)
      .replace("<!--body-->", () => body),
  );
  return { html, styleHashes: inlineHashes(html).styleHashes };
}
