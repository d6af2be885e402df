import type { PopulationRun } from "../../contract/population.ts";
import type { Population } from "./population.ts";

export type ScheduleDeps = {
  population: Pick<Population, "begin">;
  /** The last runs, the newest first. */
  readRuns: () => Promise<PopulationRun[]>;
  everyMs: number;
  now: () => Date;
  random: () => number;
};

const HOUR_MS = 3_600_000;
/** A start is let be this long. */
const FIRST_LOOK_MS = 30_000;
const LEAST_LOOK_MS = 60_000;

/**
 * Populates when the last run is `everyMs` old: any of the servers on a
 * database, whichever looks first; `begin` sees to it that it is one. Answers
 * how to stop it. It never keeps the process alive.
 */
export function schedulePopulation(deps: ScheduleDeps): () => void {
  const { population, readRuns, everyMs, now, random } = deps;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const look = async (): Promise<number> => {
    const dueMs = dueAt(await readRuns(), everyMs) - now().getTime();
    if (dueMs > 0) return dueMs;
    const begun = await population.begin();
    if (begun.ok) await begun.value.end;
    return LEAST_LOOK_MS;
  };
  const lookIn = (afterMs: number) => {
    if (stopped) return;
    // Some minutes by chance, so that many campaigns do not ask the source together.
    const jitterMs = random() * Math.max(FIRST_LOOK_MS, Math.min(afterMs / 20, 10 * 60_000));
    const run = () => look().then(lookIn, () => lookIn(LEAST_LOOK_MS));
    timer = setTimeout(run, Math.min(Math.max(afterMs, FIRST_LOOK_MS), HOUR_MS) + jitterMs).unref();
  };
  lookIn(FIRST_LOOK_MS);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/**
 * When the next run is due, in milliseconds of the clock: so long after the
 * last that succeeded; after failures an hour, two, four later, but no later
 * than after a success. 0 when there was none.
 */
export function dueAt(runs: readonly PopulationRun[], everyMs: number): number {
  const [last] = runs;
  if (last === undefined) return 0;
  const failures = runs.findIndex(({ state }) => state === "succeeded");
  const count = failures === -1 ? runs.length : failures;
  const waitMs = count === 0 ? everyMs : Math.min(everyMs, HOUR_MS * 2 ** (count - 1));
  return Date.parse(last.startedAt) + waitMs;
}
