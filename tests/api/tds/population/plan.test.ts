import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TdDetails } from "../../../../api/contract/td.ts";
import type { CollectedMember } from "../../../../api/tds/population/collect.ts";
import { type Plan, planPopulation } from "../../../../api/tds/population/plan.ts";
import { collectedOf, detailsOf, emailOf } from "../../../td.ts";

const READ = new Date("2026-11-20T10:00:00Z");

/** The names of twenty TDs of Clare. */
const NAMES = Array.from(
  { length: 20 },
  (_each, index) => `Ann ${String.fromCharCode(65 + index)}`,
);
const row = (name: string) => detailsOf(name, { party: "Independent" });
const member = (name: string, over: Partial<CollectedMember> = {}) =>
  collectedOf(name, { party: "Independent", ...over });
const STORED = NAMES.map(row);
const SITTING = NAMES.map((name) => member(name));

const plan = (found: CollectedMember[], stored = STORED) => planPopulation(stored, found, READ);
const withFirst = (over: Partial<CollectedMember>) => [member("Ann A", over), ...SITTING.slice(1)];
const UNCHANGED = { added: [], removed: [], changed: [], withoutAddress: [], unreached: [] };
const ANN = { name: "Ann A", constituency: "Clare" };

describe("the plan of a population", () => {
  it("stores everyone and reports no change when nothing changed", () => {
    expect(plan(SITTING)).toMatchObject({
      remove: [],
      report: {
        ...UNCHANGED,
        stored: 20,
        sitting: 20,
        constituencies: 1,
        sourceTime: READ.toISOString(),
      },
    });
  });

  it("stores a member's code without reporting it, and keeps the stored one where none was read", () => {
    const { store, report } = plan(
      [member("Ann A", { code: "A.D.1" }), ...SITTING.slice(1)],
      [row("Ann A"), { ...row("Ann B"), code: "B.D.1" }, ...STORED.slice(2)],
    );
    expect(store.slice(0, 3).map(({ code }) => code)).toEqual(["A.D.1", "B.D.1", null]);
    expect(report).toMatchObject(UNCHANGED);
  });

  it("stores phone and office without reporting the first ones, and keeps those of a page that was not read", () => {
    const [ann, bob] = [
      { phone: "(01) 618 3000", office: "Ennis" },
      { phone: "087 123 4567", office: null },
    ];
    const published = { email: emailOf("Ann A"), dropped: [], ...ann };
    const { store, report } = plan(
      [member("Ann A", { address: published }), ...SITTING.slice(1)],
      [row("Ann A"), { ...row("Ann B"), ...bob }, ...STORED.slice(2)],
    );
    expect(store.slice(0, 3)).toMatchObject([ann, bob, { phone: null, office: null }]);
    expect(report).toMatchObject(UNCHANGED);
  });

  it("reports another phone number and one that is gone", () => {
    const published = { email: emailOf("Ann A"), dropped: [], phone: "2", office: null };
    const before = { ...row("Ann A"), phone: "1", office: "Ennis" };
    const { report } = plan(withFirst({ address: published }), [before, ...STORED.slice(1)]);
    expect(report.changed).toEqual([
      {
        ...ANN,
        changes: [
          { field: "phone", from: "1", to: "2" },
          { field: "office", from: "Ennis", to: null },
        ],
      },
    ]);
  });

  it("reports new and former TDs", () => {
    const { remove, report } = plan([...SITTING.slice(1), member("Zoe Z")]);
    expect(remove).toEqual([row("Ann A")]);
    expect(report).toMatchObject({
      ...UNCHANGED,
      added: [{ name: "Zoe Z", constituency: "Clare", email: emailOf("Zoe Z") }],
      removed: [{ ...ANN, email: emailOf("Ann A") }],
    });
  });

  it.each([
    ["party", { party: null }, "Independent", null],
    [
      "email",
      { address: { email: "new@oireachtas.ie", dropped: [] } },
      emailOf("Ann A"),
      "new@oireachtas.ie",
    ],
  ] as const)(
    "reports a changed %s as one change, not as a removed and an added TD",
    (field, over, from, to) => {
      const { report, store, remove } = plan(withFirst(over as Partial<CollectedMember>));
      expect(report).toMatchObject({
        ...UNCHANGED,
        changed: [{ ...ANN, changes: [{ field, from, to }] }],
      });
      expect(store).toHaveLength(20);
      // The row of a former address is another one.
      expect(remove).toEqual(field === "email" ? [row("Ann A")] : []);
    },
  );

  it("stores the published details, and lists all TDs after it", () => {
    const { store, next, report } = plan([
      ...withFirst({ address: { unreached: "It was slow" } }),
      member("Zoe Z", { constituency: "Mayo", party: null }),
    ]);
    const zoe = detailsOf("Zoe Z", { constituency: "Mayo" });
    expect(store).toHaveLength(20);
    expect(store).toContainEqual(zoe);
    expect(next).toHaveLength(21);
    expect(next).toEqual(expect.arrayContaining([zoe, row("Ann A")]));
    expect(report.constituencies).toBe(2);
  });

  it("does not take a TD for a namesake, or for the owner of the same address, in another constituency", () => {
    const inMayo = member("Ann A", { constituency: "Mayo", party: null });
    const { report, remove } = plan([...SITTING.slice(1), inMayo]);
    expect(remove).toEqual([row("Ann A")]);
    expect(report).toMatchObject({
      ...UNCHANGED,
      added: [{ name: "Ann A", constituency: "Mayo", email: emailOf("Ann A") }],
      removed: [{ ...ANN, email: emailOf("Ann A") }],
    });
  });

  it("recognises a changed name by the address", () => {
    const found = [member("Ann A-Other", { address: { email: emailOf("Ann A"), dropped: [] } })];
    const { report } = plan([...found, ...SITTING.slice(1)]);
    expect(report.changed).toEqual([
      {
        name: "Ann A-Other",
        constituency: "Clare",
        changes: [{ field: "name", from: "Ann A", to: "Ann A-Other" }],
      },
    ]);
  });

  it("removes and reports a TD without a published address", () => {
    const { report, remove } = plan(withFirst({ address: { email: null, dropped: [] } }));
    expect(remove).toHaveLength(1);
    expect(report).toMatchObject({
      ...UNCHANGED,
      stored: 19,
      withoutAddress: [{ ...ANN, dropped: [] }],
    });
  });

  it.each([
    ["is no address", { email: null, dropped: ["javascript:"] }, "javascript:"],
    ["is several, none of them an address", { email: null, dropped: ["a", "b"] }, "a, b"],
    ["is another TD's", { email: emailOf("Ann B"), dropped: [] }, emailOf("Ann B")],
    [
      "is another TD's in capitals",
      { email: emailOf("Ann B").toUpperCase(), dropped: [] },
      emailOf("Ann B").toUpperCase(),
    ],
  ])("keeps and reports a TD whose published text %s", (_what, address, text) => {
    for (const found of [withFirst({ address }), withFirst({ address }).reverse()]) {
      const { report, remove, next } = plan(found);
      expect(remove).toEqual([]);
      expect(report).toMatchObject({
        ...UNCHANGED,
        stored: 20,
        unreached: [{ ...ANN, reason: `The published text is not an address of this TD: ${text}` }],
      });
      expect(next).toContainEqual(
        expect.objectContaining({ name: "Ann A", email: emailOf("Ann A") }),
      );
      expect(next).toContainEqual(
        expect.objectContaining({ name: "Ann B", email: emailOf("Ann B") }),
      );
    }
  });

  it.each([
    ["of the same constituency", "Clare", []],
    ["of another constituency", "Mayo", [{ ...ANN, email: emailOf("Ann A") }]],
    ["of an unknown constituency", "\\u{202e}", []],
  ])(
    "keeps the row of a TD who may be a member %s with unreadable details",
    (_where, constituency, removed) => {
      const odd = member("A member without a name", {
        constituency,
        isUnreadable: true,
        address: { unreached: "The published name is not plain text" },
      });
      const { report, next } = plan([...SITTING.slice(1), odd]);
      expect(report.removed).toEqual(removed);
      expect(next).toHaveLength(20 - removed.length);
      expect(report.unreached).toMatchObject([{ name: "A member without a name" }]);
    },
  );

  it("keeps the row of a member whose address could not be read", () => {
    const { report, remove, store } = plan(withFirst({ address: { unreached: "It was slow" } }));
    expect(remove).toEqual([]);
    expect(store).toHaveLength(19);
    expect(report).toMatchObject({
      ...UNCHANGED,
      stored: 20,
      unreached: [{ ...ANN, reason: "It was slow" }],
    });
  });

  it("stores an address that two members of a constituency share once", () => {
    const { report, store } = plan([
      ...SITTING,
      member("Zoe Z", { address: { email: emailOf("Ann A"), dropped: [] } }),
    ]);
    expect(store).toHaveLength(20);
    expect(report.withoutAddress).toMatchObject([
      { name: "Zoe Z", constituency: "Clare", dropped: [emailOf("Ann A")] },
    ]);
  });

  it.each(["Atlantis", "Tipperary"])("omits and reports a member for %s", (constituency) => {
    const { report } = plan([...SITTING, member("Zoe Z", { constituency })]);
    expect(report.unreached).toEqual([
      { name: "Zoe Z", constituency, reason: "Unknown constituency" },
    ]);
  });
});

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

/** Applies a plan to rows, as the database does: it removes rows first. */
function apply(rows: readonly TdDetails[], { remove, store }: Plan): TdDetails[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  for (const row of remove) byKey.delete(keyOf(row));
  for (const row of store) byKey.set(keyOf(row), row);
  return [...byKey.values()];
}

const sorted = (rows: readonly TdDetails[]) =>
  rows.map((row) => JSON.stringify([keyOf(row), row.name, row.party])).sort();

it("any plan leads to the rows that it announces, each address once and as the source publishes it", () => {
  fc.assert(
    fc.property(stored, members, (rows, found) => {
      const planned = plan(found, rows);
      expect(sorted(apply(rows, planned))).toEqual(sorted(planned.next));
      expect(planned.report.stored).toBe(planned.next.length);
      const addresses = planned.store.map(({ email }) => email.toLowerCase());
      expect(new Set(addresses).size).toBe(addresses.length);
      for (const { name, party, constituency, email } of planned.store) {
        const address = expect.objectContaining({ email });
        expect(found).toContainEqual(
          expect.objectContaining({ name, party, constituency, address }),
        );
      }
    }),
    { numRuns: 500 },
  );
});
