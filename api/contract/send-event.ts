import type { CampaignEvent } from "./events.ts";

const RETRY_AFTER_MS = [5_000, 20_000];

/** Result unknown, too many requests, database unavailable. */
const RETRY_STATUSES = [202, 429, 503];

/** Sends an event, again at most twice with its random id. Not by `sendBeacon`, which content blockers' lists name. */
export async function sendEvent(fetch: typeof globalThis.fetch, url: string, event: CampaignEvent) {
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
      const isFinal = waitMs === null || !RETRY_STATUSES.includes(status);
      if (isFinal && status >= 400) console.warn("Event refused", status);
      if (isFinal) return;
    } catch (error) {
      console.warn(error);
    }
    if (waitMs === null) return;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}
