import * as z from "zod/mini";
import { EVENT_PROVIDERS, PARTNER_NAME } from "./names.ts";

/** The actions of visitors that are counted; a `call_click` counts apart from all others. */
export const EVENT_ACTIONS = ["email_click", "survey_click", "call_click"] as const;

/**
 * The place of the action: the letter tile (`ActionSection`), the element when a letter was opened
 * or 'Call' was pressed (`ContactTd`), or the story's survey link (`Story`).
 */
export const EVENT_SOURCES = ["ActionSection", "ContactTd", "Story"] as const;

/**
 * The body of `POST /api/events`, which says nothing of the visitor or of the TDs they wrote to. Sent with
 * `keepalive`, an event outlives the page; as `text/plain`, a partner's site needs no preflight.
 */
export const CampaignEvent = z.strictObject({
  /** A random number: an event that is sent twice with one id counts once. Forgotten after a day. */
  id: z.exactOptional(z.uuid()),
  actor: z.literal("anon"),
  action: z.enum(EVENT_ACTIONS),
  entity: z.literal("cta"),
  meta: z.strictObject({
    source: z.enum(EVENT_SOURCES),
    partner: z.exactOptional(z.string().check(z.regex(PARTNER_NAME))),
    /** Only of an opened letter. */
    provider: z.exactOptional(z.enum(EVENT_PROVIDERS)),
    /** Only of an opened letter to which the visitor added a name or words of their own. */
    personalised: z.exactOptional(z.literal(true)),
  }),
});
export type CampaignEvent = z.infer<typeof CampaignEvent>;
export type EventSource = CampaignEvent["meta"]["source"];
