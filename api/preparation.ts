import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseAway } from "./db/away.ts";
import type { Sql } from "./db/connect.ts";
import { migrate } from "./db/migrate.ts";
import type { Log } from "./observe/log.ts";
import { type SeedReport, seedTds } from "./tds/lookup/seed.ts";

/** The preparation of the database for this version: its tables, and TDs in an empty one. */
export type Preparation = {
  /** What was stored; null while the database has not answered since the start. */
  seed: () => SeedReport | null;
  /** Resolves when the database is prepared. */
  done: Promise<void>;
  /** Ends the attempts; `done` then stays pending. */
  stop: () => void;
};

const RETRY_MS = 1_000;
/** Time for the first attempt; it then goes on in the background. */
const FIRST_ATTEMPT_MS = 8_000;

/**
 * Migrates the database and fills an empty one. While the database is away it
 * returns after the first attempt and tries again every second. Rejects when
 * the first attempt fails for another reason, such as a wrong password.
 */
export async function prepareDatabase(sql: Sql, log: Log): Promise<Preparation> {
  let seed: SeedReport | null = null;
  const stopping = new AbortController();
  const attempt = async () => {
    for (const name of await migrate(sql)) log.debug(`Ran the migration ${name}`);
    seed = await seedTds(sql);
  };
  const retry = async (): Promise<void> => {
    if (seed !== null) return;
    for (let last = ""; seed === null; ) {
      await sleep(RETRY_MS, undefined, { ref: false, signal: stopping.signal });
      await attempt().catch((error: unknown) => {
        if (isDatabaseAway(error) || last === String(error)) return;
        last = String(error);
        log.error(`The database cannot be prepared: ${last}`);
      });
    }
  };

  let isFirst = true;
  const first = attempt().catch((error: unknown) => {
    if (isFirst && !isDatabaseAway(error)) throw error;
  });
  await Promise.race([first, sleep(FIRST_ATTEMPT_MS, undefined, { ref: false })]);
  isFirst = false;
  // Pending for ever when it is stopped.
  const done = first.then(retry).catch(() => new Promise<void>(() => {}));
  return { seed: () => seed, done, stop: () => stopping.abort() };
}
