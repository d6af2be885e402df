import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Deps } from "./app.ts";
import { ok, type Result } from "./contract/result.ts";
import { type ConnectFailure, type Database, openDatabase, type Sql } from "./db/connect.ts";
import { migrate } from "./db/migrate.ts";
import type { Env } from "./env.ts";
import type { Log } from "./log.ts";
import { type SeedReport, seedTds } from "./lookup/seed.ts";
import { type TdIndex, tdIndex } from "./lookup/td-index.ts";
import { readTds } from "./lookup/td-store.ts";
import { readEmbed } from "./static/embed.ts";
import { readSite } from "./static/site.ts";

/** Everything a running server holds. */
export type Opened = { deps: Deps; database: Database; tds: TdIndex; seed: SeedReport };

const READY_MS = 2_000;

/**
 * Opens the database, brings it up to date, fills it if it is empty, and reads
 * the TDs and the files of `buildDir` into memory.
 */
export async function openDeps(
  env: Env,
  log: Log,
  buildDir: string,
): Promise<Result<Opened, ConnectFailure>> {
  const program = join(buildDir, "api/embedded-database.js");
  const opened = await openDatabase(
    env.database.kind === "embedded" ? { ...env.database, program } : env.database,
  );
  if (!opened.ok) return opened;
  const database = opened.value;
  const { sql } = database;
  for (const name of await migrate(sql)) log.debug(`Ran the migration ${name}`);
  const seed = await seedTds(sql);
  const tds = tdIndex(await readTds(sql));
  for (const { name, constituency } of tds.refused) {
    log.warn(`The stored row of ${name} (${constituency}) is not a TD and is left out`);
  }
  const deps: Deps = {
    lookups: tds.answers,
    isReady: () => answers(sql),
    embed: readEmbed(join(buildDir, "widget")),
    site: readSite(join(buildDir, "site"), env.publicUrl?.startsWith("https:") ?? false),
    log,
  };
  return ok({ deps, database, tds, seed });
}

/** Whether the database answers within two seconds. */
async function answers(sql: Sql): Promise<boolean> {
  const asked = sql`select 1`.then(
    () => true,
    () => false,
  );
  return Promise.race([asked, sleep(READY_MS, false)]);
}
