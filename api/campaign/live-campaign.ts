import type { Campaign } from "../contract/campaign/campaign.ts";
import type { CampaignResponse, PublishedCampaign } from "../contract/campaign/campaign-api.ts";
import type { Result } from "../contract/result.ts";
import type { Sql } from "../db/connect.ts";
import type { Notifications } from "../db/notifications.ts";
import type { Preparation } from "../db/preparation.ts";
import { type Answer, API_HEADERS, OPEN_HEADERS, taggedAnswer } from "../http/answer.ts";
import type { Log } from "../observe/log.ts";
import {
  type NewVersion,
  readLatest,
  readVersions,
  type StoredVersions,
  storeVersion,
} from "./campaign-store.ts";

/** Interval between two reads, which find a version whose notification was lost. */
const POLL_MS = 5_000;

/** The campaign that this server serves. It follows what any server on the database publishes. */
export type LiveCampaign = {
  /** The served version; the bundled campaign has the number 0. */
  current: () => PublishedCampaign;
  /** The answer of `GET /api/campaign`. */
  answer: () => Answer;
  /** Reads the stored versions. Rejects when the database does not answer. */
  read: () => Promise<StoredVersions>;
  /**
   * Stores a version after `latest`, serves it, and notifies the other servers. Fails with the
   * newest version's number when that is another one.
   */
  publish: (latest: number, version: NewVersion) => Promise<Result<number, number>>;
  /** Calls the listener after each change of what is served. */
  subscribe: (listener: () => void) => void;
  close: () => void;
};

/** The dependencies of the live campaign. */
export type CampaignSources = {
  sql: Sql;
  /** Served while nothing is stored, or nothing readable. */
  bundled: Campaign;
  notifications: Notifications;
  /** The campaign is read once the database is prepared. */
  preparation: Pick<Preparation, "isDone" | "done">;
  log: Log;
};

/** Opens the campaign; it is read from the database as soon as that is prepared. */
export async function openCampaign({
  sql,
  bundled,
  notifications,
  preparation,
  log,
}: CampaignSources): Promise<LiveCampaign> {
  let latest = 0;
  let current: PublishedCampaign = {
    version: 0,
    publishedAt: null,
    author: "",
    note: "",
    campaign: bundled,
  };
  let answer = answerOf(current);
  const listeners: (() => void)[] = [];
  const reported = new Set<number>();

  const take = (stored: StoredVersions) => {
    latest = stored.latest;
    const newest = stored.readable[0];
    for (const { version, problems } of stored.broken) {
      if (reported.has(version) || version < (newest?.version ?? 0)) continue;
      reported.add(version);
      log.error(
        `The stored version ${version} of the campaign cannot be served: ${problems.join("; ")}`,
      );
    }
    // Of two reads at the same time, the later one may arrive first.
    if (newest === undefined || newest.version <= current.version) return;
    current = newest;
    answer = answerOf(newest);
    for (const listener of listeners) listener();
  };
  const reload = async () => take(await readVersions(sql));
  const poll = async () => {
    if ((await readLatest(sql)) !== latest) await reload();
  };
  // `watchDatabase` reports a database that is unavailable.
  const quietly = (work: () => Promise<void>) => void work().catch(() => {});

  const isRead = preparation.isDone();
  if (isRead) await reload();
  const unsubscribe = notifications.subscribe(({ kind }) => {
    if (kind === "campaign") quietly(reload);
  });
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  void preparation.done.then(() => {
    if (isClosed) return;
    if (!isRead) quietly(reload);
    timer = setInterval(() => quietly(poll), POLL_MS).unref();
  });
  return {
    current: () => current,
    answer: () => answer,
    read: () => readVersions(sql),
    publish: async (expected, version) => {
      const stored = await storeVersion(sql, expected, version);
      if (!stored.ok) return stored;
      // Stored already; when it cannot be read at once, the next poll reads it.
      await reload().catch(() => {});
      notifications.publish({ kind: "campaign" });
      return stored;
    },
    subscribe: (listener) => void listeners.push(listener),
    close: () => {
      isClosed = true;
      unsubscribe();
      clearInterval(timer);
    },
  };
}

/** Caches may serve it for a minute, and for ten more while they revalidate it. */
const PUBLIC = {
  ...API_HEADERS,
  ...OPEN_HEADERS,
  "cache-control": "public, max-age=60, stale-while-revalidate=600",
};

/** Returns the public answer. A draft is for staff only, so its texts are left out. */
function answerOf({ version, publishedAt, campaign }: PublishedCampaign): Answer {
  const { state, texts, facts } = campaign;
  const body: CampaignResponse = {
    success: true,
    version,
    publishedAt,
    state,
    ...(state !== "draft" && { texts, facts }),
  };
  return taggedAnswer(JSON.stringify(body), PUBLIC);
}
