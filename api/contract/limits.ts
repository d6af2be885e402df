/**
 * The limits that messages and pages name. `api/README.md` lists them with all others.
 */

/** Bytes of an event; a valid one has at most 210. */
export const EVENT_BYTES = 2_048;

/** Bytes of a campaign: its texts are about 15,000, and 400 statements with ten votes up to 350,000. */
export const CAMPAIGN_BYTES = 400_000;

/** Months for which single events are kept at most, as the pages promise. */
export const MAX_RETENTION_MONTHS = 12;

/** What counts of one connection and kind of click in any `minutes`, and in any 24 hours. */
export const COUNTED = { clicks: 60, minutes: 10, clicksADay: 300, partnersADay: 10 };
