import { setImmediate as nextTurn } from "node:timers/promises";
import { parseCampaign } from "../contract/campaign/campaign.ts";
import type {
  BrokenVersion,
  CampaignResponse,
  Publication,
  PublishedCampaign,
} from "../contract/campaign/campaign-api.ts";
import { DEFAULT_CAMPAIGN } from "../contract/campaign/default-campaign.ts";
import { describeProblem } from "../contract/campaign/problems.ts";
import { fail, ok, type Result } from "../contract/result.ts";
import { createFollower, withTimeout } from "../db/availability.ts";
import type { Sql } from "../db/connect.ts";
import { underStartLock } from "../db/migrate.ts";
import { type Answer, API_HEADERS, OPEN_HEADERS, taggedAnswer } from "../http/answer.ts";
import type { Log } from "../monitoring/log.ts";

type VersionRow = {
  version: number;
  document: unknown;
  author: string;
  note: string;
  published_at: Date;
};

/** Versions that staff see, and the one before, with which the oldest is compared. */
const VERSIONS_READ = 31;

/** The last stored versions, newest first. */
export type StoredVersions = {
  latest: number;
  /** Empty when not one of all stored versions can be read. */
  readable: PublishedCampaign[];
  broken: BrokenVersion[];
};

/** Reads the last `atOnce` versions up to `last`, and as many more as it takes to find one that can be read. */
export async function readVersions(sql: Sql, atOnce = VERSIONS_READ, last = 2 ** 31 - 1) {
  const versions: StoredVersions = { latest: 0, readable: [], broken: [] };
  for (let before = last + 1; versions.readable.length === 0; ) {
    const rows = await sql<VersionRow[]>`
      select version, document, author, note, published_at
      from campaign_versions where version < ${before}::bigint order by version desc limit ${atOnce}`;
    for (const { document, published_at, ...about } of rows) {
      const { version } = about;
      before = version;
      versions.latest ||= version;
      // A large one takes 15 ms to parse; visitors' requests go on between two.
      await nextTurn();
      const parsed = parseCampaign(document);
      const publishedAt = published_at.toISOString();
      if (parsed.ok) versions.readable.push({ ...about, publishedAt, campaign: parsed.value });
      else versions.broken.push({ version, problems: parsed.failure.map(describeProblem) });
    }
    if (rows.length < atOnce) break;
  }
  return versions;
}

/** Reads one version; null when there is none with this number, or it cannot be read. */
async function readVersion(sql: Sql, wanted: number): Promise<PublishedCampaign | null> {
  const { readable } = await readVersions(sql, 1, wanted);
  return readable.find(({ version }) => version === wanted) ?? null;
}

/** Returns what identifies the newest version; it changes with each publication and restoration. */
export async function newestPublication(sql: Sql): Promise<string> {
  const [row] = await sql<{ newest: string }[]>`
    select version || ' ' || published_at as newest
    from campaign_versions order by version desc limit 1`;
  return row?.newest ?? "";
}

/** Stores a version after `latest` within `limitMs`, and returns its number. Fails with a newer one's number. */
export async function storeVersion(
  sql: Sql,
  latest: number,
  { campaign, author, note }: Publication,
  limitMs?: number,
): Promise<Result<number, number>> {
  return underStartLock(
    sql,
    async (tx) => {
      const [{ newest }] = await tx<[{ newest: number }]>`
        select coalesce(max(version), 0)::int as newest from campaign_versions`;
      if (newest !== latest) return fail(newest);
      // The driver would quote a text again as JSON.
      await tx`
        insert into campaign_versions (version, document, author, note)
        values (${newest + 1}, ${JSON.stringify(campaign)}::text::jsonb, ${author}, ${note})`;
      return ok(newest + 1);
    },
    limitMs,
  );
}

const READ_AGAIN_MS = 1_000;

export type LiveCampaign = Awaited<ReturnType<typeof openCampaign>>;

/** Reads the campaign. Without a readable version the bundled one is served, in production as a draft. */
export async function openCampaign(deps: { sql: Sql; env: { production: boolean }; log: Log }) {
  const { sql, env, log } = deps;
  const nobody = { version: 0, publishedAt: null, author: "", note: "" };
  const bundled: PublishedCampaign = { ...nobody, campaign: DEFAULT_CAMPAIGN };
  const draft: PublishedCampaign = { ...nobody, campaign: { ...DEFAULT_CAMPAIGN, state: "draft" } };
  const unpublished = env.production ? draft : bundled;
  let current = unpublished;
  let answer = answerOf(current);
  const listeners: (() => void)[] = [];

  let firstDay: string | null = null;
  const follow = createFollower(
    async () => [await newestPublication(sql)],
    async () => {
      const [first] = await sql<{ day: string }[]>`
        select dublin_day(published_at)::text as day from campaign_versions
        where document ->> 'state' is distinct from 'draft' order by version limit 1`;
      firstDay = first?.day ?? null;
      const { latest, readable, broken } = await readVersions(sql, 1);
      for (const { version, problems } of broken) {
        log.error(`Version ${version} of the campaign cannot be served: ${problems.join("; ")}`);
      }
      current = readable[0] ?? (latest === 0 ? unpublished : draft);
      answer = answerOf(current);
      for (const listener of listeners) listener();
    },
  );
  await follow();
  return {
    /** Serves the newest version, which another server may have published. Rejects without the database. */
    follow,
    /** The served version; the bundled campaign has the number 0, and so has the draft. */
    current: () => current,
    /** The day in Ireland, `2026-11-03`, of the first publication that was no draft; null before. */
    firstDay: () => firstDay,
    answer: () => answer,
    read: (atOnce?: number) => readVersions(sql, atOnce),
    /** Reads one version, 0 being the bundled campaign; null for an unknown one. Rejects likewise. */
    readVersion: async (version: number) => (version === 0 ? bundled : readVersion(sql, version)),
    /** Stores a version, as `storeVersion` does, and serves it; the other servers follow within seconds. */
    publish: async (latest: number, version: Publication, limitMs?: number) => {
      const storedVersion = await storeVersion(sql, latest, version, limitMs);
      if (!storedVersion.ok) return storedVersion;
      // The version is stored; when it cannot be read at once, the next `follow` reads it.
      await withTimeout(follow(), READ_AGAIN_MS);
      return storedVersion;
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
