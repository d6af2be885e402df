import { describe, expect, it } from "vitest";
import type { Role } from "../../../../api/contract/roles.ts";
import { CONTACT_FIELDS, type TdDetails } from "../../../../api/contract/td.ts";
import type { CollectedMember } from "../../../../api/tds/population/collect.ts";
import {
  differenceHash,
  planPopulation,
  reasonToHold as reasonToHoldPlan,
} from "../../../../api/tds/population/plan.ts";
import type { AcceptedTds } from "../../../../api/tds/population/td-store.ts";
import { collectedOf, contactOf, detailsOf, emailOf } from "../../../td.ts";

const READ = new Date("2026-11-20T10:00:00Z");

/** The names of twenty TDs of Clare. */
const NAMES = Array.from(
  { length: 20 },
  (_each, index) => `Ann ${String.fromCharCode(65 + index)}`,
);
const row = (name: string) =>
  detailsOf(name, { party: "Independent", code: `${name}.D.1`, roles: [] });
const member = (name: string, over: Partial<CollectedMember> = {}) =>
  collectedOf(name, { party: "Independent", ...over });
const STORED = NAMES.map(row);
const SITTING = NAMES.map((name) => member(name));

const plan = (found: CollectedMember[], stored = STORED) => planPopulation(stored, found, READ);
const withFirst = (over: Partial<CollectedMember>) => [member("Ann A", over), ...SITTING.slice(1)];
const UNCHANGED = { added: [], removed: [], changed: [], withoutAddress: [], unreached: [] };
const ANN = { name: "Ann A", constituency: "Clare" };
const HEALTH: Role = { kind: "office", name: "Minister for Health" };
const ARTS: Role = { kind: "chair", name: "Joint Committee on Arts" };
const ANN_EMAIL = emailOf("Ann A");

describe("the plan of a population", () => {
  it("stores everyone and reports no change when nothing changed", () => {
    const { store, next, report } = plan(SITTING);
    expect(store).toEqual(STORED);
    expect(next).toEqual(STORED);
    const counts = { stored: 20, sitting: 20, constituencies: 1, sourceTime: READ.toISOString() };
    expect(report).toEqual({ ...UNCHANGED, ...counts });
  });

  it("stores the code and every contact field without reporting the first ones", () => {
    const contact = Object.fromEntries(CONTACT_FIELDS.map((name) => [name, `${name} of Ann`]));
    const address = { ...contactOf(ANN_EMAIL), ...contact };
    const unread = { ...row("Ann A"), code: null, roles: null };
    const { store, report } = plan(withFirst({ address }), [unread, ...STORED.slice(1)]);
    expect(store[0]).toEqual({ ...row("Ann A"), ...contact });
    expect(report).toMatchObject(UNCHANGED);
  });

  it.each<[string, Partial<CollectedMember>, Partial<TdDetails>, object[]]>([
    ["party", { party: null }, {}, [{ field: "party", from: "Independent", to: null }]],
    [
      "address",
      { address: contactOf("new@oireachtas.ie") },
      {},
      [{ field: "email", from: ANN_EMAIL, to: "new@oireachtas.ie" }],
    ],
    [
      "office, and a seat that is gone",
      { roles: [HEALTH] },
      { roles: [ARTS] },
      [{ field: "roles", from: "Joint Committee on Arts (chair)", to: "Minister for Health" }],
    ],
    ["name", {}, { name: "Ann Other" }, [{ field: "name", from: "Ann Other", to: "Ann A" }]],
    [
      "phone, and an office that is gone",
      { address: { ...contactOf(ANN_EMAIL), phone: "2" } },
      { phone: "1", office: "Ennis" },
      [
        { field: "phone", from: "1", to: "2" },
        { field: "office", from: "Ennis", to: null },
      ],
    ],
  ])("reports another %s as a change", (_what, over, before, changes) => {
    const first = { ...row("Ann A"), ...before };
    const { report, next } = plan(withFirst(over), [first, ...STORED.slice(1)]);
    expect(report).toMatchObject({ ...UNCHANGED, changed: [{ ...ANN, changes }] });
    expect(next).toHaveLength(20);
  });

  it.each([
    ["another name", "Zoe Z", "Clare"],
    ["the same name and address in another constituency", "Ann A", "Mayo"],
  ])("reports a TD of %s as new, and the former one as removed", (_what, name, constituency) => {
    const { report, next } = plan([...SITTING.slice(1), member(name, { constituency })]);
    expect(report).toMatchObject({
      ...UNCHANGED,
      added: [{ name, constituency, email: emailOf(name) }],
      removed: [{ ...ANN, email: ANN_EMAIL }],
    });
    expect(next).toEqual([...STORED.slice(1), { ...row(name), constituency }]);
  });

  it("removes and reports a TD without a published address, with roles", () => {
    const { report, next } = plan(withFirst({ address: contactOf(null), roles: [ARTS] }));
    expect(next).toEqual(STORED.slice(1));
    const { party, code } = row("Ann A");
    const withoutAddress = [{ ...ANN, party, code, roles: [ARTS], dropped: [] }];
    expect(report).toMatchObject({ ...UNCHANGED, stored: 19, withoutAddress });
  });

  it.each([
    ["is no address", contactOf(null, "javascript:"), "javascript:"],
    ["is another TD's", contactOf(emailOf("Ann B")), emailOf("Ann B")],
    ["is another TD's in capitals", contactOf("ANN.B@oireachtas.ie"), "ANN.B@oireachtas.ie"],
  ])("keeps and reports a TD whose published text %s", (_what, address, text) => {
    for (const found of [withFirst({ address }), withFirst({ address }).reverse()]) {
      const { report, next } = plan(found);
      const reason = `The published text is not an address of this TD: ${text}`;
      expect(report).toMatchObject({ ...UNCHANGED, stored: 20, unreached: [{ ...ANN, reason }] });
      expect(next).toEqual(expect.arrayContaining(STORED));
    }
  });

  it("keeps the row of a member whose address could not be read, except for an office that ended", () => {
    const minister = { ...row("Ann A"), roles: [HEALTH] };
    const { report, store, next } = plan(
      withFirst({ address: { unreached: "It was slow" }, roles: [] }),
      [minister, ...STORED.slice(1)],
    );
    expect(store).toEqual(STORED.slice(1));
    expect(next).toContainEqual({ ...minister, roles: [] });
    const unreached = [{ ...ANN, reason: "It was slow" }];
    expect(report).toMatchObject({ ...UNCHANGED, stored: 20, changed: [ANN], unreached });
  });
});

