import { type Campaign, parseCampaign } from "../contract/campaign/campaign.ts";
import type { PublishedCampaign } from "../contract/campaign/campaign-api.ts";
import { describeProblem } from "../contract/campaign/problems.ts";
import { fail, ok, type Result } from "../contract/result.ts";
import type { Sql } from "../db/connect.ts";
import { START_LOCK } from "../db/migrate.ts";
import { inTransaction } from "../db/transaction.ts";

/** Versions that are read at once. The served one is among them unless all of them are broken. */
const VERSIONS_READ = 30;

/** A version to be stored: its campaign, its author, and the reason for the change. */
export type NewVersion = { campaign: Campaign; author: string; note: string };

/** A stored version that cannot be served, and why. */
export type BrokenVersion = { version: number; problems: string[] };

/** The last stored versions, newest first. */
export type StoredVersions = {
  /** The newest version's number; 0 when nothing is stored. */
  latest: number;
  readable: PublishedCampaign[];
  broken: BrokenVersion[];
};

/** Reads the last versions. One that this release cannot read is listed as broken. */
export async function readVersions(sql: Sql): Promise<StoredVersions> {
  const rows = await sql<
    { version: number; document: unknown; author: string; note: string; published_at: Date }[]
  >`
    select version, document, author, note, published_at
    from campaign_versions order by version desc limit ${VERSIONS_READ}`;
  const stored: StoredVersions = { latest: rows[0]?.version ?? 0, readable: [], broken: [] };
  for (const { version, document, author, note, published_at } of rows) {
    const parsed = parseCampaign(document);
    if (parsed.ok) {
      const publishedAt = published_at.toISOString();
      stored.readable.push({ version, publishedAt, author, note, campaign: parsed.value });
    } else {
      stored.broken.push({ version, problems: parsed.failure.map(describeProblem) });
    }
  }
  return stored;
}

/** Stores a campaign as the first version of an empty database. */
export async function seedCampaign(sql: Sql, campaign: Campaign): Promise<void> {
  const seed = {
    campaign,
    author: "CAMPAIGN_FILE",
    note: "The campaign that the server began with",
  };
  // Another server that starts at the same time may have stored it.
  if ((await readLatest(sql)) === 0) await storeVersion(sql, 0, seed);
}

/** Returns the number of the newest version; 0 when nothing is stored. */
export async function readLatest(sql: Sql): Promise<number> {
  const [row] = await sql<{ latest: number }[]>`
    select coalesce(max(version), 0)::int as latest from campaign_versions`;
  return row?.latest ?? 0;
}

/**
 * Stores a version after `latest`, and returns its number. Fails with the newest version's number
 * when that is another one. Runs in one transaction under a lock.
 */
export async function storeVersion(
  sql: Sql,
  latest: number,
  { campaign, author, note }: NewVersion,
): Promise<Result<number, number>> {
  return inTransaction(sql, async (tx) => {
    await tx`select pg_advisory_xact_lock(${START_LOCK})`;
    const [row] = await tx`select coalesce(max(version), 0)::int as latest from campaign_versions`;
    const newest = Number(row?.latest ?? 0);
    if (newest !== latest) return fail(newest);
    // The driver would quote a text again as JSON.
    await tx`
      insert into campaign_versions (version, document, author, note)
      values (${newest + 1}, ${JSON.stringify(campaign)}::text::jsonb, ${author}, ${note})`;
    return ok(newest + 1);
  });
}
