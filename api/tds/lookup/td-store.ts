import type { Queries } from "../../db/connect.ts";

/** A row of `tds` as the database has it; not yet checked to be a TD. */
export type TdRow = {
  name: string;
  email: string;
  party: string | null;
  constituency: string;
  updated_at: Date;
};

/** Every stored TD, in no particular order. */
export async function readTds(sql: Queries): Promise<TdRow[]> {
  return sql<TdRow[]>`select name, email, party, constituency, updated_at from tds`;
}

/** Stores TDs as they were read at `readAt`, and removes those at these addresses. Within a transaction. */
export async function storeTds(
  tx: Queries,
  store: readonly Omit<TdRow, "updated_at">[],
  remove: readonly Pick<TdRow, "email" | "constituency">[],
  readAt: Date,
): Promise<void> {
  await tx`
    delete from tds
    using jsonb_to_recordset(${JSON.stringify(remove)}::text::jsonb)
      as gone (email text, constituency text)
    where tds.email = gone.email and tds.constituency = gone.constituency`;
  await tx`
    insert into tds (name, email, party, constituency, updated_at)
    select name, email, party, constituency, ${readAt}
    from jsonb_to_recordset(${JSON.stringify(store)}::text::jsonb)
      as found (name text, email text, party text, constituency text)
    on conflict (email, constituency)
    do update set name = excluded.name, party = excluded.party, updated_at = excluded.updated_at`;
}
