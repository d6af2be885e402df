import { parseActionsResponse } from "../../api/contract/actions.ts";
import type { CampaignEvent } from "../../api/contract/events.ts";
import { PATHS } from "../../api/contract/paths.ts";
import type { Provider } from "../domain/email-draft.ts";

/**
 * Tells the API at `apiBase` that a letter was opened: through which service
 * and on whose site, nothing of the visitor. It outlives the page; a failure
 * is only logged.
 */
export async function recordLetter(
  apiBase: string,
  provider: Provider,
  partner: string | null,
): Promise<void> {
  const meta = { source: "ContactTd", provider, ...(partner && { partner }) } as const;
  const event: CampaignEvent = { actor: "anon", action: "email_click", entity: "cta", meta };
  try {
    await fetch(new URL(PATHS.events, apiBase), {
      method: "POST",
      body: JSON.stringify(event),
      keepalive: true,
      credentials: "omit",
    });
  } catch (error) {
    console.warn(error);
  }
}

/** How many letters were opened today; null when that cannot be had. Never rejects. */
export async function countToday(apiBase: string): Promise<number | null> {
  try {
    const response = await fetch(new URL(PATHS.actions, apiBase), { credentials: "omit" });
    return parseActionsResponse(await response.json())?.today ?? null;
  } catch {
    return null;
  }
}
