import type {
  PopulationEnd,
  PopulationProgress,
  PopulationReport,
  PopulationRun,
} from "../../contract/population.ts";
import { POPULATION_MESSAGES } from "../../contract/population.ts";
import { fail, ok, type Result } from "../../contract/result.ts";
import type { Sql } from "../../db/connect.ts";
import { readTds, storeTds, type TdRow } from "../lookup/td-store.ts";
import { type Found, planPopulation } from "./plan.ts";

/** Opens a run, and answers its number. The caller holds the lock of the one run. */
export async function openRun(sql: Sql, now: Date): Promise<number> {
  const [row] = await sql<[{ id: number }]>`
    insert into populations (started_at) values (${now}) returning id`;
  return row.id;
}

/** Notes how far a run is. */
export async function noteProgress(
  sql: Sql,
  run: number,
  { done, total }: PopulationProgress,
): Promise<void> {
  await sql`
    update populations set done = ${done}, total = ${total}
    where id = ${run} and state = 'running'`;
}

/** Ends a run as failed, unless it has ended. */
export async function failRun(sql: Sql, run: number, error: string, now: Date): Promise<void> {
  await sql`
    update populations
    set state = 'failed', finished_at = ${now}, message = ${POPULATION_MESSAGES.failed}, error = ${error}
    where id = ${run} and state = 'running'`;
}

/** Ends every open run as failed: for whoever holds the lock, since none of them has it. */
export async function failAbandoned(sql: Sql, now: Date): Promise<void> {
  await sql`
    update populations
    set state = 'failed', finished_at = ${now}, message = ${POPULATION_MESSAGES.failed},
      error = 'The process that ran it ended'
    where state = 'running'`;
}

/**
 * Stores what a run found and ends it, in one transaction: the whole of it or
 * nothing. Fails, in words, when too little was found, or when the run was
 * ended by another process, which took this one for dead.
 */
export async function applyRun(
  sql: Sql,
  run: number,
  found: readonly Found[],
  readAt: Date,
  now: Date,
): Promise<Result<PopulationReport, string>> {
  return sql.begin(async (tx) => {
    const [open] = await tx`
      select 1 from populations where id = ${run} and state = 'running' for update`;
    if (!open) return fail("The run was ended by another process");
    // A refresh of one constituency waits, so that neither undoes the other.
    await tx`lock table tds in share row exclusive mode`;
    const planned = planPopulation(await readTds(tx), found, readAt);
    if (!planned.ok) return planned;
    const { store, remove, report } = planned.value;
    await storeTds(tx, store, remove, readAt);
    await tx`
      update populations
      set state = 'succeeded', finished_at = ${now}, message = ${POPULATION_MESSAGES.succeeded},
        done = ${found.length}, total = ${found.length},
        report = ${JSON.stringify(report)}::text::jsonb
      where id = ${run}`;
    return ok(report);
  });
}

type Row = Omit<PopulationRun, "startedAt" | "finishedAt"> & {
  startedAt: Date;
  finishedAt: Date | null;
};

/** The last runs, the newest first. */
export async function readRuns(sql: Sql, most: number): Promise<PopulationRun[]> {
  const rows = await sql<Row[]>`
    select id as run, started_at as "startedAt", finished_at as "finishedAt",
      state, done, total, message, error, report
    from populations order by id desc limit ${most}`;
  return rows.map((row) => ({
    ...row,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }));
}

/** What an ended run came to. */
export function endOf({ state, message, error, report }: PopulationRun): PopulationEnd {
  return {
    success: state === "succeeded",
    message: message ?? "",
    ...(error !== null && { error }),
    ...(report !== null && { report }),
  };
}

/**
 * Stores what was read of one constituency at `readAt`, unless it is newer
 * already. Nobody is removed who is not replaced: for that, a whole run
 * compares all there is. Fails, in words, when nothing was stored.
 */
export async function applyConstituency(
  sql: Sql,
  constituency: string,
  rows: readonly TdRow[],
  readAt: Date,
): Promise<Result<void, string>> {
  return sql.begin(async (tx) => {
    await tx`lock table tds in share row exclusive mode`;
    const stored = (await readTds(tx)).filter((row) => row.constituency === constituency);
    if (stored.some(({ updated_at }) => updated_at > readAt)) return ok(undefined);
    const found = rows.map(
      ({ name, party, email }): Found => ({
        name,
        party,
        constituency,
        address: { email, dropped: [] },
      }),
    );
    const planned = planPopulation(stored, found, readAt);
    if (!planned.ok) return planned;
    await storeTds(tx, planned.value.store, planned.value.remove, readAt);
    return ok(undefined);
  });
}
