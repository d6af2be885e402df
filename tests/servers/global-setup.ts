import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { buildStale } from "../../site/tools/build.mjs";
import { createEmptyDataDir, createFilledDataDir } from "./data-folders.ts";
import { findPostgres } from "./postgres.ts";
import { FAST_COMPILATION } from "./server-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL on which databases may be created; null when none is available. */
    postgresUrl: string | null;
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
  const filledDataDir = await createFilledDataDir();
  project.provide("filledDataDir", filledDataDir);
  const postgres = await starting;
  if (!postgres.ok)
    console.log(`Store tests run on the embedded database only: ${postgres.failure}`);
  project.provide("postgresUrl", postgres.ok ? postgres.value.url : null);
  return async () => {
    for (const folder of [emptyDataDir, filledDataDir])
      rmSync(folder, { recursive: true, force: true });
    if (postgres.ok) await postgres.value.stop();
  };
}
