import { describe, expect, it } from "vitest";
import { telLink } from "../../../api/contract/phone.ts";
import {
  committeeSeat,
  dailChair,
  governmentOffice,
  officeNamed,
  type Role,
  rolesText,
} from "../../../api/contract/roles.ts";
import { parseTd } from "../../../api/contract/td.ts";
import { surnameOf } from "../../../api/grammar/surname.ts";
import seed from "../../../api/tds/population/seed/tds.json" with { type: "json" };
import { tdOf } from "../../td.ts";

it.each([undefined, null, ""])("a TD has no optional field that is %j", (party) => {
  const td = tdOf("Ann Able");
  expect(parseTd({ ...td, party })).toEqual(td);
});

it.each([
  [[{ kind: "office", name: "Taoiseach" }], { roles: [{ kind: "office", name: "Taoiseach" }] }],
  [[], { roles: [] }],
  [null, {}],
  [[{ kind: "king" }], {}],
  [[{ kind: "office", name: "X", nameGa: 1 }], {}],
  ["Taoiseach", {}],
])("roles that are %j cost no TD", (roles, read) => {
  expect(parseTd({ ...tdOf("Ann Able"), roles })).toEqual({ ...tdOf("Ann Able"), ...read });
});

it.each([
  ["a blank name", { name: " " }],
  ["an address that is none", { email: "ann@able" }],
  ["an unknown constituency", { constituency: "Atlantis" }],
])("%s is not a TD", (_what, over) => {
  expect(parseTd({ ...tdOf("Ann Able"), ...over })).toBeNull();
});

/** The surnames in the seed that are longer than the last word of the name. */
const LONG_SURNAMES = [
  "Murnane O'Connor",
  "Newsome Drennan",
  "Ó Laoghaire",
  "Mac Lochlainn",
  "Ó Muirí",
  "Ó Broin",
  "Ó Snodaigh",
  "Carroll MacNeill",
  "Boyd Barrett",
  "Ó Cearúil",
  "Ó Fearghaíl",
  "Ní Raghallaigh",
  "Ó Murchú",
  "Ó Súilleabháin",
];

describe("the surname", () => {
  it("is the last word of the name for each TD of the seed, except for the listed ones", () => {
    const surnames = seed.tds.flatMap(({ name, email }) =>
      email === null ? [] : [{ last: name.split(" ").at(-1), surname: surnameOf(name, email) }],
    );
    expect(surnames).toHaveLength(173);
    const longer = surnames.filter(({ last, surname }) => last !== surname);
    expect(longer.map(({ surname }) => surname).sort()).toEqual([...LONG_SURNAMES].sort());
  });

  it.each([
    ["Cormac Devlin", "cormac@cormacdevlin.ie", "Devlin"],
    ["Rose Conway-Walsh", "rose.conwaywalsh@oireachtas.ie", "Conway-Walsh"],
    ["Pádraig Mac Lochlainn", "office@example.ie", "Mac Lochlainn"],
    ["Ann Mac de Búrca", "office@example.ie", "Mac de Búrca"],
  ])("of %s with the address %s is %s", (name, email, surname) => {
    expect(surnameOf(name, email)).toBe(surname);
  });
});

it.each([
  ["(01) 618 3000", "tel:+35316183000"],
  ["+353 1 618 3000", "tel:+35316183000"],
  ["+353 (0)1 618\u00a03000", "tel:+35316183000"],
  ["+44 28 9012 3456", "tel:+442890123456"],
  ["(01) 618 3000 ext. 5", null],
  ["(01) 618 3000;javascript:", null],
])("%j is dialled by %j", (phone, link) => {
  expect(telLink(phone)).toBe(link);
});

const office = (name: string): Role => ({ kind: "office", name });
const seat = (name: string, kind: Role["kind"] = "member"): Role => ({ kind, name });

it.each([
  ["Taoiseach", "government"],
  ["Ministerial adviser", null],
  ["Ceann Comhairle", "chair"],
  ["Leas-Cheann Comhairle", "chair"],
])("%s is an office of this kind: %s", (name, kind) => {
  const roles = [seat("Committee on Health"), office(name)];
  expect(governmentOffice(roles)?.name).toBe(kind === "government" ? name : undefined);
  expect(dailChair(roles)?.name).toBe(kind === "chair" ? name : undefined);
});

it("a seat on a committee whose name begins like an office is none", () => {
  expect(governmentOffice([seat("Minister for Nothing", "chair")])).toBeUndefined();
  expect(dailChair([seat("Ceann Comhairle")])).toBeUndefined();
  expect(officeNamed("Taoiseach", [seat("Taoiseach")])).toBeUndefined();
  expect(committeeSeat("Taoiseach", [office("Taoiseach")])).toBeUndefined();
});

const ARTS = seat("Joint Committee on Arts, Media, Communications, Culture and Sport", "chair");

it("roles as a text have the seat where it is not a member's", () => {
  expect(rolesText([office("Taoiseach"), ARTS, seat("Health", "deputy"), seat("Sport")])).toBe(
    `Taoiseach; ${ARTS.name} (chair); Health (deputy); Sport`,
  );
});
