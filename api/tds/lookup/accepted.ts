import type { ReportedTd } from "../../contract/population.ts";
import type { Queries } from "../../db/connect.ts";
import type { TdRow } from "./td-store.ts";

/** The details of a TD without the time when they were checked. */
export type TdDetails = Omit<TdRow, "updated_at">;

/** The TDs of the first run, or those that a person accepted last. */
export type AcceptedTds = {
  tds: readonly TdDetails[];
  /** Null when there are none yet. */
  acceptedAt: Date | null;
};

/** If more than this share of the accepted TDs differs, a person has to accept the difference. */
const MAX_CHANGED_SHARE = 0.1;

/** Reads the accepted TDs. */
export async function readAccepted(sql: Queries): Promise<AcceptedTds> {
  const rows = await sql<(TdDetails & { accepted_at: Date })[]>`
    select name, email, party, constituency, accepted_at from tds_accepted`;
  const tds = rows.map(({ accepted_at: _at, ...td }) => td);
  return { tds, acceptedAt: rows[0]?.accepted_at ?? null };
}

/** Replaces the accepted TDs within the transaction `tx`. */
export async function storeAccepted(tx: Queries, tds: readonly TdDetails[]): Promise<void> {
  await tx`delete from tds_accepted`;
  await tx`
    insert into tds_accepted (name, email, party, constituency)
    select name, email, party, constituency
    from jsonb_to_recordset(${JSON.stringify(tds)}::text::jsonb)
      as accepted (name text, email text, party text, constituency text)`;
}

/**
 * Returns why a person has to accept these TDs before they are stored; null
 * when they need not. They are compared with the accepted TDs and not with the
 * stored ones, so that many small changes count as one large change.
 */
export function reasonToHold(accepted: AcceptedTds, next: readonly TdDetails[]): string | null {
  const total = accepted.tds.length;
  const changed = Math.max(countOthers(accepted.tds, next), countOthers(next, accepted.tds));
  if (total === 0 || changed <= MAX_CHANGED_SHARE * total) return null;
  const day = accepted.acceptedAt?.toISOString().slice(0, 10);
  return `${changed} TDs differ by name, address or constituency from the ${total} that were accepted on ${day}. Nothing was changed`;
}

/** Counts the TDs of `tds` that are not in `others` with the same name, address and constituency. */
function countOthers(tds: readonly TdDetails[], others: readonly TdDetails[]): number {
  const key = ({ name, email, constituency }: TdDetails) =>
    JSON.stringify([name, email, constituency]);
  const known = new Set(others.map(key));
  return tds.filter((td) => !known.has(key(td))).length;
}

/** A TD with an address outside the parliament's domain. */
export type OutsideAddress = ReportedTd & { email: string };

const PARLIAMENT_DOMAIN = /@(?:[a-z0-9-]+\.)*oireachtas\.ie$/i;

/** Returns the addresses outside `oireachtas.ie` that are not among the accepted ones. */
export function outsideAddresses(
  accepted: AcceptedTds,
  next: readonly TdDetails[],
): OutsideAddress[] {
  const known = new Set(accepted.tds.map(({ email }) => email.toLowerCase()));
  return next
    .filter(({ email }) => !PARLIAMENT_DOMAIN.test(email) && !known.has(email.toLowerCase()))
    .map(({ name, constituency, email }) => ({ name, constituency, email }));
}
