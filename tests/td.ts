import { noDetails, type Td, type TdDetails } from "../api/contract/td.ts";
import type { CollectedMember } from "../api/tds/population/collect.ts";
import { planPopulation } from "../api/tds/population/plan.ts";
import type { TdRow } from "../api/tds/population/td-store.ts";
import type { PublishedContact } from "../api/tds/source/contact-pages.ts";
import type { Member } from "../api/tds/source/members.ts";

/** The address of an invented TD: 'ann.able@oireachtas.ie'. */
export const emailOf = (name: string) =>
  `${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, "")
    .replaceAll(" ", ".")}@oireachtas.ie`;

/** An invented TD of Clare with the required fields; `over` replaces some of them or adds others. */
export const tdOf = (name: string, over: Partial<Td> = {}): Td => ({
  name,
  email: emailOf(name),
  constituency: "Clare",
  ...over,
});

/** The TD as a row of the table, without optional details. */
export const detailsOf = (name: string, over: Partial<TdDetails> = {}): TdDetails => ({
  ...noDetails(),
  name,
  email: emailOf(name),
  constituency: "Clare",
  ...over,
});

/** A row of the table, checked on the day of the bundled data. */
export const rowOf = (name: string, { updated_at, ...over }: Partial<TdRow> = {}): TdRow => ({
  ...detailsOf(name, over),
  updated_at: updated_at ?? new Date("2026-07-19T00:00:00Z"),
});

/** A sitting member as the source lists them. */
export const memberOf = (name: string, over: Partial<Member> = {}): Member => ({
  code: `${name}.D.1`,
  name,
  party: null,
  constituency: "Clare",
  roles: [],
  ...over,
});

/** The details that a member's page publishes. */
export const contactOf = (email: string | null, ...dropped: string[]): PublishedContact => ({
  email,
  dropped,
  phone: null,
  office: null,
});

/** A member as a population has read them. */
export const collectedOf = (
  name: string,
  over: Partial<CollectedMember> = {},
): CollectedMember => ({
  ...memberOf(name),
  address: contactOf(emailOf(name)),
  ...over,
});

/** The rows of members of whom none is stored yet, read at `readAt`. */
export const rowsOf = (members: readonly CollectedMember[], readAt: Date): TdRow[] =>
  planPopulation([], members, readAt).store.map((td) => ({ ...td, updated_at: readAt }));
