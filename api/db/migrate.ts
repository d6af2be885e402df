import { basename } from "node:path";
import type { Queries, Sql } from "./connect.ts";
import { inTransaction, type Work } from "./transaction.ts";

const FILES = import.meta.glob<string>("./migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The migrations are sorted by number. A released migration is never edited. */
const MIGRATIONS = Object.entries(FILES)
  .map(([path, statements]) => ({ name: basename(path, ".sql"), statements }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** The first migration. A database with tables of another origin is refused. */
const SCHEMA = "001-tables";

export const EARLIER_SHAPE =
  "The database has the tables of an earlier version, which commit e8e250b3 still serves; set DATABASE_URL or DATA_DIR to an empty database";

const START_LOCK = 20_240_034;

/** Runs `work` in a transaction under the lock of starting processes, which publications wait for too. */
export function underStartLock<T>(sql: Sql, work: Work<T>, limitMs?: number) {
  const lockAndWork = async (tx: Queries) => {
    await tx`select pg_advisory_xact_lock(${START_LOCK})`;
    return work(tx);
  };
  return inTransaction(sql, lockAndWork, limitMs);
}

/** Runs the missing migrations in one transaction and returns their names. Rejects with `EARLIER_SHAPE`. */
export async function migrate(sql: Sql): Promise<string[]> {
  return underStartLock(sql, async (tx) => {
    await tx`
      create table if not exists migrations (
        name text primary key,
        ran_at timestamptz not null default now()
      )`;
    const namesDone = new Set(
      (await tx`select name from migrations`).map((row) => String(row.name)),
    );
    const [schema] = await tx`select to_regclass('tds') is not null as has_tables`;
    if (!namesDone.has(SCHEMA) && (namesDone.size > 0 || schema?.has_tables))
      throw new Error(EARLIER_SHAPE);
    const due = MIGRATIONS.filter(({ name }) => !namesDone.has(name));
    for (const { name, statements } of due) {
      await tx.unsafe(statements);
      await tx`insert into migrations (name) values (${name})`;
    }
    return due.map(({ name }) => name);
  });
}
