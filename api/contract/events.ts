/** What a visitor did. */
export const EVENT_ACTIONS = ["email_click", "survey_click"] as const;

export type EventAction = (typeof EVENT_ACTIONS)[number];

/**
 * Where it was done: the letter tile, the element when a letter was opened, or
 * the story's survey link.
 */
export const EVENT_SOURCES = ["ActionSection", "ContactTd", "Story"] as const;

export type EventSource = (typeof EVENT_SOURCES)[number];

/** Where the letter was opened. */
export const EVENT_PROVIDERS = ["gmail", "outlook"] as const;

export type EventProvider = (typeof EVENT_PROVIDERS)[number];

/** The form of a partner's name. */
export const PARTNER_NAME = /^[a-z0-9-]{1,40}$/;

/**
 * The body of `POST /api/events`: nothing in it, or stored with it, says who
 * the visitor is or whom they wrote to. Any other key is refused.
 *
 * Send it with `fetch(…, { method: "POST", keepalive: true, body })` and the
 * content type `text/plain`, so that it outlives the page and needs no
 * preflight from a partner's site; `application/json` is taken too.
 */
export type CampaignEvent = {
  actor: "anon";
  action: EventAction;
  entity: "cta";
  meta: {
    source: EventSource;
    /** The embedding site's name for itself, of the form `PARTNER_NAME`. */
    partner?: string;
    /** Of a letter that was opened. */
    provider?: EventProvider;
  };
};
