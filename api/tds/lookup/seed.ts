import type { Sql } from "../../db/connect.ts";
import { START_LOCK } from "../../db/migrate.ts";
import seed from "./seed/tds.json";

/** What filling an empty table came to. */
export type SeedReport = {
  /** Rows written; 0 when the table had rows already. */
  stored: number;
  /** Sitting TDs who have no published address, so no row. */
  withoutAddress: { name: string; constituency: string }[];
};

/**
 * Fills an empty `tds` table from the project's own dated file, so that the
 * first visitor of a new machine finds real TDs without a network. A table
 * with rows is left alone. One transaction; safe when several processes start
 * together.
 */
export async function seedTds(sql: Sql): Promise<SeedReport> {
  return sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${START_LOCK})`;
    const [found] = await tx`select 1 from tds limit 1`;
    if (found) return { stored: 0, withoutAddress: [] };
    const checked = new Date(seed.asOf);
    const rows = seed.tds.flatMap(({ name, email, party, constituency }) =>
      email === null ? [] : [{ name, email, party, constituency, updated_at: checked }],
    );
    await tx`insert into tds ${tx(rows)}`;
    const withoutAddress = seed.tds
      .filter(({ email }) => email === null)
      .map(({ name, constituency }) => ({ name, constituency }));
    return { stored: rows.length, withoutAddress };
  });
}
