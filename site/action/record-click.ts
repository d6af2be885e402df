import { ELEMENT_PATHS } from "../../api/contract/paths.ts";
import { sendEvent } from "../../api/contract/send-event.ts";

/** Clicks that the campaign's pages record: the ticket of step 1, and the story's survey link. */
const CLICK_EVENTS = {
  letter: { action: "email_click", source: "ActionSection" },
  survey: { action: "survey_click", source: "Story" },
} as const;

/** The name of a click that is recorded. */
export type RecordedClick = keyof typeof CLICK_EVENTS;

/** Whether a name from the page's HTML is one of a recorded click. */
export function isRecordedClick(name: string | null | undefined): name is RecordedClick {
  return typeof name === "string" && Object.hasOwn(CLICK_EVENTS, name);
}

/** Records an anonymous click event. Never rejects. */
export function recordClick(click: RecordedClick): Promise<void> {
  const { action, source } = CLICK_EVENTS[click];
  return sendEvent(fetch, ELEMENT_PATHS.events, {
    actor: "anon",
    action,
    entity: "cta",
    meta: { source },
  });
}
