import { randomUUID } from "node:crypto";
import { z } from "zod";
import { parseJson } from "../contract/json.ts";
import { PopulationProgress } from "../contract/population.ts";
import type { Log } from "../monitoring/log.ts";
import type { DatabaseChoice, Sql } from "./connect.ts";

const Notification = z.discriminatedUnion("kind", [
  /** The stored TDs have changed. */
  z.object({ kind: z.literal("tds") }),
  /** A population goes on, or has ended. */
  z.object({ kind: z.literal("progress"), run: z.number(), progress: PopulationProgress }),
  z.object({ kind: z.literal("ended"), run: z.number() }),
  /** The questions were read. */
  z.object({ kind: z.literal("record") }),
]);

export type Notification = z.infer<typeof Notification>;

type Listener = (notification: Notification) => void;

/** Sends notifications to all processes on one database. */
export type Notifications = Awaited<ReturnType<typeof openNotifications>>;

const CHANNEL = "bia_news";
const Envelope = z.object({ from: z.string(), news: Notification });

/** Opens the notifications of a database: LISTEN and NOTIFY; for the embedded engine within the process. */
export async function openNotifications(sql: Sql, kind: DatabaseChoice["kind"], log: Log) {
  const listeners = new Set<Listener>();
  const deliver: Listener = (notification) => {
    for (const listener of listeners) listener(notification);
  };
  const subscriptions = {
    subscribe: (listener: Listener): void => void listeners.add(listener),
    /** Ends all subscriptions. */
    close: async () => listeners.clear(),
  };
  if (kind === "embedded") return { publish: deliver, ...subscriptions };

  const processId = randomUUID();
  await sql.listen(
    CHANNEL,
    (payload) => {
      const parsed = Envelope.safeParse(parseJson(payload));
      if (parsed.success && parsed.data.from !== processId) deliver(parsed.data.news);
    },
    // On every (re)connection: notifications may have been lost before.
    () => {
      deliver({ kind: "tds" });
      deliver({ kind: "record" });
    },
  );
  return {
    /** Notifies this process at once, and the others asynchronously. */
    publish: (notification: Notification): void => {
      deliver(notification);
      const payload = JSON.stringify({ from: processId, news: notification });
      sql.notify(CHANNEL, payload).catch((error: unknown) => {
        log.warn(`Could not notify the other servers: ${error}`);
      });
    },
    ...subscriptions,
  };
}
