import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { migrate } from "../../api/db/migrate.ts";
import { buildStale } from "../../site/tools/build.mjs";
import { createEmptyDataDir, createFilledDataDir, openTestDatabase } from "./data-folders.ts";
import { createDatabase, findPostgres } from "./postgres.ts";
import { FAST_COMPILATION } from "./server-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL on which databases may be created; null when none is available. */
    postgresUrl: string | null;
    /** A database with all tables there, to be copied. */
    postgresTables: string | null;
    /** A data folder of an embedded database without tables, to be copied. */
    emptyDataDir: string;
    /** A data folder with all tables and the TDs of the seed file, to be copied. */
    filledDataDir: string;
  }
}

/** Builds the server, creates the data folders that tests copy, and starts a PostgreSQL where one is installed. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const starting = findPostgres();
  await buildStale();
  // The test processes start later and inherit the environment.
  Object.assign(process.env, FAST_COMPILATION);
  const emptyDataDir = await createEmptyDataDir();
  project.provide("emptyDataDir", emptyDataDir);
  const filledDataDir = await createFilledDataDir(emptyDataDir);
  project.provide("filledDataDir", filledDataDir);
  const postgres = await starting;
  if (!postgres.ok)
    console.log(`Store tests run on the embedded database only: ${postgres.failure}`);
  project.provide("postgresUrl", postgres.ok ? postgres.value.url : null);
  const tables = postgres.ok ? await createTables(postgres.value.url) : null;
  project.provide("postgresTables", tables?.name ?? null);
  return async () => {
    await tables?.remove();
    for (const folder of [emptyDataDir, filledDataDir])
      rmSync(folder, { recursive: true, force: true });
    if (postgres.ok) await postgres.value.stop();
  };
}

/** Creates a PostgreSQL database with all tables, which tests copy. */
async function createTables(postgresUrl: string) {
  const database = await createDatabase(postgresUrl);
  const { sql, close } = await openTestDatabase(database.choice);
  await migrate(sql);
  await close();
  return database;
}
