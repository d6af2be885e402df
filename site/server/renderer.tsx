import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactElement } from "react";
import { LANGUAGES, type Language, localPath } from "../../api/contract/language.ts";
import {
  BUILT_ORIGIN,
  FIGURES_PATH,
  PATHS,
  STREET_PATH,
  tdsPath,
} from "../../api/contract/paths.ts";
import type { RendererModule, SiteRenderer } from "../../api/contract/site-renderer.ts";
import { namedOption } from "../../widget/domain/picker.ts";
import { wordingFor } from "../../widget/domain/wording/wording.ts";
import { optionsFor } from "../../widget/finder/finder.ts";
import { App } from "../App.tsx";
import { headHtml, type PageHead } from "../document/head.ts";
import { type ShownPage, shownPage } from "../document/shown-page.ts";
import { FiguresPage, headOf as figuresHead } from "../pages/figures/FiguresPage.tsx";
import { StreetPicture } from "../pages/story/drawings/Picture.tsx";
import { headOf as tdsHead } from "../pages/tds/model-wording.ts";
import { TdsPage } from "../pages/tds/TdsPage.tsx";
import { RecordPage, headOf as recordHead } from "../pages/where-they-stand/RecordPage.tsx";
import { CONSTITUENCY_ENTRIES, entryOf, PAGES, type PageEntry } from "../routes.ts";
import type { PageParts, PageTemplate } from "./page-html.ts";
import { fillPage, renderPlain, renderSite } from "./render-pages.tsx";
import { openSharePictures } from "./share-picture.tsx";

/** The API loads the built form of this file. */
export const openRenderer: RendererModule["openRenderer"] = (folder) =>
  createRenderer(JSON.parse(readFileSync(join(folder, "template.json"), "utf8")), folder);

/** Creates the renderer of pages in a template; `folder` has the program and the font of pictures. */
export function createRenderer(template: PageTemplate, folder: string): SiteRenderer {
  return {
    renderSite: (campaign) => renderSite(template, campaign),
    placeOptions(text, language, tds) {
      const options = optionsFor(text, wordingFor(language), language, tds);
      return { named: namedOption(options)?.constituency ?? null, options };
    },
    drawSharePicture: openSharePictures(folder),
    renderTdsPage(model, campaign, { language, path, letter, isToPrint = false, origin }) {
      const page = shownPage(campaign, language);
      const head = tdsHead(model, page, isToPrint);
      const body = (
        <TdsPage model={model} letterLanguage={letter} isToPrint={isToPrint} origin={origin} />
      );
      const address = "constituency" in model ? tdsPath(model.constituency) : null;
      const entry =
        CONSTITUENCY_ENTRIES.find((each) => each.path === address) ?? entryOf(PATHS.tdsPage);
      const parts = partsOf(entry, page, path, head, body, address ? BUILT_ORIGIN : undefined);
      return fillPage(template, parts);
    },
    renderRecordPage(record, firstDay, campaign, language) {
      const page = shownPage(campaign, language);
      const body = <RecordPage record={record} firstDay={firstDay} />;
      const entry = entryOf(PATHS.recordPage);
      const parts = partsOf(entry, page, entry.path, recordHead(page), body, BUILT_ORIGIN);
      return fillPage(template, parts);
    },
    renderFiguresPage(model, campaign, language) {
      const page = shownPage(campaign, language);
      const body = <FiguresPage model={model} />;
      const entry = entryOf(FIGURES_PATH);
      const parts = partsOf(entry, page, model.path, figuresHead(model, page), body);
      return fillPage(template, parts);
    },
  };
}

function partsOf(
  entry: PageEntry,
  page: ShownPage,
  path: string,
  head: PageHead,
  content: ReactElement,
  origin?: string,
): PageParts {
  const { html, styles } = renderPlain(
    <App page={page} entry={entry} path={path}>
      {content}
    </App>,
  );
  const { language } = page;
  return { entry, language, head: headHtml(entry, head, page, origin) + styles, body: html };
}

/** Returns the SVG file of `STREET_PATH` in a language. */
export function streetFile(language: Language): string {
  const { html, styles } = renderPlain(<StreetPicture language={language} />);
  return html.replace(/<svg[^>]*>/, (tag) => tag + styles);
}

export { BUILT_ORIGIN, LANGUAGES, localPath, PAGES, STREET_PATH };
