import { createHash } from "node:crypto";
import type { PopulationReport, PopulationReview } from "../../contract/population.ts";
import { TD_FIELDS, type TdDetails } from "../../contract/td.ts";
import type { CollectedMember } from "./collect.ts";
import { addressOf, type Plan, planPopulation } from "./plan.ts";
import type { AcceptedTds } from "./td-store.ts";

export type HeldRun = { members: CollectedMember[]; readAt: string };

/** A read that finds fewer than this share of the stored addresses is held. */
const MIN_FOUND_SHARE = 0.9;
/** If more than this share of the accepted TDs differs, a person has to accept the difference. */
const MAX_CHANGED_SHARE = 0.1;

/** Whether a TD's address is one of the parliament's domain. */
export const isOfParliament = ({ email }: Pick<TdDetails, "email">) =>
  /@(?:[a-z0-9-]+\.)*oireachtas\.ie$/i.test(email);

/**
 * Returns why a person has to accept a plan; null when nobody has to. It is compared with the accepted TDs,
 * so that many small changes count as one large change. The first plan is accepted.
 */
export function reasonToHold(
  { store, next }: Pick<Plan, "store" | "next">,
  stored: readonly TdDetails[],
  accepted: AcceptedTds,
): string | null {
  // Such a source is more likely to be broken, for example by a changed page layout.
  if (store.length < MIN_FOUND_SHARE * stored.length) {
    return `Only ${store.length} addresses were found, but ${stored.length} are stored. Nothing was changed`;
  }
  const total = accepted.tds.length;
  const changed = Math.max(countOthers(accepted.tds, next), countOthers(next, accepted.tds));
  if (total === 0 || changed <= MAX_CHANGED_SHARE * total) return null;
  const day = accepted.acceptedAt?.toISOString().slice(0, 10);
  return `${changed} TDs differ by name, address or constituency from the ${total} that were accepted on ${day}. Nothing was changed`;
}

function countOthers(tds: readonly TdDetails[], others: readonly TdDetails[]): number {
  const key = (td: TdDetails) =>
    JSON.stringify(TD_FIELDS.map((field) => ("isOptional" in field ? null : td[field.name])));
  const otherKeys = new Set(others.map(key));
  return tds.filter((td) => !otherKeys.has(key(td))).length;
}

/** Returns the addresses outside `oireachtas.ie` that are not among the accepted ones. */
export function outsideAddresses(
  accepted: AcceptedTds,
  next: readonly TdDetails[],
): NonNullable<PopulationReport["outside"]> {
  const emails = new Set(accepted.tds.map(({ email }) => email.toLowerCase()));
  return next
    .filter((td) => !isOfParliament(td) && !emails.has(td.email.toLowerCase()))
    .map(addressOf);
}

/** Plans a run, with the outside addresses in the report. */
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

/** Returns the hash of the difference between the accepted TDs and those of a plan; roles need no decision. */
export function differenceHash(accepted: AcceptedTds, next: readonly TdDetails[]): string {
  const reviewed = TD_FIELDS.filter(
    (field) => !("isReference" in field || "isContact" in field || field.kind === "roles"),
  );
  const sorted = (tds: readonly TdDetails[]) =>
    tds.map((td) => JSON.stringify(reviewed.map(({ name }) => td[name]))).sort();
  const difference = JSON.stringify([sorted(accepted.tds), sorted(next)]);
  return createHash("sha256").update(difference).digest("hex");
}

/** Returns the difference that a held run would make, for a person to look at. */
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
