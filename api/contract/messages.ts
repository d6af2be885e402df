/**
 * What the API says when a lookup fails (spec §8), keyed by the code the
 * server works with. The text is what goes over the wire.
 */
export const LOOKUP_MESSAGES = {
  "not-fetched": "Failed to fetch TD information and no cached data available",
  "not-scraped": "Failed to scrape TD information and no cached data available",
  "not-connected": "Failed to connect to TD service",
} as const;

/** Why a lookup found no TDs. */
export type LookupErrorCode = keyof typeof LOOKUP_MESSAGES;

/** What the API says to a request it cannot read or does not serve. */
export const REQUEST_MESSAGES = {
  "constituency-missing": "Name one constituency: /api/tds?constituency=Clare",
  "constituency-repeated": "Name one constituency, not several",
  "constituency-unknown": "That is not a constituency of the 34th Dáil",
  "event-invalid": "That is not an event that is counted here",
  "event-too-large": "An event has at most 2048 bytes",
  "event-type": "Send an event as application/json or text/plain, in UTF-8",
  "too-many": "Too many requests from this address; wait and try again",
  "key-wrong": "That key isn't right.",
  foreign: "That can only be asked from the campaign's own pages",
  "days-invalid": "Ask for 1 to 365 days: ?days=30",
  populating: "The TD database is being populated just now",
  "not-begun": "Failed to trigger TD population",
  "not-found": "There is nothing at this address",
  "method-not-allowed": "This address does not take that method",
  "not-ready": "The database does not answer",
  starting: "The server is starting; try again in a moment",
  ending: "The server is ending; another one answers",
  unreadable: "That request cannot be read",
  failed: "Something went wrong on our side",
} as const;

/** Why a request was refused. */
export type RequestErrorCode = keyof typeof REQUEST_MESSAGES;
