import type { CampaignEvent } from "../../api/contract/events.ts";
import { PATHS } from "../../api/contract/paths.ts";

/** What is counted on the campaign's own pages (spec §7): the letter tile, and the story's survey link. */
const CLICKS = {
  letter: { action: "email_click", source: "ActionSection" },
  survey: { action: "survey_click", source: "Story" },
} as const;

/**
 * Counts a press: that it happened, and nothing of who did it. It outlives
 * the page; a failure is only logged.
 */
export async function recordClick(
  click: keyof typeof CLICKS,
  fetch: typeof globalThis.fetch,
): Promise<void> {
  const { action, source } = CLICKS[click];
  const event: CampaignEvent = { actor: "anon", action, entity: "cta", meta: { source } };
  try {
    await fetch(PATHS.events, { method: "POST", body: JSON.stringify(event), keepalive: true });
  } catch (error) {
    console.warn(error);
  }
}
