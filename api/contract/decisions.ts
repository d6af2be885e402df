import * as z from "zod/mini";
import { EVENT_ACTIONS, EVENT_SOURCES } from "./events.ts";
import { COUNTED_PARTNER } from "./names.ts";
import { Count, Moment, Succeeded } from "./schema-parts.ts";

/**
 * The decisions of staff about the events of a window. `aside`: events that count are kept apart.
 * `count`: all of them count. `back` undoes either. Of those that hold, the last about an event decides
 * it; an event without one stands as it arrived.
 */
export const DECISIONS = ["aside", "back", "count"] as const;

/** The longest window of a decision, in days. */
export const DECISION_DAYS = 31;

/**
 * The body of `POST /api/decisions`; without source, partner or action, all events of the window. The
 * partner `*` stands for all that are not known: without a private link, and without events that
 * count on two days before the window.
 */
export const Decision = z.strictObject({
  decision: z.enum(DECISIONS),
  from: Moment,
  to: Moment,
  source: z.exactOptional(z.enum(EVENT_SOURCES)),
  partner: z.exactOptional(z.union([z.literal("*"), z.string().check(z.regex(COUNTED_PARTNER))])),
  action: z.exactOptional(z.enum(EVENT_ACTIONS)),
  note: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(500),
    // PostgreSQL stores no NUL.
    z.refine((note) => !note.includes("\0")),
  ),
});
export type Decision = z.infer<typeof Decision>;

/** `POST /api/decisions`, status 200: how many events it moved. */
export const Decided = z.object({ success: Succeeded, events: Count });
export type Decided = z.infer<typeof Decided>;

/** An hour with at least 20 events of a source and partner, or of unknown partners, `*`, with fewer each. */
export const Burst = z.object({
  from: Moment,
  /** The first moment after it; in the present hour, the end of the present minute. */
  to: Moment,
  source: z.nullable(z.string()),
  partner: z.nullable(z.string()),
  /** Events that count. */
  counted: Count,
  apart: Count,
});
export type Burst = z.infer<typeof Burst>;

/** A decision in the history. */
export const PastDecision = z.object({
  id: Count,
  decidedAt: Moment,
  decision: z.enum(DECISIONS),
  from: Moment,
  to: Moment,
  source: z.nullable(z.string()),
  partner: z.nullable(z.string()),
  action: z.nullable(z.string()),
  note: z.string(),
  /** How many events it moved. */
  events: Count,
  /** False once it is undone, or a later one about the same events has its place. */
  holds: z.boolean(),
});
export type PastDecision = z.infer<typeof PastDecision>;

/** The largest bursts of the last 31 days, and the last decisions, newest first: all that hold before others. */
export const Bursts = z.object({
  bursts: z.array(Burst),
  decisions: z.array(PastDecision),
});
export type Bursts = z.infer<typeof Bursts>;

/** `GET /api/bursts`, status 200. */
export const BurstsResponse = z.extend(Bursts, { success: Succeeded });
