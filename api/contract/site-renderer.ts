import * as z from "zod/mini";
import type { Campaign } from "./campaign/campaign.ts";
import type { Constituency } from "./constituencies.ts";
import type { Language } from "./language.ts";
import type { LookupErrorCode } from "./messages.ts";
import type { FiguresPageModel } from "./partner-figures.ts";
import type { DailVote } from "./record.ts";
import type { RecordResponse } from "./record-schema.ts";
import type { FoundTd } from "./responses.ts";
import type { SittingTd } from "./td.ts";

export type RenderedPage = { readonly page: BuiltPage; readonly html: string };

export type RenderedSite = {
  readonly pages: readonly RenderedPage[];
  /** Head tags, for the sitemap, of the pages that are rendered on request. */
  readonly requested: readonly RenderedPage[];
  readonly names: Readonly<Record<Language, { name: string; shortName: string }>>;
};

/** The site's renderer for the server. Each function throws, or rejects, where a page cannot be rendered. */
export type SiteRenderer = {
  /** Renders every page, with pauses for other requests; null is the bundled campaign. */
  renderSite(campaign: Campaign | null): Promise<RenderedSite>;
  /** Absolute links begin with `BUILT_ORIGIN`. */
  renderTdsPage(model: TdsPageModel, campaign: Campaign, request: TdsPageRequest): RenderedPage;
  /** Draws a constituency's picture for shared links, a PNG of 1200 by 630; `tds` is 0 while they are not known. */
  drawSharePicture(
    constituency: Constituency,
    tds: number,
    campaign: Campaign,
    language: Language,
  ): Promise<Uint8Array>;
  /** Returns the options of the element's list for a typed text, and the one that the text names in full. */
  placeOptions(
    text: string,
    language: Language,
    tds: readonly SittingTd[],
  ): { named: Constituency | null; options: PlaceOptions };
  /** `firstDay`: when a campaign was first published. Absolute links begin with `BUILT_ORIGIN`. */
  renderRecordPage(
    record: RecordResponse,
    firstDay: string | null,
    campaign: Campaign,
    language: Language,
  ): RenderedPage;
  renderFiguresPage(model: FiguresPageModel, campaign: Campaign, language: Language): RenderedPage;
};

/** The module of the site's build, `site/server/renderer.tsx`. */
export type RendererModule = {
  openRenderer(folder: string): SiteRenderer;
};

/** Features that a browser asks the user about. A page may use the features of the page's entry, after a press. */
export const FEATURES = [
  "camera",
  "display-capture",
  "geolocation",
  "microphone",
  "payment",
  "usb",
] as const;

/** A page in the build's `pages.json`: from the page's entry in `site/routes.ts`, and from the build. */
export const BuiltPage = z.object({
  /** `*` and `/ga/*` are the 404 pages. */
  path: z.string(),
  /** The HTML file beside `pages.json`; null for a page that is rendered on request. */
  file: z.nullable(z.string()),
  status: z.number(),
  /** The states of a campaign in which visitors see the page. A page for staff is in English only. */
  shownIn: z.enum(["every-state", "all-but-draft", "staff"]),
  /** Sources on other origins, by directive, that the page uses after a press. */
  allow: z._default(z.partialRecord(z.enum(["frame-src"]), z.array(z.string())), {}),
  features: z._default(z.array(z.enum(FEATURES)), []),
  styleHashes: z.array(z.string()),
  scriptHashes: z._default(z.array(z.string()), []),
});
export type BuiltPage = z.infer<typeof BuiltPage>;

/** Constituencies, and places or TDs of a constituency. */
type PlaceOptions = readonly { place: string | null; constituency: Constituency }[];

/** The content of a constituency's page, or the reason why there is none. */
export type TdsPageModel =
  | {
      state: "found";
      constituency: Constituency;
      tds: readonly FoundTd[];
      withoutAddress?: readonly string[];
      votes?: readonly DailVote[];
      asOf: string;
    }
  | { state: "failed"; constituency: Constituency; code: LookupErrorCode }
  | { state: "missing" }
  /** No constituency has this name or address; `meant` has a similar name. */
  | { state: "unknown"; meant: Constituency | null }
  | { state: "places"; typed: string; options: PlaceOptions }
  | { state: "unknown-place"; typed: string }
  | { state: "limited" };

export type TdsPageRequest = {
  language: Language;
  /** The English path with the query of the link to the other language: `/tds?place=Bray`. */
  path: string;
  letter: Language;
  isToPrint?: boolean;
  /** The public origin, which the code of the printed page leads to; absent: the page has no code. */
  origin?: string;
};
