import { createRateLimit } from "../../../api/access/rate-limit.ts";
import { createApp } from "../../../api/app.ts";
import type { Recorded, StoredEvent } from "../../../api/events/event-log.ts";
import { createEventQuota, EVENT_QUOTA } from "../../../api/events/event-quota.ts";
import { BROWSER, EVENT } from "../../event-sender.ts";
import { fakeDeps } from "../fake-deps.ts";

export const BODY = JSON.stringify(EVENT);

/** Creates an app that keeps the events it would store and the outcome of each request. */
export function createReceiver({
  limit = 1_000,
  quota = 1_000,
  recorded = () => "stored",
}: {
  limit?: number;
  quota?: number;
  recorded?: () => Recorded;
} = {}) {
  const stored: StoredEvent[] = [];
  const received: string[] = [];
  const app = createApp(
    fakeDeps({
      trustProxy: 1,
      events: {
        log: {
          record: async (event) => {
            const outcome = recorded();
            if (outcome === "stored") stored.push(event);
            return outcome;
          },
          waiting: () => 0,
        },
        limit: createRateLimit(limit, 60_000),
        quota: createEventQuota({ ...EVENT_QUOTA, burst: quota, doubtful: 2 }),
        ownHosts: ["campaign.example"],
        received: (outcome) => void received.push(outcome),
      },
    }),
  );
  const send = (body: BodyInit | null, headers: Record<string, string> = {}, method = "POST") =>
    app.request("/api/events", {
      method,
      headers: { "content-type": "text/plain;charset=UTF-8", "user-agent": BROWSER, ...headers },
      body,
    });
  return { send, stored, received };
}

/** Returns the JSON of a valid event with this `meta`. */
export const withMeta = (meta: object) =>
  JSON.stringify({ ...EVENT, meta: { source: "Story", ...meta } });
