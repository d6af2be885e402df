import { CAMPAIGN_BYTES, EVENT_BYTES } from "./limits.ts";

/** Messages of failed lookups, by code. Clients get the message only. */
export const LOOKUP_MESSAGES = {
  "not-fetched": "Failed to fetch TD information and no cached data available",
  "not-scraped": "Failed to scrape TD information and no cached data available",
  "not-connected": "Failed to connect to TD service",
} as const;

export type LookupErrorCode = keyof typeof LOOKUP_MESSAGES;

/** Messages of refused requests, by code. */
export const REQUEST_MESSAGES = {
  "constituency-missing": "Name one constituency: /api/tds?constituency=Clare",
  "constituency-repeated": "Name one constituency, not several",
  "constituency-unknown": "This is not a constituency of the 34th Dáil",
  "event-invalid": "The event is not valid",
  "event-too-large": `An event has at most ${EVENT_BYTES} bytes`,
  "count-unknown":
    "The event may not have been counted. Send it again with the same id; without an id, do not",
  "event-type": "Send an event as application/json or text/plain, in UTF-8",
  "too-large": "The request is larger than this address accepts",
  "too-many": "Too many requests from this address; wait and try again",
  "key-wrong": "That key isn't right.",
  foreign: "Only the campaign's own pages may send this request",
  "days-invalid": "Ask for 1 to 365 days: ?days=30",
  "partner-invalid":
    "Name one partner by 1 to 40 of a to z, 0 to 9 and hyphens: /api/partner-count?partner=my-gallery",
  "partner-link-invalid":
    "Name a partner as the figures show it. The last day may be today or later, or left out",
  populating: "The TD database is already being populated",
  "hash-invalid": "Name one difference: /api/populate/accept?hash=…",
  "difference-changed": "This difference no longer waits; look at the present one",
  "decision-unsigned": "The decision needs an author and a note, as plain text without < and >",
  "not-begun": "Failed to trigger TD population",
  "links-invalid": "Send at most 50 links that begin with https:// as {urls}",
  "version-unknown": "No version with this number can be read",
  "campaign-refused": "The campaign was not published: some fields are not valid",
  "campaign-unreadable": `Send the campaign, its author and a note as one JSON object of at most ${CAMPAIGN_BYTES / 1000} kB`,
  "campaign-changed": "Somebody else published meanwhile; look at the difference first",
  "not-rendered": "The pages of this campaign are not ready; try again in a minute",
  "match-missing": 'Send the version that was changed as If-Match, such as "3"',
  "vote-site": "The address of a vote begins with https://www.oireachtas.ie/",
  "vote-house": "This is a vote of another house; only those of the 34th Dáil can be read",
  "vote-shape":
    "This is not the address of a vote, such as https://www.oireachtas.ie/en/debates/vote/dail/34/2026-07-08/147/",
  "vote-unknown": "The Oireachtas has published no vote with this date and number",
  "source-away": "The Oireachtas' data cannot be read at present; try again in a minute",
  "not-found": "Nothing was found at this address",
  "method-not-allowed": "This address does not accept that method",
  "not-ready": "The database does not answer",
  ending: "The server is shutting down",
  unreadable: "The request could not be read",
  failed: "Something went wrong on our side",
} as const;

export type RequestErrorCode = keyof typeof REQUEST_MESSAGES;

export const IRISH_LOOKUP_MESSAGES: Readonly<Record<LookupErrorCode, string>> = {
  "not-fetched": "Níorbh fhéidir sonraí na dTeachtaí Dála a fháil, agus níl aon sonraí i dtaisce",
  "not-scraped": "Níorbh fhéidir sonraí na dTeachtaí Dála a léamh, agus níl aon sonraí i dtaisce",
  "not-connected": "Níorbh fhéidir ceangal a dhéanamh le seirbhís na dTeachtaí Dála",
};

/** The messages that visitors can meet; the others are for staff and developers. */
export const IRISH_REQUEST_MESSAGES: Readonly<Partial<Record<RequestErrorCode, string>>> = {
  "not-rendered": "Níl leathanaigh an fheachtais seo réidh; bain triail eile as i gceann nóiméid",
  "not-found": "Ní bhfuarthas aon rud ag an seoladh seo",
  "method-not-allowed": "Ní ghlacann an seoladh seo leis an modh sin",
  "not-ready": "Níl an bunachar sonraí ag freagairt",
  failed: "Tharla fadhb ar an taobh seo againne",
};
