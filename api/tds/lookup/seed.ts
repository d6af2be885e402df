import { fields, parseAll } from "../../contract/json.ts";
import type { ReportedTd } from "../../contract/population.ts";
import type { Queries, Sql } from "../../db/connect.ts";
import { START_LOCK } from "../../db/migrate.ts";
import { inTransaction } from "../../db/transaction.ts";
import { storeAccepted } from "./accepted.ts";
import seed from "./seed/tds.json";
import type { TdRow } from "./td-store.ts";

/** Returns the TDs of the file `seed/tds.json` who have a published address. */
export function bundledTds(): TdRow[] {
  const updated_at = new Date(seed.asOf);
  return seed.tds.flatMap(({ name, email, party, constituency }) =>
    email === null ? [] : [{ name, email, party, constituency, updated_at }],
  );
}

/**
 * Fills an empty table `tds` from the file `seed/tds.json`, so that lookups
 * work on a new machine without a network. A table with rows stays unchanged.
 * Runs in one transaction under a lock, so several processes may start together.
 */
export async function seedTds(sql: Sql): Promise<void> {
  await inTransaction(sql, async (tx) => {
    await tx`select pg_advisory_xact_lock(${START_LOCK})`;
    const [existing] = await tx`select 1 from tds limit 1`;
    if (existing) return;
    const rows = bundledTds();
    await tx`insert into tds ${tx(rows)}`;
    await storeAccepted(tx, rows);
  });
}

/** Returns the TDs without an address by the last population, or by the file when there was none. */
export async function readWithoutAddress(tx: Queries): Promise<ReportedTd[]> {
  const [last] = await tx`
    select report -> 'withoutAddress' as listed from populations
    where state = 'succeeded' and report is not null order by id desc limit 1`;
  const listed = parseAll(last?.listed, (item) => {
    const { name, constituency } = fields(item);
    const isNamed = typeof name === "string" && typeof constituency === "string";
    return isNamed ? { name, constituency } : null;
  });
  return listed ?? bundledWithoutAddress();
}

/** Returns the TDs of the file `seed/tds.json` who have no published address. */
export function bundledWithoutAddress(): ReportedTd[] {
  return seed.tds
    .filter(({ email }) => email === null)
    .map(({ name, constituency }) => ({ name, constituency }));
}
