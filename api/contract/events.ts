import * as z from "zod/mini";
import { EVENT_PROVIDERS, PARTNER_NAME } from "./names.ts";

/** The actions of visitors that are counted; a `call_click` counts apart from all others. */
export const EVENT_ACTIONS = ["email_click", "survey_click", "call_click"] as const;

/** The letter tile; the element, when a letter was opened or 'Call' pressed; the story's survey link. */
export const EVENT_SOURCES = ["ActionSection", "ContactTd", "Story"] as const;

/**
 * The body of `POST /api/events`, which identifies neither visitor nor TDs; unknown keys are refused. Sent as
 * `text/plain` and with `keepalive`, it needs no preflight and outlives the page.
 */
export const CampaignEvent = z.strictObject({
  /** A random number of this event alone: sent twice with it, an event counts once. Forgotten after a day. */
  id: z.exactOptional(z.uuid()),
  actor: z.literal("anon"),
  action: z.enum(EVENT_ACTIONS),
  entity: z.literal("cta"),
  meta: z.strictObject({
    source: z.enum(EVENT_SOURCES),
    partner: z.exactOptional(z.string().check(z.regex(PARTNER_NAME))),
    provider: z.exactOptional(z.enum(EVENT_PROVIDERS)),
    /** Only of an opened letter to which the visitor added a name or words of their own. */
    personalised: z.exactOptional(z.literal(true)),
  }),
});
export type CampaignEvent = z.infer<typeof CampaignEvent>;
export type EventSource = CampaignEvent["meta"]["source"];
