import { createHash } from "node:crypto";
import type { PopulationReview } from "../../contract/population.ts";
import type { Queries } from "../../db/connect.ts";
import {
  type AcceptedTds,
  outsideAddresses,
  reasonToHold,
  type TdDetails,
} from "../lookup/accepted.ts";
import { tooFewFound } from "../lookup/td-store.ts";
import type { CollectedMember } from "./collect.ts";
import { type Plan, planPopulation } from "./plan.ts";

/** The members that a run read whose difference waits for a person. */
export type HeldRun = { members: CollectedMember[]; readAt: string };

/** A run that finds fewer than this share of the stored addresses is held. */
const MIN_FOUND_SHARE = 0.9;

/**
 * Returns why a person has to accept a plan before it is applied; null when
 * nobody has to. The first plan of an empty database is accepted.
 */
export function reasonToHoldPlan(
  { store, next }: Pick<Plan, "store" | "next">,
  stored: readonly TdDetails[],
  accepted: AcceptedTds,
): string | null {
  // Such a source is more likely to be broken, for example by a changed page layout.
  if (store.length < MIN_FOUND_SHARE * stored.length) {
    return tooFewFound(store.length, stored.length);
  }
  return reasonToHold(accepted, next);
}

/** Plans a run, with the outside addresses in its report. */
export function planRun(
  stored: readonly TdDetails[],
  members: readonly CollectedMember[],
  accepted: AcceptedTds,
  readAt: Date,
): Plan {
  const plan = planPopulation(stored, members, readAt);
  const outside = outsideAddresses(accepted, plan.next);
  return outside.length === 0 ? plan : { ...plan, report: { ...plan.report, outside } };
}

/** Returns the hash of the difference between the accepted TDs and those of a plan. */
export function differenceHash(accepted: AcceptedTds, next: readonly TdDetails[]): string {
  const sorted = (tds: readonly TdDetails[]) =>
    tds
      .map(({ name, email, party, constituency }) =>
        JSON.stringify([constituency, email, name, party]),
      )
      .sort();
  const difference = JSON.stringify([sorted(accepted.tds), sorted(next)]);
  return createHash("sha256").update(difference).digest("hex");
}

/** Returns the difference that a held run would make, as a person has to look at it. */
export function reviewOf(
  run: number,
  reason: string,
  { members, readAt }: HeldRun,
  stored: readonly TdDetails[],
  accepted: AcceptedTds,
): PopulationReview {
  const { next } = planPopulation(stored, members, new Date(readAt));
  return {
    run,
    hash: differenceHash(accepted, next),
    reason,
    acceptedAt: accepted.acceptedAt?.toISOString() ?? null,
    report: planRun(accepted.tds, members, accepted, new Date(readAt)).report,
  };
}

/** Reads the last held run that no successful run followed; null when there is none. */
export async function readHeldRun(
  sql: Queries,
): Promise<{ run: number; reason: string; held: HeldRun } | null> {
  const [row] = await sql<{ run: number; reason: string; held: HeldRun }[]>`
    select id as run, error as reason, held from populations
    where held is not null
      and id > coalesce((select max(id) from populations where state = 'succeeded'), 0)
    order by id desc limit 1`;
  return row ?? null;
}
