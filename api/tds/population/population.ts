import {
  POPULATION_MESSAGES,
  type PopulationEnd,
  type PopulationProgress,
  type PopulationReport,
  type QuestionsReport,
} from "../../contract/population.ts";
import { fail, ok, type Result } from "../../contract/result.ts";
import { withTimeout } from "../../db/availability.ts";
import type { Sql } from "../../db/connect.ts";
import type { Log } from "../../monitoring/log.ts";
import type { Source } from "../source/source.ts";
import { collect } from "./collect.ts";
import {
  applyRun,
  failRun,
  insertRun,
  readProgress,
  readRuns,
  saveProgress,
  saveQuestionsReport,
} from "./population-store.ts";

export type PopulationState =
  | { state: "running"; progress: PopulationProgress }
  | { state: "ended"; end: PopulationEnd };

export type Population = ReturnType<typeof createPopulation>;

/** Time limit for recording the failure of a run. */
const FAIL_TIMEOUT_MS = 3_000;
/** Other processes take a run for abandoned after ten times as long. */
const SAVE_PROGRESS_MS = 1_000;

const STOPPED = "The process was stopped during the run";

/**
 * Creates the population of this process. `collectQuestions` runs after the TDs are stored; `onStored` is
 * called when there are new rows.
 */
export function createPopulation(deps: {
  sql: Sql;
  source: Source;
  collectQuestions: (signal: AbortSignal) => Promise<QuestionsReport | null>;
  onStored: () => void;
  log: Log;
  now: () => Date;
}) {
  const { sql, source, collectQuestions, onStored, log, now } = deps;
  let own: { controller: AbortController; end: Promise<PopulationEnd> } | null = null;
  let progress: PopulationProgress;

  /** Reads the source and stores the result. Does not reject. */
  const execute = async (
    run: number,
    isLarge: boolean,
    signal: AbortSignal,
  ): Promise<PopulationEnd> => {
    const readAt = now();
    progress = { done: 0, total: 0, constituency: "", found: 0 };
    const timer = setInterval(() => {
      saveProgress(sql, run, progress).catch(() => {});
    }, SAVE_PROGRESS_MS).unref();
    const readAndStore = async () => {
      const members = await collect(source, signal, (next) => {
        progress = next;
      });
      if (!members.ok) return members;
      signal.throwIfAborted();
      return applyRun(sql, run, members.value, { isLarge, readAt, now: now() });
    };
    const result = await readAndStore()
      .catch((error: unknown) => fail(messageOf(error)))
      .finally(() => clearInterval(timer));
    if (result.ok) {
      onStored();
      log.info(`Populated the TDs: ${summaryOf(result.value)}`);
      for (const { name, constituency, email } of result.value.outside ?? []) {
        log.warn(`${name} (${constituency}) has a new address outside oireachtas.ie: ${email}`);
      }
      const report = await addQuestions(run, result.value, signal);
      return { success: true, message: POPULATION_MESSAGES.succeeded, report };
    }
    const error = signal.aborted ? messageOf(signal.reason) : result.failure;
    log.warn(`Populating the TDs failed: ${error}`);
    // Without the database, the run is found abandoned later.
    await withTimeout(failRun(sql, run, error, now()), FAIL_TIMEOUT_MS);
    return { success: false, message: POPULATION_MESSAGES.failed, error };
  };

  /** Reads the questions, and returns the report with their numbers. Does not reject. */
  const addQuestions = async (run: number, report: PopulationReport, signal: AbortSignal) => {
    try {
      const questions = await collectQuestions(signal);
      if (questions === null) return report;
      await saveQuestionsReport(sql, run, questions);
      onStored();
      const { read, kept, failed } = questions;
      log.info(`Read ${read} questions, of which ${kept} name a topic`);
      if (failed !== undefined) log.warn(`The questions could not be read from ${failed}`);
      return { ...report, questions };
    } catch (error) {
      log.warn(`Reading the questions failed: ${messageOf(error)}`);
      return report;
    }
  };

  return {
    /**
     * Starts a run; with `isLarge` it also stores a difference that an earlier run left out for a person to look
     * at. Fails with `busy` while any process on the database has one.
     */
    begin: async (
      isLarge = false,
    ): Promise<Result<{ run: number; end: Promise<PopulationEnd> }, "busy">> => {
      const run = own === null ? await insertRun(sql, now()) : null;
      if (run === null) return fail("busy");
      const controller = new AbortController();
      const end = execute(run, isLarge, controller.signal).finally(() => {
        own = null;
      });
      own = { controller, end };
      return ok({ run, end });
    },
    /** Returns the run in progress in any process, otherwise the result of the last run. */
    state: async (): Promise<PopulationState> => {
      // The questions are read when the stored run has already succeeded.
      if (own !== null) return { state: "running", progress };
      const [last] = await readRuns(sql, 1);
      if (last === undefined) {
        return { state: "ended", end: { success: false, message: POPULATION_MESSAGES.never } };
      }
      const { state, message, error, report } = last;
      if (state === "running") {
        return { state, progress: await readProgress(sql, last.run) };
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

function summaryOf({ stored, added, removed, changed }: PopulationReport): string {
  return `${stored} stored, ${added.length} added, ${removed.length} removed, ${changed.length} changed`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
