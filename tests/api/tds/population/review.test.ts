import { describe, expect, it } from "vitest";
import type { TdDetails } from "../../../../api/contract/td.ts";
import {
  differenceHash,
  outsideAddresses,
  reasonToHold as reasonToHoldPlan,
} from "../../../../api/tds/population/review.ts";
import type { AcceptedTds } from "../../../../api/tds/population/td-store.ts";
import { detailsOf } from "../../../td.ts";

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
  ["ann@mail.Oireachtas.IE", []],
  ["ann@example.com", ["Ann 0"]],
  ["ann@oireachtas.ie.example", ["Ann 0"]],
  ["ann@notoireachtas.ie", ["Ann 0"]],
])("an address outside oireachtas.ie is named until it is accepted: %s %j", (email, names) => {
  const next = changed(1, () => ({ email }));
  const expected = names.map((name) => ({ name, constituency: "Clare", email }));
  expect(outsideAddresses(ACCEPTED, next)).toEqual(expected);
  expect(outsideAddresses({ ...ACCEPTED, tds: next }, next)).toEqual([]);
});