const TDS = Array.from({ length: 30 }, (_each, index) =>
  detailsOf(`Ann ${index}`, {
    party: "Independent",
    constituency: index < 15 ? "Clare" : "Mayo",
  }),
);
const ACCEPTED: AcceptedTds = { tds: TDS, acceptedAt: new Date("2026-07-19T00:00:00Z") };
const NOTHING: AcceptedTds = { tds: [], acceptedAt: null };
const reasonToHold = (accepted: AcceptedTds, next: TdDetails[]) =>
  reasonToHoldPlan({ store: next, next }, [], accepted);

type Change = (td: TdDetails, index: number) => Partial<TdDetails>;
/** The TDs with the first `count` of them changed. */
const changed = (count: number, change: Change) =>
  TDS.map((td, index) => (index < count ? { ...td, ...change(td, index) } : td));
const fresh: Change = (_td, index) => ({ email: `new.${index}@oireachtas.ie` });
const swapped: Change = (_td, index) => ({ email: `ann.${(index + 1) % 30}@oireachtas.ie` });
const mixed: Change = (td, index) =>
  [fresh(td, index), { name: "Bob" }, { constituency: "Kerry" }][index % 3] ?? {};

describe("a difference from the accepted TDs", () => {
  it.each<[string, (count: number) => TdDetails[]]>([
    ["other addresses", (count) => changed(count, fresh)],
    ["some of each", (count) => changed(count, mixed)],
    ["addresses that were swapped", (count) => changed(count, swapped)],
    ["missing TDs", (count) => TDS.slice(count)],
    ["new TDs", (count) => [...TDS, ...changed(count, fresh).slice(0, count)]],
  ])("of %s is held when it is more than a tenth", (_what, next) => {
    expect(reasonToHold(ACCEPTED, next(3))).toBeNull();
    expect(reasonToHold(ACCEPTED, next(4))).toBe(
      "4 TDs differ by name, address or constituency from the 30 that were accepted on 2026-07-19. Nothing was changed",
    );
    expect(reasonToHold(ACCEPTED, next(30))).toContain("30 TDs differ");
    expect(reasonToHold(NOTHING, next(30))).toBeNull();
  });

  it("is held when it leaves less than nine tenths of the stored addresses, accepted or not", () => {
    const held = (count: number) =>
      reasonToHoldPlan({ store: TDS.slice(count), next: TDS }, TDS, NOTHING);
    expect(held(3)).toBeNull();
    expect(held(4)).toBe("Only 26 addresses were found, but 30 are stored. Nothing was changed");
  });

  it("has a hash of its own, in any order of the rows and with or without their codes and roles", () => {
    const hashOf = (count: number, over: Partial<TdDetails>, accepted = ACCEPTED) =>
      differenceHash(accepted, changed(count, () => over).reverse());
    const hash = hashOf(4, { name: "Bob" });
    const reversed = { ...ACCEPTED, tds: [...TDS].reverse() };
    expect(hashOf(4, { name: "Bob", code: "Bob.D.1", roles: [] }, reversed)).toBe(hash);
    const sameInOrder = changed(4, () => ({ name: "Bob" }));
    expect(differenceHash(ACCEPTED, sameInOrder)).toBe(hash);
    const others = [
      hashOf(5, { name: "Bob" }),
      hashOf(4, { name: "Rob" }),
      hashOf(4, { name: "Bob", party: null }),
      hashOf(4, { name: "Bob" }, NOTHING),
    ];
    expect(new Set([hash, ...others]).size).toBe(5);
  });
});

it.each([
  ["ann@mail.Oireachtas.IE", false],
  ["ann@example.com", true],
  ["ann@oireachtas.ie.example", true],
  ["ann@notoireachtas.ie", true],
])("an address outside oireachtas.ie is named until it is accepted: %s %s", (email, isOutside) => {
  const outsideOf = (tds: readonly TdDetails[]) =>
    planPopulation([], [member("Ann", { address: contactOf(email) })], READ, { ...ACCEPTED, tds })
      .report.outside;
  const named = [{ name: "Ann", constituency: "Clare", email }];
  expect(outsideOf(TDS)).toEqual(isOutside ? named : undefined);
  expect(outsideOf([detailsOf("Ann", { email })])).toBeUndefined();
});
