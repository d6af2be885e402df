import type { CampaignEvent } from "../../api/contract/events.ts";
import { PATHS } from "../../api/contract/paths.ts";

/**
 * Counts a press of the letter tile (spec §7): that it happened, and nothing of
 * who did it. It outlives the page; a failure is only logged.
 */
export async function recordLetterStep(fetch: typeof globalThis.fetch): Promise<void> {
  const event: CampaignEvent = {
    actor: "anon",
    action: "email_click",
    entity: "cta",
    meta: { source: "ActionSection" },
  };
  try {
    await fetch(PATHS.events, { method: "POST", body: JSON.stringify(event), keepalive: true });
  } catch (error) {
    console.warn(error);
  }
}
