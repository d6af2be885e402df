import { setTimeout as sleep } from "node:timers/promises";

/** A person's browser: what a program calls itself is taken for a bot. */
export const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

export const EVENT = {
  actor: "anon",
  action: "email_click",
  entity: "cta",
  meta: { source: "ContactTd", partner: "a-gallery", provider: "gmail" },
};

/** Sends an event as a visitor at the address `from` would, through one proxy. */
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

/** Sends over many connections until it is stopped; how many answers of each status there were. */
export function sendMany(origin: string, connections: number) {
  const statuses = new Map<number, number>();
  let stopped = false;
  const one = async (_: unknown, connection: number) => {
    for (let sent = 0; !stopped; sent++) {
      try {
        const { status } = await sendEvent(origin, EVENT, `10.${connection}.0.${sent % 256}`);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      } catch {
        // The server is gone, or just going.
        await sleep(20);
      }
    }
  };
  const all = Promise.all(Array.from({ length: connections }, one));
  return {
    acknowledged: () => statuses.get(204) ?? 0,
    statuses,
    stop: () => {
      stopped = true;
      return all;
    },
  };
}
