import { expect, it } from "vitest";
import type { Role } from "../../../../api/contract/roles.ts";
import { parseMembers } from "../../../../api/tds/source/members.ts";
import { committeeJson, membersJson, officeJson } from "../../../oireachtas/published.ts";

const ANN = {
  name: "Ann Able",
  party: "Independent",
  constituency: "Clare",
  email: null,
  memberCode: "Ann.D.1",
};

function read(parts: { offices?: unknown; committees?: unknown }) {
  const list = membersJson([ANN]);
  for (const { member } of list.results)
    Object.assign(member.memberships[0]?.membership ?? {}, parts);
  const parsed = parseMembers(JSON.stringify(list));
  if (!parsed.ok) throw new Error(parsed.failure.detail);
  return parsed.value[0]?.roles;
}

const office = (name: string): Role => ({ kind: "office", name });
const seat = (name: string, kind: Role["kind"] = "member"): Role => ({ kind, name });
const ARTS = "Committee on Arts, Media, Communications, Culture and Sport";
const CULTURE = "Minister for Culture, Communications and Sport";
const ended = { start: "2020-09-25 00:00:00+00:00", end: "2026-05-28 00:00:00+00:00" };
const open = { start: "2025-05-07 00:00:00+00:00", end: null };
const joint = (over = {}, kind: Role["kind"] = "member") =>
  committeeJson(seat(`Joint ${ARTS}`, kind), over);
const MEMBER = [seat(`Joint ${ARTS}`)];
const CHAIR = [seat(`Joint ${ARTS}`, "chair")];

it.each<[string, unknown, readonly Role[]]>([
  ["none", [], []],
  ["another shape", { office: CULTURE }, []],
  [
    "one of today among former ones, in any order",
    [
      officeJson("Minister for Tourism", "2025-06-01"),
      officeJson(CULTURE),
      officeJson("Minister of State", "2025-01-23"),
    ],
    [office(CULTURE)],
  ],
  [
    "two of today",
    [officeJson("Minister for Transport"), officeJson("Minister for Climate")],
    [office("Minister for Climate"), office("Minister for Transport")],
  ],
  [
    "entries that cannot be read beside one that can",
    [
      null,
      {},
      { office: null },
      officeJson(" \n"),
      { office: { officeName: { showAs: 7 } } },
      officeJson("Taoiseach"),
    ],
    [office("Taoiseach")],
  ],
  [
    "a hostile name",
    [officeJson('<img src=x onerror="alert(1)">Minister\r\n\u0007for \u202eHealth')],
    [office("Minister for Health")],
  ],
  [
    "very many",
    Array.from({ length: 500 }, () => officeJson("Minister")),
    Array.from({ length: 20 }, () => office("Minister")),
  ],
])("the offices of a membership with %s are read", (_what, offices, roles) => {
  expect(read({ offices })).toEqual(roles);
});

it.each<[string, unknown, readonly Role[]]>([
  ["none", null, []],
  ["a member's seat", [joint()], MEMBER],
  ["a deputy chair", [joint({}, "deputy")], [seat(`Joint ${ARTS}`, "deputy")]],
  [
    "a chair of both the joint and the select committee",
    [committeeJson(seat(`Select ${ARTS}`, "chair")), joint({}, "chair")],
    CHAIR,
  ],
  [
    "a chair's role without an end in a membership that ended",
    [joint({ memberDateRange: ended }, "chair")],
    [],
  ],
  [
    "a chair's role that ended while the membership goes on",
    [joint({ role: { title: "Cathaoirleach", dateRange: ended } })],
    MEMBER,
  ],
  ["an unknown role", [joint({ role: { title: "Rí", dateRange: open } })], MEMBER],
  ["a committee that was dissolved", [joint({ mainStatus: "Dissolved" })], []],
  ["a committee of another Dáil", [joint({ uri: "…/committee/dail/33/arts" })], []],
  [
    "a committee that keeps the House in order",
    [joint({ committeeType: ["Parliamentary Business and Committee Membership"] })],
    [],
  ],
  ["an oversight committee", [joint({ committeeType: ["Oversight"] })], MEMBER],
  [
    "two equal names and a space at the end",
    [
      joint({
        committeeName: [
          { nameEn: "Old name", dateRange: ended },
          { nameEn: "Committee on Children ", nameGa: " An Coiste um Leanaí", dateRange: open },
          { nameEn: "Committee on Children", dateRange: open },
        ],
      }),
    ],
    [{ ...seat("Committee on Children"), nameGa: "An Coiste um Leanaí" }],
  ],
  [
    "an Irish name in place of the English one",
    [
      committeeJson(seat("Roghchoiste na Gaeilge, na Gaeltachta")),
      committeeJson(seat("Comhchoiste na Gaeilge, na Gaeltachta")),
    ],
    [seat("Comhchoiste na Gaeilge, na Gaeltachta")],
  ],
  [
    "entries that cannot be read beside one that can",
    [null, 7, {}, joint({ uri: 1 }), joint()],
    MEMBER,
  ],
  [
    "several, of which a chair comes first",
    [committeeJson(seat("Committee on A")), joint({}, "chair")],
    [...CHAIR, seat("Committee on A")],
  ],
])("the seats of a membership with %s are read", (_what, committees, roles) => {
  expect(read({ committees })).toEqual(roles);
});

it("a member of the government has no seats, which the source ends later, and who chairs the Dáil has", () => {
  const state = "Minister of State at the Department of Justice";
  expect(read({ offices: [officeJson(state)], committees: [joint()] })).toEqual([office(state)]);
  const chair = { offices: [officeJson("Leas-Cheann Comhairle")], committees: [joint()] };
  expect(read(chair)).toEqual([office("Leas-Cheann Comhairle"), ...MEMBER]);
});
