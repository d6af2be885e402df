import { describe, expect, it } from "vitest";
import { parseMembers } from "../../../../api/tds/source/members.ts";
import { formatSourceFailure } from "../../../../api/tds/source/source-client.ts";

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
      "with a party that reverses what follows",
      listOf([membership({ parties: [party(ODD)] })]),
      `the party of ${CODE} is not plain text`,
    ],
    [
      "with a code that does, which is shown visibly",
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
    ["<b>Ann</b>\n Able", "<b>Ann</b> Able"],
    [" \tAnn Able\u0007\n", "Ann Able"],
    ["Áine Able".normalize("NFD"), "Áine Able"],
  ])("gives the name %j as the plain text %j on one line", (fullName, name) => {
    expect(sitting(listOf([membership()], { fullName }))?.name).toBe(name);
  });
});
