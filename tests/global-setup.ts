import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../api/db/connect.ts";
import { buildStale } from "../site/tools/build.mjs";
import { makeFilledDataDir } from "./data-folders.ts";
import { findPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL on which databases may be made; null when there is none here. */
    postgresUrl: string | null;
    /** The data folder of an embedded database without tables, to copy: making one takes seconds. */
    emptyDataDir: string;
    /** One as a server's first start leaves it, to copy. */
    filledDataDir: string;
  }
}

/** Builds the programs that process tests run, and finds the second engine. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildStale(["api"]);
  const emptyDataDir = await makeDataDir();
  project.provide("emptyDataDir", emptyDataDir);
  const filledDataDir = await makeFilledDataDir(emptyDataDir);
  project.provide("filledDataDir", filledDataDir);
  const found = await findPostgres();
  if (!found.ok) console.log(`Store tests run on the embedded engine only: ${found.failure}`);
  project.provide("postgresUrl", found.ok ? found.value.url : null);
  return async () => {
    for (const made of [emptyDataDir, filledDataDir])
      rmSync(made, { recursive: true, force: true });
    if (found.ok) await found.value.stop();
  };
}

async function makeDataDir(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "bia-empty-"));
  const program = resolve(import.meta.dirname, "../.build/api/embedded-database.js");
  const opened = await openDatabase({ kind: "embedded", dataDir }, program);
  if (!opened.ok) throw new Error(opened.failure.detail);
  await opened.value.close();
  return dataDir;
}
