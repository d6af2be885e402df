import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sql } from "../../../api/db/connect.ts";

const FOLDER = join(import.meta.dirname, "../../../api/db/migrations");

/** Runs the migrations up to and including `last`, as an earlier version did. */
export async function migrateTo(sql: Sql, last: string): Promise<void> {
  await sql`create table migrations (name text primary key, ran_at timestamptz default now())`;
  for (const file of readdirSync(FOLDER).sort()) {
    const name = file.replace(/\.sql$/, "");
    if (name > last) return;
    await sql.unsafe(readFileSync(join(FOLDER, file), "utf8"));
    await sql`insert into migrations (name) values (${name})`;
  }
}
