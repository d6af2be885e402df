import type { CampaignEvent } from "../../api/contract/events.ts";
import { PATHS } from "../../api/contract/paths.ts";

/** Clicks that the campaign's pages record: the ticket of step 1, and the story's survey link. */
const CLICK_EVENTS = {
  letter: { action: "email_click", source: "ActionSection" },
  survey: { action: "survey_click", source: "Story" },
} as const;

/**
 * Records an anonymous click event. The request continues when the visitor leaves the page. A
 * failure is only logged.
 */
export async function recordClick(
  click: keyof typeof CLICK_EVENTS,
  fetch: typeof globalThis.fetch,
): Promise<void> {
  const { action, source } = CLICK_EVENTS[click];
  const event: CampaignEvent = { actor: "anon", action, entity: "cta", meta: { source } };
  try {
    await fetch(PATHS.events, { method: "POST", body: JSON.stringify(event), keepalive: true });
  } catch (error) {
    console.warn(error);
  }
}
