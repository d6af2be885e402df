import type { Campaign } from "../contract/campaign/campaign.ts";
import type { Language } from "../contract/language.ts";
import type { FiguresPageModel } from "../contract/partner-figures.ts";
import type { HeaderMap } from "../http/answer.ts";
import { importRenderer } from "../http/static/import-renderer.ts";
import { pageHeaders } from "../http/static/page-headers.ts";
import { FAST_COMPRESSION, htmlFile, type StaticFile } from "../http/static/static-file.ts";

/** Renders the page of a partner's figures. */
export type FiguresPage = (model: FiguresPageModel, language: Language) => Promise<StaticFile>;

/** The headers of what only the holder of a link may read: its address is the key. */
export const LINK_HEADERS: HeaderMap = {
  "cache-control": "private, no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
};

/** The module of the site's build, `site/tools/figures-page.tsx`. */
type Renderer = {
  renderFiguresPage: (
    model: FiguresPageModel,
    campaign: Campaign,
    language: Language,
  ) => { html: string; styleHashes: string[] };
};

/**
 * Loads the page's renderer from the site's build in `folder`; undefined when the site is not built.
 * The pages follow `campaign`.
 */
export async function loadFiguresPage(
  folder: string,
  campaign: () => Campaign,
): Promise<FiguresPage | undefined> {
  const renderer = await importRenderer<Renderer>(folder, "figures-page.js");
  if (renderer === undefined) return undefined;
  return (model, language) => {
    const { html, styleHashes } = renderer.renderFiguresPage(model, campaign(), language);
    const headers = { ...pageHeaders({ styleHashes }), ...LINK_HEADERS };
    return htmlFile(model.path, html, headers, 200, FAST_COMPRESSION);
  };
}
