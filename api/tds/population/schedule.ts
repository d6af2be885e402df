import type { PopulationRun } from "../../contract/population.ts";
import { withTimeout } from "../../db/availability.ts";
import { type DatabaseChoice, openConnection } from "../../db/connect.ts";

export type ScheduleDeps = {
  begin: () => Promise<unknown>;
  /** Reads the last runs, newest first. */
  readRuns: () => Promise<PopulationRun[]>;
  /** Time from one run to the next. */
  everyMs: number;
  now: () => Date;
  random: () => number;
};

const HOUR_MS = 3_600_000;
/** The shortest time between two checks; the longest is twice as long. */
const CHECK_EVERY_MS = 60_000;

/**
 * Starts a population whenever the last run is `everyMs` old, on one of the servers, by the run lock.
 * Returns a function that stops the schedule. The timer does not keep the process alive.
 */
export function schedulePopulation(deps: ScheduleDeps): () => void {
  const { begin, readRuns, everyMs, now, random } = deps;
  const check = async () => {
    if (dueAt(await readRuns(), everyMs) <= now().getTime()) await begin();
  };
  // Without the database, the next check comes soon. Each server has its own interval, so that many
  // campaigns do not read the source at the same time.
  const timer = setInterval(() => check().catch(() => {}), CHECK_EVERY_MS * (1 + random())).unref();
  return () => clearInterval(timer);
}

/**
 * Returns when the next run is due, in milliseconds: `everyMs` after a success or a rejected difference, and
 * 1, 2, 4… hours after failures in a row, but no later. 0 when there has been no run.
 */
export function dueAt(runs: readonly PopulationRun[], everyMs: number): number {
  const [last] = runs;
  if (last === undefined) return 0;
  const firstEnded = runs.findIndex(({ state }) => state === "succeeded" || state === "rejected");
  const failures = firstEnded === -1 ? runs.length : firstEnded;
  const delayMs = failures === 0 ? everyMs : Math.min(everyMs, HOUR_MS * 2 ** (failures - 1));
  return Date.parse(last.startedAt) + delayMs;
}

/**
 * Acquires the lock that allows one population at a time; null when another run holds the lock. Returns a
 * release that does not reject; `onLost` is called when the lock is lost before the release.
 */
export type AcquireRunLock = (onLost: () => void) => Promise<(() => Promise<void>) | null>;

const LOCK_KEY = 20_240_036;
/** Time limit of the unlocking; closing the connection unlocks as well. */
const UNLOCK_TIMEOUT_MS = 2_000;

/**
 * Creates the lock: of a connection in PostgreSQL, so that it ends with its process, and a variable for the
 * embedded engine.
 */
export function createRunLock(database: DatabaseChoice): AcquireRunLock {
  if (database.kind === "postgres") return connectionLock(database.url);
  let isHeld = false;
  return async () => {
    if (isHeld) return null;
    isHeld = true;
    return async () => {
      isHeld = false;
    };
  };
}

/** A lock with a connection of its own: on a closed one of the pool, the driver would end the process. */
function connectionLock(url: string): AcquireRunLock {
  return async (onLost) => {
    let isHeld = false;
    const { sql, close } = openConnection(url, () => {
      if (isHeld) onLost();
      isHeld = false;
    });
    try {
      const [row] = await sql`select pg_try_advisory_lock(${LOCK_KEY}) as acquired`;
      isHeld = row?.acquired === true;
    } finally {
      if (!isHeld) await close();
    }
    if (!isHeld) return null;
    return async () => {
      const wasHeld = isHeld;
      isHeld = false;
      // The database notices a closed connection later than a query.
      const unlock = () => sql`select pg_advisory_unlock(${LOCK_KEY})`;
      if (wasHeld) await withTimeout(unlock(), UNLOCK_TIMEOUT_MS);
      await close();
    };
  };
}
