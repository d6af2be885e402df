import {
  POPULATION_MESSAGES,
  type PopulationEnd,
  type PopulationProgress,
  type PopulationReport,
  type PopulationRun,
} from "../../contract/population.ts";
import { fail, ok, type Result } from "../../contract/result.ts";
import type { Sql } from "../../db/connect.ts";
import { inTransaction } from "../../db/transaction.ts";
import { lockTds, readTds, storeTds } from "../lookup/td-store.ts";
import type { CollectedMember } from "./collect.ts";
import { planPopulation } from "./plan.ts";

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
export async function failRun(sql: Sql, run: number, error: string, now: Date): Promise<void> {
  await sql`
    update populations
    set state = 'failed', finished_at = ${now}, message = ${POPULATION_MESSAGES.failed}, error = ${error}
    where id = ${run} and state = 'running'`;
}

/** Marks every running run as failed. The caller holds the run lock, so the processes of these runs are gone. */
export async function failAbandonedRuns(sql: Sql, now: Date): Promise<void> {
  await sql`
    update populations
    set state = 'failed', finished_at = ${now}, message = ${POPULATION_MESSAGES.failed},
      error = 'The process ended unexpectedly during the run'
    where state = 'running'`;
}

/**
 * Stores the result of a run and marks it as succeeded, in one transaction.
 * Fails with the reason when too few addresses were found, or when another
 * process has marked the run as abandoned.
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
    const plan = planPopulation(await readTds(tx), members, readAt);
    if (!plan.ok) return plan;
    const { store, remove, report } = plan.value;
    await storeTds(tx, store, remove, readAt);
    await tx`
      update populations
      set state = 'succeeded', finished_at = ${now}, message = ${POPULATION_MESSAGES.succeeded},
        done = ${members.length}, total = ${members.length},
        report = ${JSON.stringify(report)}::text::jsonb
      where id = ${run}`;
    return ok(report);
  });
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
