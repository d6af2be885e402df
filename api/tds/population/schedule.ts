import type { PopulationRun } from "../../contract/population.ts";

export type ScheduleDeps = {
  begin: () => Promise<unknown>;
  readRuns: () => Promise<PopulationRun[]>;
  everyMs: number;
  now: () => Date;
};

const HOUR_MS = 3_600_000;
const CHECK_EVERY_MS = 60_000;

/**
 * Starts a population whenever the last run is `everyMs` old, on one of the servers.
 * Returns a function that stops the schedule. The timer does not keep the process alive.
 */
export function schedulePopulation(deps: ScheduleDeps): () => void {
  const { begin, readRuns, everyMs, now } = deps;
  const check = async () => {
    if (dueAt(await readRuns(), everyMs) <= now().getTime()) await begin();
  };
  // Without the database, the next check comes soon.
  const timer = setInterval(() => check().catch(() => {}), CHECK_EVERY_MS).unref();
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
