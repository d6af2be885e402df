import type { Signature } from "../../contract/campaign/campaign.ts";
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
import { isConnectionLoss } from "../../db/connect.ts";
import type { Notifications } from "../../db/notifications.ts";
import type { Log } from "../../monitoring/log.ts";
import type { Source } from "../source/source.ts";
import { collect } from "./collect.ts";
import {
  acceptHeldRun,
  applyRun,
  failRuns,
  insertRun,
  putBackTds,
  type RunFailure,
  readRuns,
  rejectHeldRun,
  saveQuestionsReport,
} from "./population-store.ts";
import type { AcquireRunLock } from "./schedule.ts";

/** The run in progress, or the result of the last one. */
export type PopulationState =
  | { state: "running"; progress: PopulationProgress }
  | { state: "ended"; end: PopulationEnd };

/** Updates all stored TDs from the public source. */
export type Population = ReturnType<typeof createPopulation>;

/** Time limit for recording the failure of a run. */
const FAIL_TIMEOUT_MS = 3_000;

const STOPPED = "The process was stopped during the run";
const CONNECTION_LOST = "The connection to the database was lost during the run";
const ABANDONED = "The process ended or lost the database during the run";

const UNKNOWN_PROGRESS: PopulationProgress = { done: 0, total: 0, constituency: "", found: 0 };

/** Creates the population of this process. `collectQuestions` runs after the TDs are stored. */
export function createPopulation(deps: {
  sql: Sql;
  source: Source;
  collectQuestions: (signal: AbortSignal) => Promise<QuestionsReport | null>;
  acquireLock: AcquireRunLock;
  notifications: Notifications;
  log: Log;
  now: () => Date;
}) {
  const { sql, source, collectQuestions, acquireLock, notifications, log, now } = deps;
  let current: { run: number; progress: PopulationProgress } | null = null;
  let own: { controller: AbortController; end: Promise<PopulationEnd> } | null = null;
  notifications.subscribe((notification) => {
    const { kind } = notification;
    if (kind === "progress") current = { run: notification.run, progress: notification.progress };
    if (kind === "ended" && current?.run === notification.run) current = null;
  });

  /** Reads the source and stores the result. Does not reject. */
  const execute = async (run: number, signal: AbortSignal): Promise<PopulationEnd> => {
    const readAt = now();
    const onProgress = (progress: PopulationProgress) =>
      notifications.publish({ kind: "progress", run, progress });
    const readAndStore = async () => {
      const members = await collect(source, signal, onProgress);
      if (!members.ok) return fail<RunFailure>({ reason: members.failure });
      signal.throwIfAborted();
      return applyRun(sql, run, members.value, readAt, now());
    };
    const result = await readAndStore().catch((error: unknown) =>
      fail<RunFailure>({ reason: isConnectionLoss(error) ? CONNECTION_LOST : messageOf(error) }),
    );
    if (result.ok) {
      notifications.publish({ kind: "tds" });
      log.info(`Populated the TDs: ${summaryOf(result.value)}`);
      for (const { name, constituency, email } of result.value.outside ?? []) {
        log.warn(`${name} (${constituency}) has a new address outside oireachtas.ie: ${email}`);
      }
      const report = await addQuestions(run, result.value, signal);
      return { success: true, message: POPULATION_MESSAGES.succeeded, report };
    }
    const { reason, waiting } = result.failure;
    if (waiting !== undefined) {
      log.warn(`${waiting}: ${reason}`);
      await addQuestions(run, null, signal);
      return { success: false, message: waiting, error: reason };
    }
    const error = signal.aborted ? messageOf(signal.reason) : reason;
    log.warn(`Populating the TDs failed: ${error}`);
    // Without the database, `failAbandoned` or the next run records the failure.
    await withTimeout(failRuns(sql, error, now(), run), FAIL_TIMEOUT_MS);
    return { success: false, message: POPULATION_MESSAGES.failed, error };
  };

  /** Reads the questions, and returns the report with their numbers. Does not reject. */
  const addQuestions = async <Report extends PopulationReport | null>(
    run: number,
    report: Report,
    signal: AbortSignal,
  ) => {
    try {
      const questions = await collectQuestions(signal);
      if (questions === null) return report;
      if (report !== null) await saveQuestionsReport(sql, run, questions);
      notifications.publish({ kind: "record" });
      const { read, kept, failed } = questions;
      log.info(`Read ${read} questions, of which ${kept} name a topic`);
      if (failed !== undefined) log.warn(`The questions could not be read from ${failed}`);
      return report && { ...report, questions };
    } catch (error) {
      log.warn(`Reading the questions failed: ${messageOf(error)}`);
      return report;
    }
  };

  const underLock = async <T>(task: () => Promise<T>): Promise<Result<T, "busy">> => {
    const release = await acquireLock(() => {});
    if (release === null) return fail("busy");
    try {
      return ok(await task());
    } finally {
      await release();
    }
  };

  const decide = async <T>(
    decision: "accepted" | "put back" | "rejected",
    task: () => Promise<Result<T, "difference-changed">>,
  ): Promise<Result<T, "busy" | "difference-changed">> => {
    const locked = await underLock(task);
    const result = locked.ok ? locked.value : locked;
    if (!result.ok) return result;
    notifications.publish({ kind: "tds" });
    log.info(`A person ${decision} TDs at the desk`);
    return result;
  };

  return {
    /** Starts a run. Fails with `busy` while any process on the database has one. */
    begin: async (): Promise<Result<{ run: number; end: Promise<PopulationEnd> }, "busy">> => {
      const controller = new AbortController();
      const release = await acquireLock(() => controller.abort(new Error(CONNECTION_LOST)));
      if (release === null) return fail("busy");
      try {
        await failRuns(sql, ABANDONED, now());
        const run = await insertRun(sql, now());
        current = { run, progress: UNKNOWN_PROGRESS };
        const end = execute(run, controller.signal).finally(async () => {
          own = null;
          await release();
          // The end is published last, because a listener may begin the next run.
          notifications.publish({ kind: "ended", run });
        });
        own = { controller, end };
        return ok({ run, end });
      } catch (error) {
        await release();
        throw error;
      }
    },
    /** Stores the difference with this hash. Fails with `busy` during a run. */
    accept: (hash: string, by: Signature) =>
      decide("accepted", () => acceptHeldRun(sql, hash, by, now())),
    /** Undoes the acceptance of the difference with this hash. Fails with `busy` during a run. */
    putBack: (hash: string, by: Signature) => decide("put back", () => putBackTds(sql, hash, by)),
    /** Decides against the difference with this hash. Fails with `busy` during a run. */
    reject: (hash: string) => decide("rejected", () => rejectHeldRun(sql, hash)),
    /** Returns the run in progress in any process, otherwise the result of the last run. */
    state: async (): Promise<PopulationState> => {
      // The questions are read when the stored run has already succeeded.
      if (own !== null && current !== null) return { state: "running", progress: current.progress };
      const [last] = await readRuns(sql, 1);
      if (last === undefined) {
        return { state: "ended", end: { success: false, message: POPULATION_MESSAGES.never } };
      }
      const { state, message, error, report } = last;
      if (state === "running") {
        return { state, progress: current?.run === last.run ? current.progress : UNKNOWN_PROGRESS };
      }
      const end = {
        success: state === "succeeded",
        message: message ?? "",
        ...(error !== null && { error }),
        ...(report !== null && { report }),
      };
      return { state: "ended", end };
    },
    /** Marks runs as failed whose process is gone, and with the process the lock. */
    failAbandoned: async () => void (await underLock(() => failRuns(sql, ABANDONED, now()))),
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
