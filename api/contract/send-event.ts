import type { CampaignEvent } from "./events.ts";

/** Waits before an event is sent again, in milliseconds. */
const RETRY_AFTER_MS = [5_000, 20_000];

/** Statuses after which the event may be sent again: not known whether stored, too many, away. */
const RETRY_STATUSES = [202, 429, 503];

/**
 * Sends an event, with an id of its own, and sends it again while the server did not acknowledge
 * it, at most twice. The server counts an id once. Where the browser makes no random ids (a page
 * without https), the event is sent once. `keepalive` lets the request finish after the page is
 * closed. A failure is only logged.
 */
export async function sendEvent(
  fetch: typeof globalThis.fetch,
  url: string | URL,
  event: CampaignEvent,
): Promise<void> {
  const id = crypto.randomUUID?.();
  const body = JSON.stringify({ ...event, id });
  for (const waitMs of [...(id ? RETRY_AFTER_MS : []), null]) {
    try {
      const { status } = await fetch(url, {
        method: "POST",
        body,
        keepalive: true,
        credentials: "omit",
      });
      if (!RETRY_STATUSES.includes(status)) return;
    } catch (error) {
      console.warn(error);
    }
    if (waitMs === null) return;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}
