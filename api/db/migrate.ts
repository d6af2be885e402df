import { basename } from "node:path";
import type { Sql } from "./connect.ts";
import { inTransaction } from "./transaction.ts";

const FILES = import.meta.glob<string>("./migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** In the order of their numbers, in which they run. A released migration is never edited. */
const MIGRATIONS = Object.entries(FILES)
  .map(([path, statements]) => ({ name: basename(path, ".sql"), statements }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Key of the advisory lock that a starting process holds while it changes the schema or seeds `tds`. */
export const START_LOCK = 20_240_034;

/**
 * Runs the missing migrations in one transaction and returns their names. Runs
 * under a lock, so several processes may start together.
 */
export async function migrate(sql: Sql): Promise<string[]> {
  return inTransaction(sql, async (tx) => {
    await tx`select pg_advisory_xact_lock(${START_LOCK})`;
    await tx`
      create table if not exists migrations (
        name text primary key,
        ran_at timestamptz not null default now()
      )`;
    const ran = new Set((await tx`select name from migrations`).map((row) => String(row.name)));
    const missing = MIGRATIONS.filter(({ name }) => !ran.has(name));
    for (const { name, statements } of missing) {
      await tx.unsafe(statements);
      await tx`insert into migrations (name) values (${name})`;
    }
    return missing.map(({ name }) => name);
  });
}
