import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { inject } from "vitest";
import { type DatabaseChoice, openDatabase, type Sql } from "../../api/db/connect.ts";
import { EMBEDDED_PROGRAM } from "./built-programs.ts";
import { copyDataDir } from "./data-folders.ts";

type Engine = DatabaseChoice["kind"];

if (inject("emptyDataDir") === undefined) {
  throw new Error("This test needs the set-up of the stores: run it with `npm run unit FILE`");
}

/** The database engines that are available here, for `describe.each(ENGINES)`. */
export const ENGINES: Engine[] = inject("postgresUrl") ? ["embedded", "postgres"] : ["embedded"];

/** Runs `use` on a new, empty database of the engine, and removes the database afterwards. */
export async function withDatabase(
  engine: Engine,
  use: (sql: Sql, choice: DatabaseChoice) => Promise<void>,
): Promise<void> {
  const { choice, remove } = engine === "embedded" ? createFolder() : await createPostgres();
  try {
    const opened = await openDatabase(choice, EMBEDDED_PROGRAM);
    if (!opened.ok) throw new Error(`${opened.failure.code}: ${opened.failure.detail}`);
    try {
      await use(opened.value.sql, choice);
    } finally {
      await opened.value.close();
    }
  } finally {
    await remove();
  }
}

type TemporaryDatabase = { choice: DatabaseChoice; remove: () => Promise<void> };

function createFolder(): TemporaryDatabase {
  const { dataDir, remove } = copyDataDir(inject("emptyDataDir"));
  return { choice: { kind: "embedded", dataDir }, remove: async () => remove() };
}

async function createPostgres(): Promise<TemporaryDatabase> {
  const admin = inject("postgresUrl");
  if (admin === null) throw new Error("No PostgreSQL is available");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const administer = async (statement: string) => {
    const sql = postgres(admin, { max: 1, onnotice: () => {} });
    await sql.unsafe(statement);
    await sql.end();
  };
  await administer(`create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return {
    choice: { kind: "postgres", url: url.href },
    remove: () => administer(`drop database ${name} with (force)`),
  };
}
