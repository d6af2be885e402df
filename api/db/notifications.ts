import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Log } from "../observe/log.ts";
import type { DatabaseChoice, Sql } from "./connect.ts";

const Progress = z.object({
  done: z.number(),
  total: z.number(),
  constituency: z.string(),
  found: z.number(),
});

const Notification = z.discriminatedUnion("kind", [
  /** The stored TDs are others than before. */
  z.object({ kind: z.literal("tds") }),
  z.object({ kind: z.literal("progress"), run: z.number(), progress: Progress }),
  /** A run ended; how is in its row. */
  z.object({ kind: z.literal("ended"), run: z.number() }),
]);

/** What every process on a database wants to know at once. */
export type Notification = z.infer<typeof Notification>;

/** Tells all processes on one database of what happens. */
export type Notifications = {
  /** Tells this process now, and the others as soon as they can be told. */
  publish: (news: Notification) => void;
  /** Answers how to hear no more. */
  subscribe: (hear: (news: Notification) => void) => () => void;
  close: () => Promise<void>;
};

const CHANNEL = "bia_news";
const Envelope = z.object({ from: z.string(), news: Notification });

/**
 * Opens the channel of a database of this kind: LISTEN and NOTIFY on
 * PostgreSQL; on the embedded engine, which has neither, this process is all
 * there is. Rejects when the database does not answer.
 */
export async function openNotifications(
  sql: Sql,
  kind: DatabaseChoice["kind"],
  log: Log,
): Promise<Notifications> {
  const hearers = new Set<(news: Notification) => void>();
  const deliver = (news: Notification) => {
    for (const hear of hearers) hear(news);
  };
  const subscribe: Notifications["subscribe"] = (hear) => {
    hearers.add(hear);
    return () => hearers.delete(hear);
  };
  if (kind === "embedded") return { publish: deliver, subscribe, close: async () => {} };

  const self = randomUUID();
  const listening = await sql.listen(
    CHANNEL,
    (payload) => {
      const read = Envelope.safeParse(parseJson(payload));
      if (read.success && read.data.from !== self) deliver(read.data.news);
    },
    // Also after the connection was lost, when news may have been missed.
    () => deliver({ kind: "tds" }),
  );
  return {
    publish: (news) => {
      deliver(news);
      sql.notify(CHANNEL, JSON.stringify({ from: self, news })).catch((error: unknown) => {
        log.warn(`The other servers could not be told: ${error}`);
      });
    },
    subscribe,
    close: () => listening.unlisten().catch(() => {}),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
