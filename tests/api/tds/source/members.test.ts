import { describe, expect, it } from "vitest";
import type { Role } from "../../../../api/contract/roles.ts";
import { parseMembers } from "../../../../api/tds/source/members.ts";
import { formatSourceFailure } from "../../../../api/tds/source/source-client.ts";
import { committeeJson, membersJson, officeJson } from "../../../oireachtas/published.ts";

const unreadable = (detail: unknown) => ({ ok: false, failure: { code: "unreadable", detail } });

const house = (houseNo: string | number, houseCode = "dail") => ({ houseNo, houseCode });
const represents = (showAs: string, representType: string | null | undefined = "constituency") => [
  { represent: { representType, showAs } },
];
const party = (showAs: string, end: string | null = null) => ({
  party: { showAs, dateRange: { end } },
});
const membership = (over = {}) => ({
  membership: {
    dateRange: { start: "2024-11-29", end: null },
    house: house("34"),
    represents: represents("Clare"),
    parties: [party("Independent")],
    ...over,
  },
});
const ODD = "Odd \u202e";
const CODE = "Ann-'A'-Áble.D.2024-11-29";
/** The list of one member, out of `total`. */
const listOf = (
  memberships: unknown[],
  { fullName = "Ann Able", memberCode = CODE, total = 1 } = {},
) =>
  JSON.stringify({
    head: { counts: { memberCount: total, resultCount: total } },
    results: [{ member: { memberCode, fullName, memberships } }],
  });

function sitting(text: string) {
  const parsed = parseMembers(text);
  if (!parsed.ok || parsed.value.length !== 1) throw new Error(JSON.stringify(parsed));
  return parsed.value[0];
}

describe("the list of members", () => {
  it("gives code, name, party, constituency and roles as they are published", () => {
    expect(sitting(listOf([membership()]))).toEqual({
      code: CODE,
      name: "Ann Able",
      party: "Independent",
      constituency: "Clare",
      roles: [],
    });
  });

  it.each([
    ["of another Dáil", listOf([membership({ house: house("33") })]), "no members of this Dáil"],
    ["that is incomplete", listOf([membership()], { total: 3 }), "only 1 of 3 members"],
    ["that is another page", "<html>blocked</html>", "not JSON"],
    [
      "of another shape",
      listOf([membership(), membership({ house: { houseNo: 34 } })]),
      expect.stringMatching(/^results\.0\.member\.memberships\.1\.membership\.house\.houseCode: /),
    ],
    [
      "with a member of no constituency",
      listOf([membership({ represents: [] })]),
      `${CODE} has no constituency`,
    ],
    [
      "with a blank name",
      listOf([membership()], { fullName: " \n" }),
      `the name of ${CODE} is not plain text`,
    ],
    [
      "with a code that reverses what follows, which is shown visibly",
      listOf([membership()], { memberCode: ODD }),
      "the code of Odd \\u{202e} is not plain text",
    ],
  ])("%s is a failure with the reason", (_which, text, detail) => {
    expect(parseMembers(text)).toEqual(unreadable(detail));
  });

  it("of a Dáil that has ended says so, and what to do", () => {
    const ended = membership({ dateRange: { start: "2024-11-29", end: "2029-11-21" } });
    const parsed = parseMembers(listOf([ended]));
    if (parsed.ok) throw new Error("It has members");
    expect(formatSourceFailure({ ...parsed.failure, path: "/v1/members" })).toBe(
      "/v1/members names no sitting member: this Dáil has ended. Pause the campaign at /admin, and update to a release for the next Dáil",
    );
  });

  it.each([
    [[party("Gone", "2024-12-10"), party("Left", "2025-07-01"), party("Now")], "Now"],
    [null, null],
    [[party("")], null],
  ])("takes the party without an end date: %j", (parties, current) => {
    expect(sitting(listOf([membership({ parties })]))?.party).toBe(current);
  });

  it("finds the membership of this Dáil among others, with its number as text or as a number", () => {
    const memberships = [
      membership({ house: house("34", "seanad"), represents: represents("A panel") }),
      membership({ house: house("33"), represents: represents("Tipperary") }),
      membership({ house: house(34), represents: represents("Tipperary North") }),
    ];
    expect(sitting(listOf(memberships))?.constituency).toBe("Tipperary North");
  });

  it.each([
    [" \t<b>Ann</b>\n Able\u0007\n", "<b>Ann</b> Able"],
    ["Áine Able".normalize("NFD"), "Áine Able"],
  ])("gives the name %j as the plain text %j on one line", (fullName, name) => {
    expect(sitting(listOf([membership()], { fullName }))?.name).toBe(name);
  });
});

function read(parts: { offices?: unknown; committees?: unknown }) {
  const ann = { name: "Ann Able", party: "", constituency: "Clare", email: null };
  const list = membersJson([{ ...ann, memberCode: "Ann.D.1" }]);
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
  ["another shape", { office: CULTURE }, []],
  [
    "two of today beside a former one, in any order",
    [officeJson("Taoiseach", "2025-06-01"), officeJson(CULTURE), officeJson("Minister for Arts")],
    [office("Minister for Arts"), office(CULTURE)],
  ],
  [
    "entries that cannot be read beside one that can",
    [null, {}, officeJson(" \n"), { office: { officeName: { showAs: 7 } } }, officeJson(CULTURE)],
    [office(CULTURE)],
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
  ["a deputy chair", [joint({}, "deputy")], [seat(`Joint ${ARTS}`, "deputy")]],
  [
    "a chair of both the joint and the select committee",
    [committeeJson(seat(`Select ${ARTS}`, "chair")), joint({}, "chair")],
    CHAIR,
  ],
  ["a chair whose membership ended", [joint({ memberDateRange: ended }, "chair")], []],
  [
    "a former chair who is a member still",
    [joint({ role: { title: "Cathaoirleach", dateRange: ended } })],
    MEMBER,
  ],
  ["a committee that was dissolved", [joint({ mainStatus: "Dissolved" })], []],
  ["a committee of another Dáil", [joint({ uri: "…/committee/dail/33/arts" })], []],
  ["a committee that keeps the House in order", [joint({ committeeType: ["Business"] })], []],
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
  ["entries that cannot be read beside one", [null, 7, {}, joint({ uri: 1 }), joint()], MEMBER],
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
