import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BUILT_ORIGIN } from "../../api/contract/paths.ts";
import type { RendererModule, SiteRenderer } from "../../api/contract/site-renderer.ts";
import { BEHIND_LINKS, REQUESTED, ROUTES } from "../routes.ts";
import { fillTemplate, type PageTemplate } from "./page-html.ts";
import { builtPage, renderSite } from "./render-pages.tsx";
import {
  type Parts,
  placeOptions,
  renderFigures,
  renderRecord,
  renderTds,
} from "./requested-pages.tsx";
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
    placeOptions,
    drawSharePicture: openSharePictures(folder),
    renderTdsPage: (...asked) => fillPage(renderTds(...asked)),
    renderRecordPage: (...asked) => fillPage(renderRecord(...asked)),
    renderFiguresPage: (...asked) => fill(renderFigures(...asked)),
  };
}

/** What the build reads of the site: its pages, and the placeholder of its origin. */
export const PAGES = [...ROUTES, ...REQUESTED, ...BEHIND_LINKS];
export { BUILT_ORIGIN };
