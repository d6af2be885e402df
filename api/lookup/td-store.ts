import type { Sql } from "../db/connect.ts";

/** A row of `tds` as the database has it; not yet checked to be a TD. */
export type TdRow = {
  name: string;
  email: string;
  party: string | null;
  constituency: string;
  updated_at: Date;
};

/** Every stored TD, in no particular order. */
export async function readTds(sql: Sql): Promise<TdRow[]> {
  return sql<TdRow[]>`select name, email, party, constituency, updated_at from tds`;
}
