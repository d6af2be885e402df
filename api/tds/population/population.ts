import {
  POPULATION_MESSAGES,
  type PopulationEnd,
  type PopulationProgress,
} from "../../contract/population.ts";
import { fail, ok, type Result } from "../../contract/result.ts";
import type { Sql } from "../../db/connect.ts";
import type { Notifications } from "../../db/notifications.ts";
import type { Log } from "../../observe/log.ts";
import type { Source } from "../source/source.ts";
import { collect } from "./collect.ts";
import {
  applyRun,
  endOf,
  failAbandoned,
  failRun,
  noteProgress,
  openRun,
  readRuns,
} from "./population-store.ts";
import type { RunLock } from "./run-lock.ts";

/** What is known of the run that is under way, or of the last one. */
export type PopulationState =
  | { state: "running"; run: number; progress: PopulationProgress }
  | { state: "ended"; end: PopulationEnd };

/** Fills the stored TDs anew from the public source. */
export type Population = {
  /** Begins a run and answers its number; `busy` while any process on the database has one. */
  begin: () => Promise<Result<{ run: number; end: Promise<PopulationEnd> }, "busy">>;
  /** The run under way in whatever process, else what the last one came to. */
  state: () => Promise<PopulationState>;
  /** Whether a run was heard of within the last minute, in whatever process. */
  isHeardOf: () => boolean;
  /** Ends as failed what a process that is gone left open. */
  failAbandoned: () => Promise<void>;
  /** Calls off the run of this process, if there is one, and waits for its end. */
  stop: () => Promise<void>;
};

export type PopulationDeps = {
  sql: Sql;
  source: Source;
  lock: RunLock;
  news: Notifications;
  log: Log;
  now: () => Date;
};

/** How often the database is told how far a run is. */
const NOTE_MS = 1_000;
/** A run that says nothing for longer has lost its process. */
const SILENCE_MS = 60_000;

/** Makes the one thing in a process that populates. */
export function createPopulation({
  sql,
  source,
  lock,
  news,
  log,
  now,
}: PopulationDeps): Population {
  /** The run last heard of, in this process or another. */
  let heard: { run: number; progress: PopulationProgress } | null = null;
  let heardAt = 0;
  let own: { stop: AbortController; end: Promise<PopulationEnd> } | null = null;
  news.subscribe((item) => {
    heardAt = now().getTime();
    if (item.kind === "progress") heard = { run: item.run, progress: item.progress };
    if (item.kind === "ended" && heard?.run === item.run) heard = null;
  });

  const work = async (run: number, signal: AbortSignal): Promise<PopulationEnd> => {
    const readAt = now();
    let notedAt = 0;
    const tell = (progress: PopulationProgress) => {
      news.publish({ kind: "progress", run, progress });
      const at = now().getTime();
      if (progress.done > 0 && at - notedAt < NOTE_MS) return;
      notedAt = at;
      noteProgress(sql, run, progress).catch(() => {});
    };
    const outcome = await attempt(async () => {
      const found = await collect(source, { signal }, tell);
      if (!found.ok) return found;
      if (signal.aborted) return fail("It was called off");
      return applyRun(sql, run, found.value, readAt, now());
    });
    if (outcome.ok) {
      news.publish({ kind: "tds" });
      const { added, removed, changed } = outcome.value;
      log.info(
        `Populated the TDs: ${outcome.value.stored} stored, ${added.length} new, ${removed.length} gone, ${changed.length} changed`,
      );
      return { success: true, message: POPULATION_MESSAGES.succeeded, report: outcome.value };
    }
    const error = signal.aborted ? "The server that ran it was stopped" : outcome.failure;
    log.warn(`Populating the TDs failed: ${error}`);
    await attempt(async () => ok(await failRun(sql, run, error, now())));
    return { success: false, message: POPULATION_MESSAGES.failed, error };
  };

  const begin: Population["begin"] = async () => {
    const letGo = await lock.take();
    if (letGo === null) return fail("busy");
    const stop = new AbortController();
    try {
      await failAbandoned(sql, now());
      const run = await openRun(sql, now());
      heard = { run, progress: { done: 0, total: 0, constituency: "", found: 0 } };
      const end = work(run, stop.signal).finally(async () => {
        own = null;
        await letGo();
        // Last, so that whoever hears of the end may begin the next.
        news.publish({ kind: "ended", run });
      });
      own = { stop, end };
      return ok({ run, end });
    } catch (error) {
      await letGo();
      throw error;
    }
  };

  const settleAbandoned = async () => {
    const letGo = await lock.take();
    if (letGo === null) return;
    try {
      await failAbandoned(sql, now());
    } finally {
      await letGo();
    }
  };

  return {
    begin,
    state: async () => {
      if (own !== null && heard !== null) return { state: "running", ...heard };
      const [last] = await readRuns(sql, 1);
      if (last === undefined) {
        return { state: "ended", end: { success: false, message: POPULATION_MESSAGES.never } };
      }
      if (last.state !== "running") return { state: "ended", end: endOf(last) };
      const { run, done, total } = last;
      const noted = { done, total, constituency: "", found: 0 };
      return { state: "running", run, progress: heard?.run === run ? heard.progress : noted };
    },
    isHeardOf: () => heard !== null && now().getTime() - heardAt < SILENCE_MS,
    failAbandoned: settleAbandoned,
    stop: async () => {
      own?.stop.abort();
      await own?.end;
    },
  };
}

/** What a task comes to; what it throws is a failure in words. */
async function attempt<T>(task: () => Promise<Result<T, string>>): Promise<Result<T, string>> {
  try {
    return await task();
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}
