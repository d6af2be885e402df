import { fail, ok, type Result } from "../../contract/result.ts";
import type { Queries, Sql } from "../../db/connect.ts";
import { inTransaction } from "../../db/transaction.ts";
import { outsideAddresses, readAccepted, reasonToHold } from "./accepted.ts";

/** A row of the table `tds`. `parseTd` validates it. */
export type TdRow = {
  name: string;
  email: string;
  party: string | null;
  constituency: string;
  /** When the source was read. */
  updated_at: Date;
};

/** Reads all rows, in no particular order. */
export async function readTds(sql: Queries): Promise<TdRow[]> {
  return sql<TdRow[]>`select name, email, party, constituency, updated_at from tds`;
}

/** Writes and deletes rows within the transaction `tx`. `readAt` is when the source was read. */
export async function storeTds(
  tx: Queries,
  store: readonly Omit<TdRow, "updated_at">[],
  remove: readonly Pick<TdRow, "email" | "constituency">[],
  readAt: Date,
): Promise<void> {
  await tx`
    delete from tds
    using jsonb_to_recordset(${JSON.stringify(remove)}::text::jsonb)
      as removed (email text, constituency text)
    where tds.email = removed.email and tds.constituency = removed.constituency`;
  await tx`
    insert into tds (name, email, party, constituency, updated_at)
    select name, email, party, constituency, ${readAt}
    from jsonb_to_recordset(${JSON.stringify(store)}::text::jsonb)
      as found (name text, email text, party text, constituency text)
    on conflict (email, constituency)
    do update set name = excluded.name, party = excluded.party, updated_at = excluded.updated_at`;
}

/** Locks `tds` until the end of the transaction, so that no other write is lost or undone. */
export async function lockTds(tx: Queries): Promise<void> {
  await tx`lock table tds in share row exclusive mode`;
}

/**
 * Returns the reason for refusing a read with so few addresses that the source is probably broken.
 */
export function tooFewFound(found: number, stored: number): string {
  return `Only ${found} addresses were found, but ${stored} are stored. Nothing was changed`;
}

/**
 * Replaces the rows of one constituency with those read from the source at
 * `readAt`, unless newer rows are stored. Fails with the reason when fewer TDs
 * were found than are stored, when a person has to accept the change, or when an
 * address is new and outside the parliament's domain: a population compares all
 * TDs and reports such changes.
 */
export async function storeConstituency(
  sql: Sql,
  constituency: string,
  rows: readonly TdRow[],
  readAt: Date,
): Promise<Result<void, string>> {
  return inTransaction(sql, async (tx) => {
    await lockTds(tx);
    const all = await readTds(tx);
    const stored = all.filter((row) => row.constituency === constituency);
    if (stored.some(({ updated_at }) => updated_at > readAt)) return ok(undefined);
    const emails = rows.map(({ email }) => email);
    const found = rows.filter(({ email }, index) => emails.indexOf(email) === index);
    if (found.length < stored.length) return fail(tooFewFound(found.length, stored.length));
    const remove = stored.filter(({ email }) => !emails.includes(email));
    const others = all.filter((row) => row.constituency !== constituency);
    const accepted = await readAccepted(tx);
    const reason = reasonToHold(accepted, [...others, ...found]);
    if (reason !== null) return fail(reason);
    const [outside] = accepted.tds.length === 0 ? [] : outsideAddresses(accepted, found);
    if (outside !== undefined) {
      return fail(`${outside.name} has a new address outside oireachtas.ie, ${outside.email}`);
    }
    await storeTds(tx, found, remove, readAt);
    return ok(undefined);
  });
}
