import type { Signature } from "../../contract/campaign/campaign.ts";
import {
  POPULATION_MESSAGES,
  type PopulationEnd,
  type PopulationProgress,
  type PopulationRun,
  type QuestionsReport,
} from "../../contract/population.ts";
import { fail, ok, type Result } from "../../contract/result.ts";
import { withTimeout } from "../../db/availability.ts";
import type { Sql } from "../../db/connect.ts";
import { type Log, messageOf } from "../../monitoring/log.ts";
import type { Source } from "../source/source.ts";
import { collect } from "./collect.ts";
import * as store from "./population-store.ts";

export type PopulationState =
  | { state: "running"; progress: PopulationProgress }
  | { state: "ended"; end: PopulationEnd };

export type Population = ReturnType<typeof createPopulation>;

/** Time limit for recording the failure of a run. */
const FAIL_TIMEOUT_MS = 3_000;
/** Other processes take a run for abandoned after ten times as long. */
const SAVE_PROGRESS_MS = 1_000;

const STOPPED = "The process was stopped during the run";

/** Creates this process's population. `collectQuestions` runs after the TDs; `onStored` is called for new rows. */
export function createPopulation(deps: {
  sql: Sql;
  source: Source;
  collectQuestions: (signal: AbortSignal) => Promise<QuestionsReport | null>;
  onStored: () => void;
  log: Log;
  now: () => Date;
}) {
  const { sql, source, collectQuestions, onStored, log, now } = deps;
  let own: { controller: AbortController; end: Promise<void> } | null = null;
  let progress: PopulationProgress;

  /** Reads the source, stores the result and then the questions, and says how that went. Does not reject. */
  const execute = async (run: number, signal: AbortSignal): Promise<void> => {
    const readAt = now();
    progress = { done: 0, total: 0, constituency: "", found: 0 };
    const timer = setInterval(() => {
      store.saveProgress(sql, run, progress).catch(() => {});
    }, SAVE_PROGRESS_MS).unref();
    const readAndStore = async () => {
      const members = await collect(source, signal, (next) => {
        progress = next;
      });
      if (!members.ok) return fail<store.RunFailure>({ reason: members.failure });
      signal.throwIfAborted();
      return store.applyRun(sql, run, members.value, readAt, now());
    };
    const result = await readAndStore()
      .catch((error: unknown) => fail<store.RunFailure>({ reason: messageOf(error) }))
      .finally(() => clearInterval(timer));
    if (result.ok) {
      onStored();
      const { stored, added, removed, changed, outside = [] } = result.value;
      const counts = `${added.length} added, ${removed.length} removed, ${changed.length} changed`;
      log.info(`Populated the TDs: ${stored} stored, ${counts}`);
      for (const { name, constituency, email } of outside) {
        log.warn(`${name} (${constituency}) has a new address outside oireachtas.ie: ${email}`);
      }
    } else if (result.failure.waiting !== undefined) {
      log.warn(`${result.failure.waiting}: ${result.failure.reason}`);
    } else {
      const error = signal.aborted ? messageOf(signal.reason) : result.failure.reason;
      log.warn(`Populating the TDs failed: ${error}`);
      // Without the database, the next run marks this one as abandoned.
      await withTimeout(store.failRun(sql, run, error, now()), FAIL_TIMEOUT_MS);
      return;
    }
    try {
      const questions = await collectQuestions(signal);
      if (questions === null) return;
      await store.saveQuestionsReport(sql, run, questions);
      onStored();
      const { read, kept, failed } = questions;
      log.info(`Read ${read} questions, of which ${kept} name a topic`);
      if (failed !== undefined) log.warn(`The questions could not be read from ${failed}`);
    } catch (error) {
      log.warn(`Reading the questions failed: ${messageOf(error)}`);
    }
  };

  const decide = async <T>(
    decision: "accepted" | "put back" | "rejected",
    task: Promise<Result<T, "difference-changed">>,
  ) => {
    const result = await task;
    if (!result.ok) return result;
    onStored();
    log.info(`A person ${decision} TDs at the desk`);
    return result;
  };

  return {
    /** Starts a run. Fails with `busy` while any process on the database has one. */
    begin: async (): Promise<Result<{ run: number; end: Promise<void> }, "busy">> => {
      const run = own === null ? await store.insertRun(sql, now()) : null;
      if (run === null) return fail("busy");
      const controller = new AbortController();
      const end = execute(run, controller.signal).finally(() => {
        own = null;
      });
      own = { controller, end };
      return ok({ run, end });
    },
    accept: (hash: string, by: Signature) =>
      decide("accepted", store.acceptHeldRun(sql, hash, by, now())),
    putBack: (hash: string, by: Signature) => decide("put back", store.putBackTds(sql, hash, by)),
    reject: (hash: string) => decide("rejected", store.rejectHeldRun(sql, hash)),
    /** Returns the run in progress in any process, otherwise the result of the last run. */
    state: async (): Promise<PopulationState> => {
      // The questions are read when the stored run has already succeeded.
      if (own !== null) return { state: "running", progress };
      const [last] = await store.readRuns(sql, 1);
      if (last === undefined) {
        return { state: "ended", end: { success: false, message: POPULATION_MESSAGES.never } };
      }
      const { state, message, error, report } = last;
      if (state === "running") {
        return { state, progress: await store.readProgress(sql, last.run) };
      }
      const end = {
        success: state === "succeeded",
        message: message ?? "",
        ...(error !== null && { error }),
        ...(report !== null && { report }),
      };
      return { state: "ended", end };
    },
    /** Aborts the run of this process, if there is one, and waits for the end of the run. */
    stop: async () => {
      own?.controller.abort(new Error(STOPPED));
      await own?.end;
    },
  };
}

const HOUR_MS = 3_600_000;
const CHECK_EVERY_MS = 60_000;

/** Starts a population when the last run is `everyMs` old, on one of the servers, until the result is called. */
export function schedulePopulation(
  begin: () => Promise<unknown>,
  readRuns: () => Promise<PopulationRun[]>,
  everyMs: number,
): () => void {
  const check = async () => {
    if (dueAt(await readRuns(), everyMs) <= Date.now()) await begin();
  };
  // Without the database, the next check comes soon.
  const timer = setInterval(() => check().catch(() => {}), CHECK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** Returns when the next run is due: after `everyMs`, or sooner, 1, 2, 4… hours after failures in a row. */
export function dueAt(runs: readonly PopulationRun[], everyMs: number): number {
  const [last] = runs;
  if (last === undefined) return 0;
  const firstEnded = runs.findIndex(({ state }) => state === "succeeded" || state === "rejected");
  const failures = firstEnded === -1 ? runs.length : firstEnded;
  const delayMs = failures === 0 ? everyMs : Math.min(everyMs, HOUR_MS * 2 ** (failures - 1));
  return Date.parse(last.startedAt) + delayMs;
}
