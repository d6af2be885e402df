/**
 * Messages of failed lookups, by the code that the server uses. The message is
 * sent to clients.
 */
export const LOOKUP_MESSAGES = {
  "not-fetched": "Failed to fetch TD information and no cached data available",
  "not-scraped": "Failed to scrape TD information and no cached data available",
  "not-connected": "Failed to connect to TD service",
} as const;

/** The reason why a lookup found no TDs. */
export type LookupErrorCode = keyof typeof LOOKUP_MESSAGES;

/** Messages of refused requests, by code. */
export const REQUEST_MESSAGES = {
  "constituency-missing": "Name one constituency: /api/tds?constituency=Clare",
  "constituency-repeated": "Name one constituency, not several",
  "constituency-unknown": "This is not a constituency of the 34th Dáil",
  "event-invalid": "The event is not valid",
  "event-too-large": "An event has at most 2048 bytes",
  "count-unknown":
    "The event may not have been counted. Send it again with the same id; without an id, do not",
  "event-type": "Send an event as application/json or text/plain, in UTF-8",
  "too-large": "The request is larger than this address accepts",
  "too-many": "Too many requests from this address; wait and try again",
  "key-wrong": "That key isn't right.",
  foreign: "Only the campaign's own pages may send this request",
  "days-invalid": "Ask for 1 to 365 days: ?days=30",
  "decision-invalid":
    "The decision is not valid: it needs a note, and a window of at most 31 days that has ended",
  "partner-invalid":
    "Name one partner by 1 to 40 of a to z, 0 to 9 and hyphens: /api/partner-count?partner=my-gallery",
  "partner-link-invalid": "Name a partner as the figures do, and a day that is not past, or none",
  populating: "The TD database is already being populated",
  "hash-invalid": "Name one difference: /api/populate/accept?hash=…",
  "difference-changed": "This difference no longer waits; look at the present one",
  "not-begun": "Failed to trigger TD population",
  "campaign-refused": "The campaign was not published: some fields are not valid",
  "campaign-unreadable":
    "Send the campaign, its author and a note as one JSON object of at most 400 kB",
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
  starting: "The server is starting; try again in a moment",
  ending: "The server is shutting down",
  unreadable: "The request could not be read",
  failed: "Something went wrong on our side",
} as const;

/** The reason why a request was refused. */
export type RequestErrorCode = keyof typeof REQUEST_MESSAGES;
