import { parseActionsResponse } from "../../api/contract/actions.ts";
import type { CampaignEvent } from "../../api/contract/events.ts";
import { ELEMENT_PATHS } from "../../api/contract/paths.ts";
import { sendEvent } from "../../api/contract/send-event.ts";
import type { Provider } from "../domain/email-draft.ts";

/**
 * Records at the API that a letter was opened. The event contains the mail service, the partner
 * and whether the supporter added anything, and no data about the visitor. Never rejects.
 */
export function recordLetterOpened(
  apiBase: string,
  letter: { provider: Provider; partner: string | null; personalised: boolean },
): Promise<void> {
  const { provider, partner, personalised } = letter;
  const meta: CampaignEvent["meta"] = {
    source: "ContactTd",
    provider,
    ...(partner && { partner }),
    ...(personalised && { personalised }),
  };
  const event: CampaignEvent = { actor: "anon", action: "email_click", entity: "cta", meta };
  return sendEvent(fetch, new URL(ELEMENT_PATHS.events, apiBase), event);
}

/** Returns the number of letters opened today, or null if the request fails. Never rejects. */
export async function fetchLettersToday(apiBase: string): Promise<number | null> {
  try {
    const response = await fetch(new URL(ELEMENT_PATHS.actions, apiBase), { credentials: "omit" });
    return parseActionsResponse(await response.json())?.today ?? null;
  } catch {
    return null;
  }
}
