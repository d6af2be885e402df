import type { BuiltPage } from "./built-page.ts";
import type { Campaign } from "./campaign/campaign.ts";
import type { Constituency } from "./constituencies.ts";
import type { Language } from "./language.ts";
import type { FiguresPageModel } from "./partner-figures.ts";
import type { RecordResponse } from "./record-schema.ts";
import type { TdsPageModel, TdsPageRequest } from "./tds-page.ts";

/** A page as complete HTML, with what the server knows of it. */
export type RenderedPage = { readonly page: BuiltPage; readonly html: string };

/** The pages of a campaign, and what else names it. */
export type RenderedSite = {
  readonly pages: readonly RenderedPage[];
  /** The pages that the server renders by what it holds, with their head tags for the sitemap. */
  readonly requested: readonly RenderedPage[];
  /** The names of the app that a browser installs. */
  readonly names: Readonly<Record<Language, { name: string; shortName: string }>>;
};

/** A page that is answered once: complete HTML, with the hashes of its inline styles. */
export type RequestedPage = { readonly html: string; readonly styleHashes: string[] };

/** What the site renders for the server. Each function throws, or rejects, where a page cannot be rendered. */
export type SiteRenderer = {
  /**
   * Renders the pages of a campaign in every language; null is the bundled one. Absolute links begin
   * with `BUILT_ORIGIN`. It lets the server answer requests between two pages.
   */
  renderSite(campaign: Campaign | null): Promise<RenderedSite>;
  /** Renders a page of TDs. Absolute links begin with `BUILT_ORIGIN`. */
  renderTdsPage(model: TdsPageModel, campaign: Campaign, request: TdsPageRequest): RenderedPage;
  /** Draws the picture that shows a shared link to a constituency's page, as a PNG of 1200 by 630 pixels. */
  drawSharePicture(
    constituency: Constituency,
    campaign: Campaign,
    language: Language,
  ): Promise<Uint8Array>;
  /** Returns the options for a typed place or name, as the element's list shows them. None for any other text. */
  placeOptions(
    text: string,
    language: Language,
  ): Extract<TdsPageModel, { state: "places" }>["options"];
  /** Renders the page of where TDs stand. Absolute links begin with `BUILT_ORIGIN`. */
  renderRecordPage(record: RecordResponse, campaign: Campaign, language: Language): RenderedPage;
  /** Renders the page of a partner's figures. */
  renderFiguresPage(model: FiguresPageModel, campaign: Campaign, language: Language): RequestedPage;
};

/** The module of the site's build, `site/server/renderer.ts`. */
export type RendererModule = {
  /** Opens the renderer with the template of the build in `folder`. */
  openRenderer(folder: string): SiteRenderer;
};
