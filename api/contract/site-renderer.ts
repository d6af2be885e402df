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

/** A page as complete HTML, with what the server knows of it. */
export type RenderedPage = { readonly page: BuiltPage; readonly html: string };

/** The pages of a campaign, and what else names it. */
export type RenderedSite = {
  readonly pages: readonly RenderedPage[];
  /** The pages that the server renders by what it holds, with their head tags for the sitemap. */
  readonly requested: readonly RenderedPage[];
  readonly names: Readonly<Record<Language, { name: string; shortName: string }>>;
};

/** A page that is answered once: complete HTML, with the hashes of its inline styles. */
export type RequestedPage = { readonly html: string; readonly styleHashes: string[] };

/** What the site renders for the server. Each function throws, or rejects, where a page cannot be rendered. */
export type SiteRenderer = {
  /** Renders every page, in turns that let the server answer others; null is the bundled campaign. */
  renderSite(campaign: Campaign | null): Promise<RenderedSite>;
  /** Renders a page of TDs. Absolute links begin with `BUILT_ORIGIN`. */
  renderTdsPage(model: TdsPageModel, campaign: Campaign, request: TdsPageRequest): RenderedPage;
  /** Draws the picture that shows a shared link to a constituency's page, as a PNG of 1200 by 630 pixels. */
  drawSharePicture(
    constituency: Constituency,
    campaign: Campaign,
    language: Language,
  ): Promise<Uint8Array>;
  /**
   * Returns the options for a typed place or name, as the element's list shows them, and the one whose
   * whole name it is. None for any other text.
   */
  placeOptions(
    text: string,
    language: Language,
    tds: readonly SittingTd[],
  ): { named: Constituency | null; options: PlaceOptions };
  /** Renders the page of where TDs stand. Absolute links begin with `BUILT_ORIGIN`. */
  renderRecordPage(record: RecordResponse, campaign: Campaign, language: Language): RenderedPage;
  /** Renders the page of a partner's figures. */
  renderFiguresPage(model: FiguresPageModel, campaign: Campaign, language: Language): RequestedPage;
};

/** The module of the site's build, `site/server/renderer.tsx`. */
export type RendererModule = {
  openRenderer(folder: string): SiteRenderer;
};

/** Features that a browser asks its user about. A page may use those of its entry, after a press. */
export const FEATURES = [
  "camera",
  "display-capture",
  "geolocation",
  "microphone",
  "payment",
  "usb",
] as const;

/** The hash of an inline style or script, as a content security policy names it. */
const Hash = z.string().check(z.regex(/^sha(?:256|384|512)-[\w+/]+=*$/));

/** A source on other origins: a scheme, or an address. */
const Source = z.string().check(z.regex(/^https:(?:\/\/[\w.-]+(?:\/[\w./-]*)?)?$/));

/** A page as the build hands it to the server in `pages.json`: what the page's entry in `site/routes.ts` says, and what was built. */
export const BuiltPage = z.object({
  /** Its address; `*` and `/ga/*` are the 404 pages. */
  path: z.union([z.enum(["*", "/ga/*"]), z.string().check(z.regex(/^\/[a-z0-9/-]*$/))]),
  /** Its HTML file beside `pages.json`; null for a page that the server renders for each request. */
  file: z.nullable(z.string().check(z.regex(/^[\w/-]+\.html$/))),
  status: z.int().check(z.minimum(200), z.maximum(599)),
  /** In which states of a campaign visitors see the page. A page for staff is in English only. */
  shownIn: z.enum(["every-state", "all-but-draft", "staff"]),
  /** Sources on other origins, by directive, that the page uses after a press. */
  allow: z._default(z.partialRecord(z.enum(["frame-src"]), z.array(Source)), {}),
  features: z._default(z.array(z.enum(FEATURES)), []),
  styleHashes: z.array(Hash),
  scriptHashes: z._default(z.array(Hash), []),
});
export type BuiltPage = z.infer<typeof BuiltPage>;

/** Constituencies, and places or TDs in one. */
type PlaceOptions = readonly { place: string | null; constituency: Constituency }[];

/** The content of a constituency's page, or the reason why there is none. */
export type TdsPageModel =
  | {
      state: "found";
      constituency: Constituency;
      tds: readonly FoundTd[];
      /** The names of the TDs without a published address. */
      withoutAddress?: readonly string[];
      votes?: readonly DailVote[];
      /** When the oldest of these details was last checked, ISO 8601 UTC. */
      asOf: string;
    }
  | { state: "failed"; constituency: Constituency; code: LookupErrorCode }
  | { state: "missing" }
  | { state: "repeated" }
  /** No constituency has this name or address; `meant` has a similar one. */
  | { state: "unknown"; meant: Constituency | null }
  /** What a typed text may mean. */
  | { state: "places"; typed: string; options: PlaceOptions }
  | { state: "unknown-place"; typed: string }
  | { state: "limited" };

/** The parts of a request for the page. */
export type TdsPageRequest = {
  language: Language;
  /** The English path and the part of the query that the link to the other language keeps: `/tds?place=Bray`. */
  path: string;
  /** The language of the letter. */
  letter: Language;
  isToPrint?: boolean;
};
