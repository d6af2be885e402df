/** Bytes of an event; a valid one has at most 210. */
export const EVENT_BYTES = 2_048;

/** Bytes of a campaign: about 15,000 of texts, and up to 350,000 of 400 statements and ten votes. */
export const CAMPAIGN_BYTES = 400_000;

/** Bytes of the body of any other request. */
export const REQUEST_BYTES = 4_000;

/** Months for which single events are kept at most, as the pages promise. */
export const MAX_RETENTION_MONTHS = 12;

/** The most clicks that count of one connection and kind in any `minutes`, and in any 24 hours. */
export const CLICK_LIMITS = { clicks: 60, minutes: 10, clicksADay: 300, partnersADay: 10 };
