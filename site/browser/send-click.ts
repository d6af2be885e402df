import { ELEMENT_PATHS } from "../../api/contract/paths.ts";
import { sendEvent } from "../../api/contract/send-event.ts";

/** Clicks that the campaign's pages count: the letter tile, which is step 1, and the story's survey link. */
const CLICK_EVENTS = {
  letter: { action: "email_click", source: "ActionSection" },
  survey: { action: "survey_click", source: "Story" },
} as const;

export function sendClick(click: keyof typeof CLICK_EVENTS): Promise<void> {
  const { action, source } = CLICK_EVENTS[click];
  return sendEvent(fetch, ELEMENT_PATHS.events, {
    actor: "anon",
    action,
    entity: "cta",
    meta: { source },
  });
}
