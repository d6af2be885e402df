import {
  POPULATION_MESSAGES,
  type PopulationEnd,
  type PopulationProgress,
  type PopulationReport,
  type PopulationReview,
  type PopulationRun,
} from "../../contract/population.ts";
import { fail, ok, type Result } from "../../contract/result.ts";
import type { Queries, Sql } from "../../db/connect.ts";
import { inTransaction } from "../../db/transaction.ts";
import { readAccepted, storeAccepted } from "../lookup/accepted.ts";
import { lockTds, readTds, storeTds } from "../lookup/td-store.ts";
import type { CollectedMember } from "./collect.ts";
import type { Plan } from "./plan.ts";
import { differenceHash, planRun, readHeldRun, reasonToHoldPlan, reviewOf } from "./review.ts";

/** Inserts a running run and returns its number. The caller holds the run lock. */
export async function insertRun(sql: Sql, now: Date): Promise<number> {
  const [row] = await sql<[{ id: number }]>`
    insert into populations (started_at) values (${now}) returning id`;
  return row.id;
}

/** Stores the progress of a run, so that it can be shown by every server. */
export async function saveProgress(
  sql: Sql,
  run: number,
  { done, total }: PopulationProgress,
): Promise<void> {
  await sql`
    update populations set done = ${done}, total = ${total}
    where id = ${run} and state = 'running'`;
}

/** Marks a run as failed, unless it has ended. */
export async function failRun(sql: Queries, run: number, error: string, now: Date): Promise<void> {
  await sql`
    update populations
    set state = 'failed', finished_at = ${now}, message = ${POPULATION_MESSAGES.failed}, error = ${error}
    where id = ${run} and state = 'running'`;
}

/**
 * Marks every running run as failed. The caller holds the run lock, so the processes of these runs
 * have ended.
 */
export async function failAbandonedRuns(sql: Sql, now: Date): Promise<void> {
  await sql`
    update populations
    set state = 'failed', finished_at = ${now}, message = ${POPULATION_MESSAGES.failed},
      error = 'The process ended unexpectedly during the run'
    where state = 'running'`;
}

/**
 * Stores the result of a run and marks it as succeeded, in one transaction.
 * Fails with the reason when a person has to accept the difference first, or
 * when another process has marked the run as abandoned.
 */
export async function applyRun(
  sql: Sql,
  run: number,
  members: readonly CollectedMember[],
  readAt: Date,
  now: Date,
): Promise<Result<PopulationReport, string>> {
  return inTransaction(sql, async (tx) => {
    const [running] = await tx`
      select 1 from populations where id = ${run} and state = 'running' for update`;
    if (!running) return fail("Another process ended the run");
    await lockTds(tx);
    const stored = await readTds(tx);
    const accepted = await readAccepted(tx);
    const plan = planRun(stored, members, accepted, readAt);
    const reason = reasonToHoldPlan(plan, stored, accepted);
    if (reason !== null) {
      const held = JSON.stringify({ members, readAt: readAt.toISOString() });
      // Nobody can accept that no TD is left.
      if (plan.store.length > 0) {
        await tx`update populations set held = ${held}::text::jsonb where id = ${run}`;
      }
      await failRun(tx, run, reason, now);
      return fail(reason);
    }
    if (accepted.tds.length === 0) await storeAccepted(tx, plan.next);
    await storePlan(tx, run, plan, readAt, now);
    return ok(plan.report);
  });
}

/**
 * Stores the difference of the last held run with this hash, which a person has
 * accepted, and marks its run as succeeded. Fails when another difference waits,
 * or none. The caller holds the run lock.
 */
export async function acceptHeldRun(
  sql: Sql,
  hash: string,
  now: Date,
): Promise<Result<PopulationReport, "difference-changed">> {
  return inTransaction(sql, async (tx) => {
    await lockTds(tx);
    const last = await readHeldRun(tx);
    if (last === null) return fail("difference-changed");
    const { run, held } = last;
    const readAt = new Date(held.readAt);
    const accepted = await readAccepted(tx);
    const plan = planRun(await readTds(tx), held.members, accepted, readAt);
    if (differenceHash(accepted, plan.next) !== hash) return fail("difference-changed");
    await storeAccepted(tx, plan.next);
    await storePlan(tx, run, plan, readAt, now);
    return ok(plan.report);
  });
}

/** Stores a plan and marks its run as succeeded, within the transaction `tx`. */
async function storePlan(
  tx: Queries,
  run: number,
  { store, remove, report }: Plan,
  readAt: Date,
  now: Date,
): Promise<void> {
  await storeTds(tx, store, remove, readAt);
  await tx`
    update populations
    set state = 'succeeded', finished_at = ${now}, message = ${POPULATION_MESSAGES.succeeded},
      done = ${report.sitting}, total = ${report.sitting}, error = null, held = null,
      report = ${JSON.stringify(report)}::text::jsonb
    where id = ${run}`;
}

/** Reads the difference that waits for a person; null when there is none. */
export async function readReview(sql: Sql): Promise<PopulationReview | null> {
  const last = await readHeldRun(sql);
  if (last === null) return null;
  return reviewOf(last.run, last.reason, last.held, await readTds(sql), await readAccepted(sql));
}

type RunRow = Omit<PopulationRun, "startedAt" | "finishedAt"> & {
  startedAt: Date;
  finishedAt: Date | null;
};

/** Reads the last runs, newest first. */
export async function readRuns(sql: Sql, limit: number): Promise<PopulationRun[]> {
  const rows = await sql<RunRow[]>`
    select id as run, started_at as "startedAt", finished_at as "finishedAt",
      state, done, total, message, error, report
    from populations order by id desc limit ${limit}`;
  return rows.map((row) => ({
    ...row,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }));
}

/** Returns the result of a run that has ended. */
export function toPopulationEnd({ state, message, error, report }: PopulationRun): PopulationEnd {
  return {
    success: state === "succeeded",
    message: message ?? "",
    ...(error !== null && { error }),
    ...(report !== null && { report }),
  };
}
