import * as z from "zod/mini";
import { EVENT_PROVIDERS, PARTNER_NAME } from "./names.ts";

/** The body of `POST /api/events`: nothing of the visitor or the TDs. As `text/plain` it needs no preflight. */
export const CampaignEvent = z.strictObject({
  /** A random number: an event that is sent twice with one id counts once. Forgotten after a day. */
  id: z.exactOptional(z.uuid()),
  actor: z.literal("anon"),
  /** A `call_click` counts apart from all others. */
  action: z.enum(["email_click", "survey_click", "call_click"]),
  entity: z.literal("cta"),
  meta: z.strictObject({
    /** The letter tile; the element when a letter was opened or 'Call' pressed; the story's survey link. */
    source: z.enum(["ActionSection", "ContactTd", "Story"]),
    partner: z.exactOptional(z.string().check(z.regex(PARTNER_NAME))),
    /** Only of an opened letter. */
    provider: z.exactOptional(z.enum(EVENT_PROVIDERS)),
    /** Only of an opened letter to which the visitor added a name or words of their own. */
    personalised: z.exactOptional(z.literal(true)),
  }),
});
export type CampaignEvent = z.infer<typeof CampaignEvent>;
export type EventSource = CampaignEvent["meta"]["source"];
