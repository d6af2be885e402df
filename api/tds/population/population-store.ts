import type { Signature } from "../../contract/campaign/campaign.ts";
import {
  POPULATION_MESSAGES,
  type PopulationProgress,
  type PopulationReport,
  type PopulationReview,
  type PopulationRun,
  type QuestionsReport,
  waitingMessage,
} from "../../contract/population.ts";
import { fail, ok, type Result } from "../../contract/result.ts";
import type { Queries, Sql } from "../../db/connect.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { CollectedMember } from "./collect.ts";
import { differenceHash, type Plan, planPopulation, reasonToHold } from "./plan.ts";
import { readAccepted, readTds, storeAccepted, storeTds, type TdRow } from "./td-store.ts";

const ABANDONED = "The process ended or lost the database during the run";

/** Inserts a running run and returns its number; null while a run of any process goes on. */
export async function insertRun(sql: Sql, now: Date): Promise<number | null> {
  await failAbandoned(sql);
  const [row] = await sql<{ id: number }[]>`
    insert into populations (started_at) values (${now}) on conflict do nothing returning id`;
  return row?.id ?? null;
}

/** Stores how far a run is, which also says that its process lives. */
export async function saveProgress(sql: Sql, run: number, progress: PopulationProgress) {
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

/** Adds the questions that a run read to the report of the run, if the run has one. */
export async function saveQuestionsReport(sql: Sql, run: number, questions: QuestionsReport) {
  const added = JSON.stringify({ questions });
  await sql`update populations set report = report || ${added}::text::jsonb where id = ${run}`;
}

export async function failRun(sql: Queries, run: number, error: string, now: Date): Promise<void> {
  await sql`
    update populations
    set state = 'failed', finished_at = ${now}, message = ${POPULATION_MESSAGES.failed}, error = ${error}
    where state = 'running' and id = ${run}`;
}

/** Why a run stored nothing. `waiting`: the difference that a person has to check, in words. */
export type RunFailure = { reason: string; waiting?: string };

/** Stores the result of a run. Fails when a person has to accept the result, or another process ended the run. */
export async function applyRun(
  sql: Sql,
  run: number,
  members: readonly CollectedMember[],
  readAt: Date,
  now: Date,
): Promise<Result<PopulationReport, RunFailure>> {
  return inTransaction(sql, async (tx) => {
    const [running] = await tx`
      select 1 from populations where id = ${run} and state = 'running' for update`;
    if (!running) return fail({ reason: "Another process ended the run" });
    const { plan, accepted, reason } = await planStored(tx, members, readAt);
    if (reason !== null) {
      await failRun(tx, run, reason, now);
      // Nobody can accept that no TD is left.
      if (plan.store.length === 0) return fail({ reason });
      const heldRun = JSON.stringify({ members, readAt: readAt.toISOString() });
      const waiting = waitingMessage(planPopulation(accepted.tds, members, readAt).report);
      await tx`
        update populations set held = ${heldRun}::text::jsonb, message = ${waiting} where id = ${run}`;
      return fail({ reason, waiting });
    }
    if (accepted.tds.length === 0) await storeAccepted(tx, plan.next);
    await storePlan(tx, run, plan, readAt, now);
    return ok(plan.report);
  });
}

/** Stores a constituency's TDs, unless newer ones are. Fails for a new address outside, which no report shows. */
export async function applyConstituency(
  sql: Sql,
  constituency: string,
  members: readonly CollectedMember[],
  readAt: Date,
): Promise<Result<TdRow[], string>> {
  return inTransaction(sql, async (tx) => {
    const { plan, stored, accepted, reason } = await planStored(tx, members, readAt, constituency);
    const rows = plan.store.map((td) => ({ ...td, updated_at: readAt }));
    if (stored.some(({ updated_at }) => updated_at > readAt)) return ok(rows);
    if (reason !== null) return fail(reason);
    const [outside] = (accepted.tds.length > 0 && plan.report.outside) || [];
    if (outside !== undefined) {
      return fail(`${outside.name} has a new address outside oireachtas.ie, ${outside.email}`);
    }
    await storeTds(tx, plan.next, readAt, constituency);
    return ok(rows);
  });
}

/** Until the end of the transaction, no other write of `tds` is lost or undone. */
const lockTds = (tx: Queries) => tx`lock table tds in share row exclusive mode`;

/** Locks `tds`, and plans the change of the rows to the members; `reason`: why a person has to accept the plan. */
async function planStored(
  tx: Queries,
  members: readonly CollectedMember[],
  readAt: Date,
  constituency?: string,
) {
  await lockTds(tx);
  const all = await readTds(tx);
  const accepted = await readAccepted(tx);
  const isInScope = (row: TdRow) => (constituency ?? row.constituency) === row.constituency;
  const stored = all.filter(isInScope);
  const plan = planPopulation(stored, members, readAt, accepted);
  const next = [...plan.next, ...all.filter((row) => !isInScope(row))];
  return { plan, stored, accepted, reason: reasonToHold({ ...plan, next }, stored, accepted) };
}

/** Plans the last held run that no successful run followed; null without one. */
async function planHeld(sql: Queries) {
  const [row] = await sql<
    { run: number; reason: string; held: { members: CollectedMember[]; readAt: string } }[]
  >`
    select id as run, error as reason, held from populations
    where held is not null
      and id > coalesce((select max(id) from populations where state = 'succeeded'), 0)
    order by id desc limit 1`;
  if (row === undefined) return null;
  const { run, reason, held } = row;
  const readAt = new Date(held.readAt);
  const [stored, accepted] = [await readTds(sql), await readAccepted(sql)];
  const plan = planPopulation(stored, held.members, readAt, accepted);
  const hash = differenceHash(accepted, plan.next);
  return { run, reason, members: held.members, readAt, stored, accepted, plan, hash };
}

/** Reads the difference that waits for a person. */
export async function readReview(sql: Sql): Promise<PopulationReview | null> {
  const heldPlan = await planHeld(sql);
  if (heldPlan === null) return null;
  const { run, reason, members, readAt, accepted, hash } = heldPlan;
  const { report } = planPopulation(accepted.tds, members, readAt, accepted);
  const acceptedAt = accepted.acceptedAt?.toISOString() ?? null;
  return { run, hash, reason, acceptedAt, report };
}

/** No difference with the hash of a decision waits. */
const CHANGED = fail("difference-changed");

/** Stores the last held difference if this is the hash of the difference. */
export async function acceptHeldRun(sql: Sql, hash: string, by: Signature, now: Date) {
  return inTransaction(sql, async (tx) => {
    await lockTds(tx);
    const heldPlan = await planHeld(tx);
    if (heldPlan?.hash !== hash) return CHANGED;
    const { run, plan, stored, readAt } = heldPlan;
    const report = { ...plan.report, accepted: { ...by, hash } };
    await storeAccepted(tx, plan.next);
    await storePlan(tx, run, { ...plan, report }, readAt, now);
    // Rows that an earlier acceptance replaced can no longer be put back.
    await tx`
      update populations
      set replaced = case id when ${run} then ${JSON.stringify(stored)}::text::jsonb end
      where id = ${run} or replaced is not null`;
    return ok(report);
  });
}

/** Stores the rows again that the acceptance of this hash replaced, if it was the last. */
export async function putBackTds(sql: Sql, hash: string, putBack: Signature) {
  return inTransaction(sql, async (tx) => {
    await lockTds(tx);
    const [run] = await tx<{ replaced: TdRow[]; report: PopulationReport }[]>`
      update populations set report = report || ${JSON.stringify({ putBack })}::text::jsonb
      where replaced is not null and report -> 'accepted' ->> 'hash' = ${hash}
      returning replaced, report`;
    if (run === undefined) return CHANGED;
    await tx`update populations set replaced = null where replaced is not null`;
    await storeTds(tx, run.replaced);
    await storeAccepted(tx, run.replaced);
    return ok(run.report);
  });
}

/** Decides against the last held difference if this is the hash of the difference. */
export async function rejectHeldRun(sql: Sql, hash: string) {
  const heldPlan = await planHeld(sql);
  if (heldPlan?.hash !== hash) return CHANGED;
  const { run } = heldPlan;
  const rejected = await sql`
    update populations
    set state = 'rejected', held = null, error = null, message = ${POPULATION_MESSAGES.reject}
    where id = ${run} and held is not null`;
  if (rejected.count === 0) return CHANGED;
  // Earlier held runs waited for the same decision.
  await sql`update populations set held = null where held is not null and id < ${run}`;
  return ok(null);
}

async function storePlan(
  tx: Queries,
  run: number,
  { next, report }: Plan,
  readAt: Date,
  now: Date,
): Promise<void> {
  await storeTds(tx, next, readAt);
  await tx`
    update populations
    set state = 'succeeded', finished_at = ${now}, message = ${POPULATION_MESSAGES.succeeded},
      done = ${report.sitting}, total = ${report.sitting}, error = null, held = null,
      report = ${JSON.stringify(report)}::text::jsonb
    where id = ${run}`;
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
      case
        when id = (select max(id) from populations where held is not null)
          and id > coalesce((select max(id) from populations where state = 'succeeded'), 0) then 'waiting'
        else state
      end as state,
      done, total, message, error, report
    from populations order by id desc limit ${limit}`;
  return rows.map((row) => ({
    ...row,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }));
}
