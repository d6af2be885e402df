import type { UnaddressedTd } from "../../contract/population.ts";
import { isRoles } from "../../contract/roles.ts";
import { noDetails, TD_FIELDS, type TdDetails } from "../../contract/td.ts";
import type { Queries } from "../../db/connect.ts";
import seed from "./seed/tds.json";

/** A row of the table `tds`, read from the source at `updated_at`. `parseTd` validates it. */
export type TdRow = TdDetails & { updated_at: Date };

/** The TDs of the first run, or the last that a person accepted; `acceptedAt` is null without any. */
export type AcceptedTds = { tds: readonly TdDetails[]; acceptedAt: Date | null };

const COLUMNS = TD_FIELDS.map(({ name }) => name);

export async function readTds(sql: Queries): Promise<TdRow[]> {
  return sql<TdRow[]>`select ${sql(COLUMNS)}, updated_at from tds`;
}

/** Returns what changes when TDs or questions are stored. */
export async function newestChange(sql: Queries): Promise<string> {
  const [row] = await sql<[{ newest: string }]>`
    select concat_ws(
      ' ', max(updated_at), (select max(read_at) from question_months),
      (select report -> 'questions' ->> 'readAt' from populations order by id desc limit 1)
    ) as newest from tds`;
  return row.newest;
}

/** Replaces the rows, of one constituency or all, within `tx`. `readAt`: when rows without `updated_at` were read. */
export async function storeTds(
  tx: Queries,
  tds: readonly TdDetails[],
  readAt = new Date(),
  constituency?: string,
): Promise<void> {
  await tx`delete from tds where constituency = coalesce(${constituency ?? null}, constituency)`;
  await tx`
    insert into tds (${tx(COLUMNS)}, updated_at)
    select ${tx(COLUMNS)}, coalesce(updated_at, ${readAt})
    from jsonb_populate_recordset(null::tds, ${JSON.stringify(tds)}::text::jsonb)`;
}

export async function readAccepted(sql: Queries): Promise<AcceptedTds> {
  const rows = await sql<(TdDetails & { accepted_at: Date })[]>`
    select ${sql(COLUMNS)}, accepted_at from tds_accepted`;
  return { tds: rows, acceptedAt: rows[0]?.accepted_at ?? null };
}

/** Replaces the accepted TDs within `tx`. */
export async function storeAccepted(tx: Queries, tds: readonly TdDetails[]): Promise<void> {
  await tx`delete from tds_accepted`;
  await tx`
    insert into tds_accepted (${tx(COLUMNS)})
    select ${tx(COLUMNS)}
    from jsonb_populate_recordset(null::tds_accepted, ${JSON.stringify(tds)}::text::jsonb)`;
}

/** Returns the TDs of the file `seed/tds.json` who have a published address. */
export function bundledTds(): TdRow[] {
  const updated_at = new Date(seed.asOf);
  return seed.tds.flatMap(({ memberCode: code, email, roles = null, ...td }) =>
    email === null
      ? []
      : [{ ...noDetails(), ...td, code, email, roles: isRoles(roles) ? roles : null, updated_at }],
  );
}

/** Returns the TDs of the file `seed/tds.json` who have no published address. */
export function bundledWithoutAddress(): UnaddressedTd[] {
  return seed.tds.flatMap(({ memberCode: code, email, name, party, constituency }) =>
    email === null ? [{ name, party, constituency, code, roles: null }] : [],
  );
}

/** Fills an empty table `tds` from the seed file within `tx`, so that lookups work without a network. */
export async function seedTds(tx: Queries): Promise<void> {
  const [existing] = await tx`select 1 from tds limit 1`;
  if (existing) return;
  const rows = bundledTds();
  await storeTds(tx, rows);
  await storeAccepted(tx, rows);
}

/** Returns the TDs without an address by the last population; before the first, by the seed file. */
export async function readWithoutAddress(sql: Queries): Promise<UnaddressedTd[]> {
  const [last] = await sql<{ tds: UnaddressedTd[] | null }[]>`
    select report -> 'withoutAddress' as tds from populations
    where state = 'succeeded' and report is not null and report -> 'putBack' is null
    order by id desc limit 1`;
  return last?.tds ?? bundledWithoutAddress();
}
