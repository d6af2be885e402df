import { createHash } from "node:crypto";
import {
  COMPARED_FIELDS,
  type PopulationReport,
  type ReportedTd,
  type TdChange,
} from "../../contract/population.ts";
import { type Role, rolesText } from "../../contract/roles.ts";
import { CONTACT_FIELDS, isEmail, TD_FIELDS, type TdDetails } from "../../contract/td.ts";
import type { CollectedMember } from "./collect.ts";
import type { AcceptedTds } from "./td-store.ts";

/** The next rows of the table `tds`, those read and those kept, and the report of the changes. `store`: those read. */
export type Plan = ReturnType<typeof planPopulation>;

/**
 * Compares the members in the source with the stored rows of their constituency, by address and then by name. One
 * whose details are not valid keeps the stored row, except for the roles. `outside` needs the accepted TDs.
 */
export function planPopulation(
  stored: readonly TdDetails[],
  members: readonly CollectedMember[],
  readAt: Date,
  accepted?: AcceptedTds,
) {
  const { matched, unmatched } = matchRows(members, stored);
  const keptTds: TdDetails[] = [];
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
  for (const [member, row] of matched) {
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
      keptTds.push(next);
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
      continue;
    }
    usedAddresses.add(key);
    const published = { ...details, ...contact, email };
    store.push(published);
    if (row === undefined) report.added.push({ ...td, email });
    else reportChanges(row, published);
  }

  report.removed = unmatched.map(addressOf);
  const next = [...store, ...keptTds];
  report.stored = next.length;
  const emails = new Set(accepted?.tds.map(({ email }) => email.toLowerCase()));
  const outside = next.filter((td) => !isOfParliament(td) && !emails.has(td.email.toLowerCase()));
  if (accepted && outside.length > 0) report.outside = outside.map(addressOf);
  return { store, next, report };
}

/** Returns what a report says of a TD with an address. */
const addressOf = ({ name, constituency, email }: TdDetails) => ({ name, constituency, email });

/** Returns the members with their rows, the unchanged first: no member takes the row of another one. */
function matchRows(members: readonly CollectedMember[], stored: readonly TdDetails[]) {
  const emailOf = ({ address }: CollectedMember) => ("email" in address ? address.email : null);
  const rows = new Map<CollectedMember, TdDetails>();
  const unmatched = new Set(stored);
  const match = (isSame: (member: CollectedMember, row: TdDetails) => boolean) => {
    for (const member of members.filter((each) => !rows.has(each))) {
      const row = [...unmatched].find(
        (one) => one.constituency === member.constituency && isSame(member, one),
      );
      if (row === undefined) continue;
      rows.set(member, row);
      unmatched.delete(row);
    }
  };
  match((member, row) => row.email === emailOf(member) && row.name === member.name);
  const inOrder = new Set([...rows.keys(), ...members]);
  match((member, row) => row.email === emailOf(member));
  match((member, row) => row.name === member.name);
  const matched = [...inOrder].map((member) => [member, rows.get(member)] as const);
  return { matched, unmatched: [...unmatched] };
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

/** A read that finds fewer than this share of the stored addresses is held. */
const MIN_FOUND_SHARE = 0.9;
/** If more than this share of the accepted TDs differs, a person has to accept the difference. */
const MAX_CHANGED_SHARE = 0.1;

/** Whether a TD's address is one of the parliament's domain. */
export const isOfParliament = ({ email }: Pick<TdDetails, "email">) =>
  /@(?:[a-z0-9-]+\.)*oireachtas\.ie$/i.test(email);

/** Returns why a person has to accept a plan. It is compared with the accepted TDs, so that small changes add up. */
export function reasonToHold(
  { store, next }: Pick<Plan, "store" | "next">,
  stored: readonly TdDetails[],
  accepted: AcceptedTds,
): string | null {
  // A source with so few addresses is more likely to be broken, for example by a changed page layout.
  if (store.length < MIN_FOUND_SHARE * stored.length) {
    return `Only ${store.length} addresses were found, but ${stored.length} are stored. Nothing was changed`;
  }
  const total = accepted.tds.length;
  const changedTds = Math.max(countOthers(accepted.tds, next), countOthers(next, accepted.tds));
  if (total === 0 || changedTds <= MAX_CHANGED_SHARE * total) return null;
  const day = accepted.acceptedAt?.toISOString().slice(0, 10);
  return `${changedTds} TDs differ by name, address or constituency from the ${total} that were accepted on ${day}. Nothing was changed`;
}

function countOthers(tds: readonly TdDetails[], others: readonly TdDetails[]): number {
  const key = (td: TdDetails) =>
    JSON.stringify(TD_FIELDS.map((field) => ("isOptional" in field ? null : td[field.name])));
  const otherKeys = new Set(others.map(key));
  return tds.filter((td) => !otherKeys.has(key(td))).length;
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
