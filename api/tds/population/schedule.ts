import type { PopulationRun } from "../../contract/population.ts";
import type { Population } from "./population.ts";

/** The dependencies of the schedule. */
export type ScheduleDeps = {
  population: Pick<Population, "begin">;
  /** Reads the last runs, newest first. */
  readRuns: () => Promise<PopulationRun[]>;
  /** Time from one run to the next. */
  everyMs: number;
  now: () => Date;
  /** Returns a number from 0 to 1, like `Math.random`. */
  random: () => number;
};

const HOUR_MS = 3_600_000;
/** Delay before the first check after startup, and the shortest delay before any check. */
const MIN_DELAY_MS = 30_000;
/** Delay before the next check after a run or an error. */
const RECHECK_MS = 60_000;
const MAX_JITTER_MS = 10 * 60_000;

/**
 * Starts a population whenever the last run is `everyMs` old. All servers on a
 * database check this; the run lock lets one of them start it. Returns a
 * function that stops the schedule. The timers do not keep the process alive.
 */
export function schedulePopulation(deps: ScheduleDeps): () => void {
  const { population, readRuns, everyMs, now, random } = deps;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Runs a population if one is due. Returns the delay before the next check. */
  const check = async (): Promise<number> => {
    const remainingMs = dueAt(await readRuns(), everyMs) - now().getTime();
    if (remainingMs > 0) return remainingMs;
    const begun = await population.begin();
    if (begun.ok) await begun.value.end;
    return RECHECK_MS;
  };
  const scheduleCheck = (delayMs: number) => {
    if (isStopped) return;
    // Jitter, so that many campaigns do not read the source at the same time.
    const jitterMs = random() * Math.max(MIN_DELAY_MS, Math.min(delayMs / 20, MAX_JITTER_MS));
    const clampedMs = Math.min(Math.max(delayMs, MIN_DELAY_MS), HOUR_MS);
    const run = () => check().then(scheduleCheck, () => scheduleCheck(RECHECK_MS));
    timer = setTimeout(run, clampedMs + jitterMs).unref();
  };
  scheduleCheck(MIN_DELAY_MS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/**
 * Returns when the next run is due, in milliseconds since 1970: `everyMs` after
 * a success; 1, 2, 4… hours after failures in a row, but at most `everyMs`.
 * Returns 0 when there has been no run.
 */
export function dueAt(runs: readonly PopulationRun[], everyMs: number): number {
  const [last] = runs;
  if (last === undefined) return 0;
  const lastSuccess = runs.findIndex(({ state }) => state === "succeeded");
  const failures = lastSuccess === -1 ? runs.length : lastSuccess;
  const delayMs = failures === 0 ? everyMs : Math.min(everyMs, HOUR_MS * 2 ** (failures - 1));
  return Date.parse(last.startedAt) + delayMs;
}
