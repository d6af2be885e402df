import { currentConstituencies, isConstituency } from "../../contract/constituencies.ts";
import { isEmail } from "../../contract/email.ts";
import type { PopulationReport, ReportedTd, TdChange } from "../../contract/population.ts";
import { fail, ok, type Result } from "../../contract/result.ts";
import { type TdRow, tooFewFound } from "../lookup/td-store.ts";
import type { CollectedMember } from "./collect.ts";

/** The changes to the table `tds`, and the report of them. */
export type Plan = {
  store: Omit<TdRow, "updated_at">[];
  remove: { email: string; constituency: string }[];
  report: PopulationReport;
};

/** A run that finds fewer than this share of the stored addresses fails. */
const MIN_FOUND_SHARE = 0.9;

/**
 * Compares the members in the source with the stored rows. Fails with the
 * reason when so few addresses were found that the source is more likely to be
 * broken, for example by a changed page layout. A member matches the row of the
 * same constituency with the same address, otherwise the one with the same name.
 */
export function planPopulation(
  stored: readonly TdRow[],
  members: readonly CollectedMember[],
  readAt: Date,
): Result<Plan, string> {
  /** Rows without a matching member. They are removed at the end. */
  const unmatched = new Set(stored);
  const takeRow = (matches: (row: TdRow) => boolean) => {
    const row = [...unmatched].find(matches);
    if (row !== undefined) unmatched.delete(row);
    return row;
  };
  const store: Plan["store"] = [];
  const usedAddresses = new Set<string>();
  const report: PopulationReport = {
    stored: 0,
    sitting: members.length,
    constituencies: new Set(members.map(({ constituency }) => constituency)).size,
    added: [],
    removed: [],
    changed: [],
    withoutAddress: [],
    unreached: [],
    sourceTime: readAt.toISOString(),
  };

  // All addresses are matched before any name, so that no member takes a namesake's row.
  const withRows = members.map((member) => {
    const { address, constituency } = member;
    const email = "email" in address ? address.email : null;
    const row =
      email === null
        ? undefined
        : takeRow((one) => one.email === email && one.constituency === constituency);
    return { member, row };
  });
  let kept = 0;
  for (const { member, row: rowByAddress } of withRows) {
    const { name, party, constituency, address } = member;
    const td: ReportedTd = { name, constituency };
    const row =
      rowByAddress ?? takeRow((one) => one.name === name && one.constituency === constituency);
    if ("unreached" in address) {
      if (row !== undefined) kept++;
      report.unreached.push({ ...td, reason: address.unreached });
      continue;
    }
    if (!isConstituency(constituency) || currentConstituencies(constituency)[0] !== constituency) {
      report.unreached.push({ ...td, reason: "Unknown constituency" });
      continue;
    }
    const { email, dropped } = address;
    const key = `${email} ${constituency}`;
    if (!isEmail(email) || usedAddresses.has(key)) {
      const unusable = email === null ? dropped : [...dropped, email];
      report.withoutAddress.push({ ...td, dropped: unusable });
      if (row !== undefined) unmatched.add(row);
      continue;
    }
    usedAddresses.add(key);
    store.push({ name, email, party, constituency });
    if (row === undefined) {
      report.added.push(td);
      continue;
    }
    const changes = changesOf(row, { name, email, party });
    if (changes.length > 0) report.changed.push({ ...td, changes });
    // The table's key holds the address: a new address gets a new row.
    if (row.email !== email) unmatched.add(row);
  }

  if (store.length < MIN_FOUND_SHARE * stored.length) {
    return fail(tooFewFound(store.length, stored.length));
  }
  const nameKey = ({ name, constituency }: ReportedTd) => `${name}\n${constituency}`;
  const reported = new Set([...report.withoutAddress, ...report.changed].map(nameKey));
  report.removed = [...unmatched]
    .filter((row) => !reported.has(nameKey(row)))
    .map(({ name, constituency }) => ({ name, constituency }));
  report.stored = store.length + kept;
  const remove = [...unmatched].map(({ email, constituency }) => ({ email, constituency }));
  return ok({ store, remove, report });
}

function changesOf(row: TdRow, found: Record<TdChange["field"], string | null>): TdChange[] {
  return (["name", "email", "party"] as const).flatMap((field) =>
    row[field] === found[field] ? [] : [{ field, from: row[field], to: found[field] }],
  );
}
