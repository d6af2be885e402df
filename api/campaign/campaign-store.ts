import { setImmediate as nextTurn } from "node:timers/promises";
import { parseCampaign } from "../contract/campaign/campaign.ts";
import type {
  BrokenVersion,
  Publication,
  PublishedCampaign,
} from "../contract/campaign/campaign-api.ts";
import { describeProblem } from "../contract/campaign/problems.ts";
import { fail, ok, type Result } from "../contract/result.ts";
import type { Sql } from "../db/connect.ts";
import { underStartLock } from "../db/migrate.ts";

type VersionRow = {
  version: number;
  document: unknown;
  author: string;
  note: string;
  published_at: Date;
};

function parseRow({ document, published_at, ...row }: VersionRow) {
  const parsed = parseCampaign(document);
  if (!parsed.ok) return parsed;
  const publishedAt = published_at.toISOString();
  return ok<PublishedCampaign>({ ...row, publishedAt, campaign: parsed.value });
}

/** Versions that staff see, and the one before, with which the oldest is compared. */
const VERSIONS_READ = 31;

/** The last stored versions, newest first. */
export type StoredVersions = {
  latest: number;
  /** Empty when not one of all stored versions can be read. */
  readable: PublishedCampaign[];
  broken: BrokenVersion[];
};

/** Reads the last `atOnce` versions, and as many more as it takes to find one that can be read. */
export async function readVersions(sql: Sql, atOnce = VERSIONS_READ): Promise<StoredVersions> {
  const stored: StoredVersions = { latest: 0, readable: [], broken: [] };
  for (let before = 2 ** 31 - 1; stored.readable.length === 0; ) {
    const rows = await sql<VersionRow[]>`
      select version, document, author, note, published_at
      from campaign_versions where version < ${before} order by version desc limit ${atOnce}`;
    for (const row of rows) {
      const { version } = row;
      before = version;
      stored.latest ||= version;
      // A large one takes 15 ms to parse; visitors' requests go on between two.
      await nextTurn();
      const parsed = parseRow(row);
      if (parsed.ok) stored.readable.push(parsed.value);
      else stored.broken.push({ version, problems: parsed.failure.map(describeProblem) });
    }
    if (rows.length < atOnce) break;
  }
  return stored;
}

/** Reads one version; null when there is none with this number, or it cannot be read. */
export async function readVersion(sql: Sql, wanted: number): Promise<PublishedCampaign | null> {
  const rows = await sql<VersionRow[]>`
    select version, document, author, note, published_at
    from campaign_versions where version = ${wanted}`;
  const [parsed] = rows.map(parseRow);
  return parsed?.ok ? parsed.value : null;
}

/** Returns what identifies the newest version; it changes with each publication and restoration. */
export async function readNewest(sql: Sql): Promise<string> {
  const [row] = await sql<{ newest: string }[]>`
    select version || ' ' || published_at as newest
    from campaign_versions order by version desc limit 1`;
  return row?.newest ?? "";
}

/** Returns the day in Ireland, `2026-11-03`, on which a campaign was first published; null before. A draft is not public. */
export async function readFirstDay(sql: Sql): Promise<string | null> {
  const [row] = await sql<{ day: string }[]>`
    select dublin_day(published_at)::text as day from campaign_versions
    where document ->> 'state' is distinct from 'draft' order by version limit 1`;
  return row?.day ?? null;
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
