import type {
  CampaignResponse,
  Publication,
  PublishedCampaign,
} from "../contract/campaign/campaign-api.ts";
import { DEFAULT_CAMPAIGN } from "../contract/campaign/default-campaign.ts";
import { withTimeout } from "../db/availability.ts";
import type { Sql } from "../db/connect.ts";
import { type Answer, API_HEADERS, OPEN_HEADERS, taggedAnswer } from "../http/answer.ts";
import type { Log } from "../monitoring/log.ts";
import {
  readFirstDay,
  readNewest,
  readVersion,
  readVersions,
  type StoredVersions,
  storeVersion,
} from "./campaign-store.ts";

const READ_AGAIN_MS = 1_000;

export type LiveCampaign = Awaited<ReturnType<typeof openCampaign>>;

/**
 * Reads the campaign from the database. While nothing is stored, the bundled one is served, in production
 * as a draft, as its example addresses must not be live; also while nothing stored can be read.
 */
export async function openCampaign(deps: { sql: Sql; env: { production: boolean }; log: Log }) {
  const { sql, env, log } = deps;
  const nobody = { version: 0, publishedAt: null, author: "", note: "" };
  const bundled: PublishedCampaign = { ...nobody, campaign: DEFAULT_CAMPAIGN };
  const draft: PublishedCampaign = { ...nobody, campaign: { ...DEFAULT_CAMPAIGN, state: "draft" } };
  const unpublished = env.production ? draft : bundled;
  let current = unpublished;
  let answer = answerOf(current);
  const listeners: (() => void)[] = [];
  const reported = new Set<number>();

  const take = ({ latest, readable, broken }: StoredVersions) => {
    const newest = readable[0] ?? (latest === 0 ? unpublished : draft);
    for (const { version, problems } of broken) {
      if (reported.has(version) || version < newest.version) continue;
      reported.add(version);
      log.error(
        `The stored version ${version} of the campaign cannot be served: ${problems.join("; ")}`,
      );
    }
    // The same number can be another version: of a restored database.
    const { version, publishedAt } = current;
    const isRead = version > 0 && newest.version === version && newest.publishedAt === publishedAt;
    if (isRead || newest === current) return;
    if (newest === draft && latest > 0)
      log.error("No stored version of the campaign can be served: visitors see a draft");
    current = newest;
    answer = answerOf(newest);
    for (const listener of listeners) listener();
  };
  let firstDay: string | null = null;
  let newestRead = "";
  let reading: Promise<void> = Promise.resolve();
  // Reads run one at a time, so the newest wins.
  const reload = () => {
    reading = reading
      .catch(() => {})
      .then(async () => {
        const newest = await readNewest(sql);
        firstDay = await readFirstDay(sql);
        take(await readVersions(sql, 1));
        // Only now: after a failure, the next `follow` reads again.
        newestRead = newest;
      });
    return reading;
  };
  await reload();
  return {
    /** Serves the newest version, which another server may have published. Rejects without the database. */
    follow: async () => {
      if ((await readNewest(sql)) !== newestRead) await reload();
    },
    /** The served version; the bundled campaign has the number 0, and so has the draft. */
    current: () => current,
    firstDay: () => firstDay,
    answer: () => answer,
    read: (atOnce?: number) => readVersions(sql, atOnce),
    /** Reads one version, 0 being the bundled campaign; null for an unknown one. Rejects likewise. */
    readVersion: async (version: number) => (version === 0 ? bundled : readVersion(sql, version)),
    /** Stores a version, as `storeVersion` does, and serves it; the other servers follow within seconds. */
    publish: async (latest: number, version: Publication, limitMs?: number) => {
      const stored = await storeVersion(sql, latest, version, limitMs);
      if (!stored.ok) return stored;
      // The version is stored; when it cannot be read at once, the next `follow` reads it.
      await withTimeout(reload(), READ_AGAIN_MS);
      return stored;
    },
    subscribe: (listener: () => void): void => void listeners.push(listener),
  };
}

/** Caches may serve it for a minute, and for ten more while they revalidate it. */
const PUBLIC = {
  ...API_HEADERS,
  ...OPEN_HEADERS,
  "cache-control": "public, max-age=60, stale-while-revalidate=600",
};

/** A draft is for staff only, so the public answer leaves its texts out. */
function answerOf({ version, publishedAt, campaign }: PublishedCampaign): Answer {
  const { state, texts, facts } = campaign;
  const content = state === "draft" ? {} : { texts, facts };
  const body: CampaignResponse = { success: true, version, publishedAt, state, ...content };
  return taggedAnswer(JSON.stringify(body), PUBLIC);
}
