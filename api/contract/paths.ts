import { CONSTITUENCIES, type Constituency } from "./constituencies.ts";
import type { Language } from "./language.ts";

/** The paths that the element and the action page request; their scripts contain no others. */
export const ELEMENT_PATHS = {
  tds: "/api/tds",
  events: "/api/events",
  actions: "/api/actions",
  campaign: "/api/campaign",
  record: "/api/record",
} as const;

/** The TDs of a constituency as a page, for visitors without scripts. */
const TDS_PAGE = "/tds";

/** The page of the public record: the questions, statements and votes of TDs. */
export const RECORD_PAGE = "/where-they-stand";

/** The path of a partner's private links; a link with `.csv` leads to the figures as a table. */
export const FIGURES_PATH = "/figures";

export const PATHS = {
  ...ELEMENT_PATHS,
  stats: "/api/stats",
  statsCsv: "/api/stats.csv",
  partnerLink: "/api/partner-link",
  partnerCount: "/api/partner-count",
  populate: "/api/populate",
  populateAccept: "/api/populate/accept",
  populatePutBack: "/api/populate/put-back",
  populateReject: "/api/populate/reject",
  populateProgress: "/api/populate/progress",
  adminCampaign: "/api/admin/campaign",
  draftPages: "/api/admin/campaign/pages",
  checkLinks: "/api/admin/campaign/links",
  adminVote: "/api/admin/vote",
  recordCsv: "/api/record.csv",
  metrics: "/metrics",
  openapi: "/api/openapi.json",
  embed: "/embed/v1",
  /** The element as a page, for the frames of other sites. */
  embedFrame: "/embed/frame",
  tdsPage: TDS_PAGE,
  recordPage: RECORD_PAGE,
} as const;

/** The page on what TDs answer, to which the element links. */
export const ANSWERED_PATH = "/they-answered";

/** The picture of the street that the element's last dialog shows on the campaign's own site. */
export const STREET_PATH = "/street.svg";

export function lookupPath(constituency: string): string {
  return `${ELEMENT_PATHS.tds}?constituency=${encodeURIComponent(constituency)}`;
}

/** Stands for the site's public origin in the built pages, which any origin can serve. */
export const BUILT_ORIGIN = "https://campaign.invalid";

/** Returns a name for an address, `dun-laoghaire`; empty for a text without letters. */
export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Returns the path of a constituency's page: `/tds/mayo`. */
export function tdsPath(constituency: Constituency): string {
  return `${TDS_PAGE}/${slugOf(constituency)}`;
}

/** Returns the path of the picture for shared links to a constituency's page. */
export function sharePicturePath(constituency: Constituency): string {
  return `${tdsPath(constituency)}/share.png`;
}

/** Returns the path of a constituency's page with the letter to each TD on a sheet to print. */
export function lettersPath(constituency: Constituency, letter: Language): string {
  return `${tdsPath(constituency)}?${new URLSearchParams({ letter, print: "1" })}`;
}

/** Returns the constituency with this slug; null for any other text. */
export function constituencyOf(slug: string): Constituency | null {
  return CONSTITUENCIES.find((name) => slugOf(name) === slug) ?? null;
}
