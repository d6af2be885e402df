import type { TestProject } from "vitest/node";
import { buildStale } from "../api/build.mjs";
import { findPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL on which databases may be made; null when there is none here. */
    postgresUrl: string | null;
  }
}

/** Builds the programs that process tests run, and finds the second engine. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildStale(["api"]);
  const found = await findPostgres();
  if (!found.ok) console.log(`Store tests run on the embedded engine only: ${found.failure}`);
  project.provide("postgresUrl", found.ok ? found.value.url : null);
  return async () => {
    if (found.ok) await found.value.stop();
  };
}
