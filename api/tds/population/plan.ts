import { currentConstituencies, isConstituency } from "../../contract/constituencies.ts";
import type { PopulationReport, ReportedTd, TdChange } from "../../contract/population.ts";
import { fail, ok, type Result } from "../../contract/result.ts";
import { isEmail, type Td } from "../../contract/td.ts";
import type { TdRow } from "../lookup/td-store.ts";

/** What the source came to for one sitting member. */
export type Found = {
  name: string;
  party: string | null;
  constituency: string;
  address: { email: string | null; dropped: string[] } | { unreached: string };
};

/** The rows to store, those to delete, and what to tell of it. */
export type Plan = {
  store: StoredTd[];
  remove: { email: string; constituency: string }[];
  report: PopulationReport;
};

type StoredTd = Omit<Td, "party"> & { party: string | null };

/** A run that finds less than this share of what is stored stops (a page that changed, say). */
const LEAST_FOUND = 0.9;

/**
 * Compares what the source has with what is stored. Fails, in words, when so
 * little was found that the source is more likely broken than the Dáil empty.
 * A member is the stored one with the same address, else with the same name,
 * in the same constituency.
 */
export function planPopulation(
  stored: readonly TdRow[],
  found: readonly Found[],
  readAt: Date,
): Result<Plan, string> {
  const left = new Set(stored);
  const take = (matches: (row: TdRow) => boolean) => {
    const row = [...left].find(matches);
    if (row !== undefined) left.delete(row);
    return row;
  };
  const store: StoredTd[] = [];
  const taken = new Set<string>();
  const report: PopulationReport = {
    stored: 0,
    sitting: found.length,
    constituencies: new Set(found.map(({ constituency }) => constituency)).size,
    added: [],
    removed: [],
    changed: [],
    withoutAddress: [],
    unreached: [],
    sourceTime: readAt.toISOString(),
  };

  // By their addresses first, so that nobody takes the row of a namesake.
  const withRows = found.map((member) => {
    const { address, constituency } = member;
    const email = "email" in address ? address.email : null;
    return {
      member,
      row:
        email === null
          ? undefined
          : take((row) => row.email === email && row.constituency === constituency),
    };
  });
  let kept = 0;
  for (const { member, row: sameAddress } of withRows) {
    const { name, party, constituency, address } = member;
    const td: ReportedTd = { name, constituency };
    const row =
      sameAddress ?? take((one) => one.name === name && one.constituency === constituency);
    if ("unreached" in address) {
      if (row !== undefined) kept++;
      report.unreached.push({ ...td, reason: address.unreached });
      continue;
    }
    if (!isConstituency(constituency) || currentConstituencies(constituency)[0] !== constituency) {
      report.unreached.push({ ...td, reason: "The constituency is not known here" });
      continue;
    }
    const { email, dropped } = address;
    if (!isEmail(email) || taken.has(`${email} ${constituency}`)) {
      report.withoutAddress.push({
        ...td,
        dropped: email === null ? dropped : [...dropped, email],
      });
      if (row !== undefined) left.add(row);
      continue;
    }
    taken.add(`${email} ${constituency}`);
    store.push({ name, email, party, constituency });
    const changes = row === undefined ? [] : changesOf(row, { name, email, party });
    if (row === undefined) report.added.push(td);
    if (changes.length > 0) report.changed.push({ ...td, changes });
    if (row !== undefined && row.email !== email) left.add(row);
  }

  if (store.length < LEAST_FOUND * stored.length) {
    return fail(
      `Only ${store.length} addresses were found where ${stored.length} are stored; nothing was changed`,
    );
  }
  const named = new Set(
    [...report.withoutAddress, ...report.changed].map(({ name, constituency }) =>
      [name, constituency].join("\n"),
    ),
  );
  report.removed = [...left]
    .filter(({ name, constituency }) => !named.has([name, constituency].join("\n")))
    .map(({ name, constituency }) => ({ name, constituency }));
  report.stored = store.length + kept;
  const remove = [...left].map(({ email, constituency }) => ({ email, constituency }));
  return ok({ store, remove, report });
}

function changesOf(row: TdRow, now: Record<TdChange["field"], string | null>): TdChange[] {
  return (["name", "email", "party"] as const).flatMap((field) =>
    row[field] === now[field] ? [] : [{ field, from: row[field], to: now[field] }],
  );
}
