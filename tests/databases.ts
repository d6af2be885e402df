import { randomUUID } from "node:crypto";
import { join, resolve } from "node:path";
import postgres from "postgres";
import { inject } from "vitest";
import { type DatabaseChoice, openDatabase, type Sql } from "../api/db/connect.ts";
import { copyDataDir } from "./data-folders.ts";

export const BUILD = resolve(import.meta.dirname, "../.build");
export const EMBEDDED_PROGRAM = join(BUILD, "api/embedded-database.js");

type Engine = DatabaseChoice["kind"];

/** The engines that store tests run on here: `describe.each(ENGINES)`. */
export const ENGINES: Engine[] = inject("postgresUrl") ? ["embedded", "postgres"] : ["embedded"];

/** Runs `use` on a new, empty database of that engine, and removes it. */
export async function withDatabase(
  engine: Engine,
  use: (sql: Sql, choice: DatabaseChoice) => Promise<void>,
): Promise<void> {
  const { choice, remove } = engine === "embedded" ? newFolder() : await newDatabase();
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

type Made = { choice: DatabaseChoice; remove: () => Promise<void> };

function newFolder(): Made {
  const { dataDir, remove } = copyDataDir(inject("emptyDataDir"));
  return { choice: { kind: "embedded", dataDir }, remove: async () => remove() };
}

async function newDatabase(): Promise<Made> {
  const admin = inject("postgresUrl");
  if (admin === null) throw new Error("There is no PostgreSQL here");
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
