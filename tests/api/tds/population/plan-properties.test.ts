import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TdDetails } from "../../../../api/contract/td.ts";
import type { CollectedMember } from "../../../../api/tds/population/collect.ts";
import { type Plan, planPopulation } from "../../../../api/tds/population/plan.ts";
import { collectedOf, detailsOf } from "../../../td.ts";

const name = fc.constantFrom("Ann A", "Bob B", "Cat C", "Dan D");
const email = fc.constantFrom("a@a.ie", "b@b.ie", "c@c.ie", "A@A.ie");
const party = fc.constantFrom("Independent", null);
const constituency = fc.constantFrom("Clare", "Mayo");
const keyOf = (td: { email: string; constituency: string }) => `${td.email} ${td.constituency}`;

/** Stored rows; the key of the table is the address with the constituency. */
const stored = fc.uniqueArray(
  fc.record({ name, email, party, constituency }).map((td) => detailsOf(td.name, td)),
  { selector: keyOf, maxLength: 6 },
);
const address = fc.oneof(
  fc.record({
    email: fc.option(email),
    dropped: fc.constantFrom<string[][]>([], ["javascript:"]),
  }),
  fc.constant({ unreached: "It was slow" }),
);
const readable = fc.record({
  name,
  party,
  constituency: fc.constantFrom("Clare", "Mayo", "Atlantis"),
  address,
});
const unreadable = fc.record({
  name: fc.constant("A member without a name"),
  party: fc.constant(null),
  constituency: fc.constantFrom("Clare", "Atlantis"),
  address: fc.constant({ unreached: "not plain text" }),
  isUnreadable: fc.constant(true as const),
});
const members: fc.Arbitrary<CollectedMember[]> = fc.array(
  fc
    .oneof({ weight: 8, arbitrary: readable }, { weight: 1, arbitrary: unreadable })
    .map((member) => collectedOf(member.name, member)),
  { maxLength: 6 },
);

const plan = (rows: readonly TdDetails[], found: readonly CollectedMember[]) =>
  planPopulation(rows, found, new Date("2026-11-20T10:00:00Z"));

/** Applies a plan to rows, as the database does: it removes rows first. */
function apply(rows: readonly TdDetails[], { remove, store }: Plan): TdDetails[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  for (const row of remove) byKey.delete(keyOf(row));
  for (const row of store) byKey.set(keyOf(row), row);
  return [...byKey.values()];
}

const sorted = (rows: readonly TdDetails[]) =>
  rows.map((row) => JSON.stringify([keyOf(row), row.name, row.party])).sort();

describe("any plan of a population", () => {
  const check = (
    predicate: (rows: TdDetails[], found: CollectedMember[], planned: Plan) => void,
  ) => {
    fc.assert(
      fc.property(stored, members, (rows, found) => predicate(rows, found, plan(rows, found))),
      { numRuns: 500 },
    );
  };

  it("leads to the rows that it announces, and counts them", () => {
    check((rows, _found, planned) => {
      expect(sorted(apply(rows, planned))).toEqual(sorted(planned.next));
      expect(planned.report.stored).toBe(planned.next.length);
    });
  });

  it("stores no address twice", () => {
    check((_rows, _found, { store }) => {
      const addresses = store.map((td) => td.email.toLowerCase());
      expect(new Set(addresses).size).toBe(addresses.length);
    });
  });

  it("stores only what the source publishes", () => {
    check((_rows, found, { store }) => {
      for (const td of store) {
        expect(found).toContainEqual(
          expect.objectContaining({
            name: td.name,
            party: td.party,
            constituency: td.constituency,
            address: expect.objectContaining({ email: td.email }),
          }),
        );
      }
    });
  });
});
