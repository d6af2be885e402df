import {
  POPULATION_MESSAGES,
  type PopulationProgress,
  type PopulationReport,
  type PopulationRun,
  type QuestionsReport,
} from "../../contract/population.ts";
import { fail, ok, type Result } from "../../contract/result.ts";
import type { Queries, Sql } from "../../db/connect.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { CollectedMember } from "./collect.ts";
import { outsideAddresses, type Plan, planPopulation, reasonToHold } from "./plan.ts";
import {
  type AcceptedTds,
  readAccepted,
  readTds,
  storeAccepted,
  storeTds,
  type TdRow,
} from "./td-store.ts";

const ABANDONED = "The process ended or lost the database during the run";

/** Inserts a running run and returns its number; null while a run of any process goes on. */
export async function insertRun(sql: Sql, now: Date): Promise<number | null> {
  await failAbandoned(sql);
  const [row] = await sql<{ id: number }[]>`
    insert into populations (started_at) values (${now}) on conflict do nothing returning id`;
  return row?.id ?? null;
}

/** Stores how far a run is, which also says that its process lives. */
export async function saveProgress(
  sql: Sql,
  run: number,
  progress: PopulationProgress,
): Promise<void> {
  await sql`
    update populations set ${sql(progress)}, seen_at = now() where id = ${run} and state = 'running'`;
}

export async function readProgress(sql: Sql, run: number): Promise<PopulationProgress> {
  const [row] = await sql<[PopulationProgress]>`
    select done, total, constituency, found from populations where id = ${run}`;
  return row;
}

/** Marks a run as failed whose process has said nothing for ten seconds. */
async function failAbandoned(sql: Sql): Promise<void> {
  await sql`
    update populations
    set state = 'failed', finished_at = now(), message = ${POPULATION_MESSAGES.failed}, error = ${ABANDONED}
    where state = 'running' and seen_at < now() - interval '10 seconds'`;
}

/** Adds the questions that a run read to the report of the run. */
export async function saveQuestionsReport(
  sql: Sql,
  run: number,
  questions: QuestionsReport,
): Promise<void> {
  const added = JSON.stringify({ questions });
  await sql`update populations set report = report || ${added}::text::jsonb where id = ${run}`;
}

/** Ends a run without a change; `report`: what the run left out for a person to look at. */
export async function failRun(
  sql: Queries,
  run: number,
  error: string,
  now: Date,
  report: PopulationReport | null = null,
): Promise<void> {
  await sql`
    update populations
    set state = 'failed', finished_at = ${now}, message = ${POPULATION_MESSAGES.failed}, error = ${error},
      report = ${report && JSON.stringify(report)}::text::jsonb
    where state = 'running' and id = ${run}`;
}

/**
 * Stores the result of a run. Fails when another process ended the run, or when a person has to look at the
 * result first and this is no run that they began after that (`isLarge`).
 */
export async function applyRun(
  sql: Sql,
  run: number,
  members: readonly CollectedMember[],
  { isLarge, readAt, now }: { isLarge: boolean; readAt: Date; now: Date },
): Promise<Result<PopulationReport, string>> {
  return inTransaction(sql, async (tx) => {
    const [running] = await tx`
      select 1 from populations where id = ${run} and state = 'running' for update`;
    if (!running) return fail("Another process ended the run");
    const { plan, accepted, reason } = await planStored(tx, members, readAt);
    // Nobody can accept that no TD is left.
    if (reason !== null && !(isLarge && plan.store.length > 0)) {
      const { report } = planPopulation(accepted.tds, members, readAt);
      await failRun(tx, run, reason, now, { ...report, outside: plan.report.outside ?? [] });
      return fail(reason);
    }
    const { next, remove, report } = plan;
    if (isLarge || accepted.tds.length === 0) await storeAccepted(tx, next);
    await storeTds(tx, next, remove, readAt);
    await tx`
      update populations
      set state = 'succeeded', finished_at = ${now}, message = ${POPULATION_MESSAGES.succeeded},
        done = ${report.sitting}, total = ${report.sitting}, report = ${JSON.stringify(report)}::text::jsonb
      where id = ${run}`;
    return ok(report);
  });
}

/**
 * Stores the TDs of one constituency unless newer rows are stored, and returns the TDs. A new address
 * outside the parliament's domain is a failure, as nobody sees a report of this reading.
 */
export async function applyConstituency(
  sql: Sql,
  constituency: string,
  members: readonly CollectedMember[],
  readAt: Date,
): Promise<Result<TdRow[], string>> {
  return inTransaction(sql, async (tx) => {
    const planned = await planStored(tx, members, readAt, constituency);
    const { plan, rows: present, accepted, reason } = planned;
    const rows = plan.store.map((td) => ({ ...td, updated_at: readAt }));
    if (present.some(({ updated_at }) => updated_at > readAt)) return ok(rows);
    if (reason !== null) return fail(reason);
    const [outside] = (accepted.tds.length > 0 && plan.report.outside) || [];
    if (outside !== undefined) {
      return fail(`${outside.name} has a new address outside oireachtas.ie, ${outside.email}`);
    }
    await storeTds(tx, plan.next, plan.remove, readAt);
    return ok(rows);
  });
}

/** Locks `tds`, and plans the change of `rows` to the members; `reason`: why a person has to look at the plan. */
async function planStored(
  tx: Queries,
  members: readonly CollectedMember[],
  readAt: Date,
  constituency?: string,
): Promise<{ plan: Plan; rows: TdRow[]; accepted: AcceptedTds; reason: string | null }> {
  // Until the end of the transaction, so that no other write is lost or undone.
  await tx`lock table tds in share row exclusive mode`;
  const all = await readTds(tx);
  const accepted = await readAccepted(tx);
  const isInScope = (row: TdRow) => (constituency ?? row.constituency) === row.constituency;
  const rows = all.filter(isInScope);
  const plan = planPopulation(rows, members, readAt);
  const outside = outsideAddresses(accepted, plan.next);
  if (outside.length > 0) plan.report.outside = outside;
  const next = [...plan.next, ...all.filter((row) => !isInScope(row))];
  return { plan, rows, accepted, reason: reasonToHold({ ...plan, next }, rows, accepted) };
}

type RunRow = Omit<PopulationRun, "startedAt" | "finishedAt"> & {
  startedAt: Date;
  finishedAt: Date | null;
};

/** Reads the last runs, newest first. */
export async function readRuns(sql: Sql, limit: number): Promise<PopulationRun[]> {
  await failAbandoned(sql);
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
