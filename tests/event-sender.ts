import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { CampaignEvent } from "../api/contract/events.ts";

/** The user agent of a person's browser: the user agents of programs are treated as bots. */
export const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

export const EVENT: CampaignEvent = {
  actor: "anon",
  action: "email_click",
  entity: "cta",
  meta: { source: "ContactTd", partner: "a-gallery", provider: "gmail" },
};

/** Sends an event as the one proxy in front of a server would, for a visitor at the address `from`. */
export function sendEvent(
  origin: string,
  event: object = EVENT,
  from = "192.0.2.1",
): Promise<Response> {
  return fetch(`${origin}/api/events`, {
    method: "POST",
    headers: { "user-agent": BROWSER, "x-forwarded-for": from },
    body: JSON.stringify(event),
  });
}

/** Sends events over this many connections until `stop`. Returns the responses by status and the acknowledged ids. */
export function sendMany(origin: string, connections: number) {
  const statuses = new Map<number, number>();
  const ids: string[] = [];
  let stopped = false;
  const sendOverOne = async (_: unknown, connection: number) => {
    for (let sent = 0; !stopped; sent++) {
      try {
        const id = randomUUID();
        const from = `10.${connection + 1}.0.${1 + (sent % 250)}`;
        const { status } = await sendEvent(origin, { ...EVENT, id }, from);
        if (status === 204) ids.push(id);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      } catch {
        // The server has ended, or is about to end.
        await sleep(20);
      }
    }
  };
  const all = Promise.all(Array.from({ length: connections }, sendOverOne));
  return {
    acknowledged: () => ids.length,
    ids,
    statuses,
    stop: () => {
      stopped = true;
      return all;
    },
  };
}
