import { z } from "zod";
import {
  type CampaignEvent,
  EVENT_ACTIONS,
  EVENT_PROVIDERS,
  EVENT_SOURCES,
  PARTNER_NAME,
} from "../contract/events.ts";

/** The one shape of an event; a key it does not know is a refusal, at both levels. */
export const EventSchema = z.strictObject({
  actor: z.literal("anon"),
  action: z.enum(EVENT_ACTIONS),
  entity: z.literal("cta"),
  meta: z.strictObject({
    source: z.enum(EVENT_SOURCES),
    partner: z.string().regex(PARTNER_NAME).exactOptional(),
    provider: z.enum(EVENT_PROVIDERS).exactOptional(),
  }),
});

/** Reads an event out of a request's text; null when it is anything else. */
export function parseEvent(text: string): CampaignEvent | null {
  try {
    return EventSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
