import {
  COMPARED_FIELDS,
  type PopulationReport,
  type ReportedTd,
  type TdChange,
} from "../../contract/population.ts";
import { type Role, rolesText } from "../../contract/roles.ts";
import { CONTACT_FIELDS, isEmail, type TdDetails } from "../../contract/td.ts";
import type { CollectedMember } from "./collect.ts";

/** The changes to the table `tds`, and the report of them. `next`: `store`, and the rows that are kept. */
export type Plan = {
  store: TdDetails[];
  remove: Pick<TdDetails, "email" | "constituency">[];
  next: TdDetails[];
  report: PopulationReport;
};

/**
 * Compares the members in the source with the stored rows, by address and then by name within a
 * constituency. A member whose published details are not valid keeps the stored row, except for the roles,
 * which are in the list of members.
 */
export function planPopulation(
  stored: readonly TdDetails[],
  members: readonly CollectedMember[],
  readAt: Date,
): Plan {
  const unmatched = new Set(stored);
  const takeRow = (matches: (row: TdDetails) => boolean) => {
    const row = [...unmatched].find(matches);
    if (row !== undefined) unmatched.delete(row);
    return row;
  };
  const outdated: TdDetails[] = [];
  const kept: TdDetails[] = [];
  const store: TdDetails[] = [];
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

  const usedAddresses = new Set<string>();
  for (const { member, row } of matchRows(members, takeRow)) {
    const { address, ...details } = member;
    const { name, constituency } = details;
    const td: ReportedTd = { name, constituency };
    const reportChanges = (before: TdDetails, after: TdDetails) => {
      const changes = changesOf(before, after);
      if (changes.length > 0) report.changed.push({ ...td, changes });
    };
    const keep = (reason: string) => {
      report.unreached.push({ ...td, reason });
      if (row === undefined) return;
      const next = { ...row, roles: details.roles };
      kept.push(next);
      reportChanges(row, next);
    };
    if ("unreached" in address) {
      keep(address.unreached);
      continue;
    }
    const { email, dropped, ...contact } = address;
    const key = email?.toLowerCase() ?? "";
    if (!isEmail(email) || usedAddresses.has(key)) {
      const unusable = email === null ? dropped : [...dropped, email];
      if (row !== undefined && unusable.length > 0) {
        keep(`The published text is not an address of this TD: ${unusable.join(", ")}`);
        continue;
      }
      const { party, code, roles } = details;
      report.withoutAddress.push({ ...td, party, code, roles, dropped: unusable });
      if (row !== undefined) outdated.push(row);
      continue;
    }
    usedAddresses.add(key);
    const published = { ...details, ...contact, email };
    store.push(published);
    if (row === undefined) {
      report.added.push({ ...td, email });
      continue;
    }
    reportChanges(row, published);
    // The table's key holds the address: a new address gets a new row.
    if (row.email !== email) outdated.push(row);
  }

  report.removed = [...unmatched].map(addressOf);
  const next = [...store, ...kept];
  report.stored = next.length;
  return { store, remove: [...outdated, ...unmatched], next, report };
}

/** Returns what a report says of a TD with an address. */
export const addressOf = ({ name, constituency, email }: TdDetails) => ({
  name,
  constituency,
  email,
});

/** Returns the members with their rows, the unchanged first: no member takes the row of another one. */
function matchRows(
  members: readonly CollectedMember[],
  takeRow: (matches: (row: TdDetails) => boolean) => TdDetails | undefined,
): { member: CollectedMember; row: TdDetails | undefined }[] {
  const emailOf = ({ address }: CollectedMember) => ("email" in address ? address.email : null);
  const matched = new Map<CollectedMember, TdDetails>();
  const match = (isSame: (member: CollectedMember, row: TdDetails) => boolean) => {
    for (const member of members) {
      if (matched.has(member)) continue;
      const row = takeRow((one) => one.constituency === member.constituency && isSame(member, one));
      if (row !== undefined) matched.set(member, row);
    }
  };
  match((member, row) => row.email === emailOf(member) && row.name === member.name);
  const unchanged = new Set(matched.keys());
  match((member, row) => row.email === emailOf(member));
  match((member, row) => row.name === member.name);
  const others = members.filter((member) => !unchanged.has(member));
  return [...unchanged, ...others].map((member) => ({ member, row: matched.get(member) }));
}

function changesOf(row: TdDetails, published: TdDetails): TdChange[] {
  return COMPARED_FIELDS.flatMap((field) => {
    const [from, to] = [textOf(row[field]), textOf(published[field])];
    const mayBeUnread = field === "roles" || CONTACT_FIELDS.some((name) => name === field);
    const isFirst = row[field] === null && mayBeUnread;
    return from === to || isFirst ? [] : [{ field, from, to }];
  });
}

function textOf(value: string | Role[] | null): string | null {
  return Array.isArray(value) ? rolesText(value) || null : value;
}
