import { describe, expect, it } from "vitest";
import { noDetails } from "../../../../api/contract/td.ts";
import { parseMembers } from "../../../../api/tds/source/members.ts";

const unreadable = (detail: unknown) => ({ ok: false, failure: { code: "unreadable", detail } });

const house = (no: string | number, code = "dail") => ({ houseNo: no, houseCode: code });
const represents = (showAs: string) => [{ represent: { representType: "constituency", showAs } }];
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
const CODE = "Ann-'A'-Áble.D.2024-11-29";
const listOf = (memberships: unknown[], fullName = "Ann Able", total = 1, memberCode = CODE) =>
  JSON.stringify({
    head: { counts: { memberCount: total, resultCount: total } },
    results: [{ member: { memberCode, fullName, memberships } }],
  });

function sitting(text: string) {
  const parsed = parseMembers(text);
  if (!parsed.ok) throw new Error(parsed.failure.detail);
  return parsed.value;
}

describe("the list of members", () => {
  it("gives code, name, party and constituency as they are published", () => {
    expect(sitting(listOf([membership()]))).toMatchObject([
      {
        code: "Ann-'A'-Áble.D.2024-11-29",
        name: "Ann Able",
        party: "Independent",
        constituency: "Clare",
      },
    ]);
  });

  it("omits a former member, and is a failure without any other", () => {
    const left = membership({ dateRange: { start: "2024-11-29", end: "2025-11-21" } });
    expect(parseMembers(listOf([left]))).toEqual(unreadable("no sitting members"));
  });

  it("is a failure when it is incomplete", () => {
    const list = listOf([membership()], "Ann Able", 3);
    expect(parseMembers(list)).toEqual(unreadable("only 1 of 3 members"));
  });

  it("takes the party without an end date, not the first party", () => {
    const parties = [
      party("Social Democrats", "2024-12-10"),
      party("Independent", "2025-07-01"),
      party("Social Democrats and more"),
    ];
    expect(sitting(listOf([membership({ parties })]))[0]?.party).toBe("Social Democrats and more");
  });

  it.each([[[]], [null], [undefined], [[party("Gone", "2025-01-01")]]])(
    "has no party when no membership of a party is current (%j)",
    (parties) => {
      expect(sitting(listOf([membership({ parties })]))[0]?.party).toBeNull();
    },
  );

  it("finds the membership of this Dáil among others, with its number as text or as a number", () => {
    const memberships = [
      membership({ house: house("34", "seanad"), represents: represents("A panel") }),
      membership({ house: house("33"), represents: represents("Tipperary") }),
      membership({ house: house(34), represents: represents("Tipperary North") }),
    ];
    expect(sitting(listOf(memberships))[0]?.constituency).toBe("Tipperary North");
  });

  it.each([null, undefined])("takes a constituency whose type is %s", (representType) => {
    const clare = [{ represent: { representType, showAs: "Clare" } }];
    expect(sitting(listOf([membership({ represents: clare })]))[0]?.constituency).toBe("Clare");
  });

  it.each([
    ["<b>Ann</b>\n Able", "<b>Ann</b> Able"],
    [" \tAnn Able\u0007\n", "Ann Able"],
    ["Áine Able".normalize("NFD"), "Áine Able"],
  ])("gives the name %j as the plain text %j on one line", (published, name) => {
    expect(sitting(listOf([membership()], published))[0]?.name).toBe(name);
  });

  it.each([
    ["<html>blocked</html>", "not JSON"],
    ['{"message":"Service Unavailable"}', expect.stringMatching(/^head: /)],
    ["{}", expect.stringMatching(/^head: /)],
    ["null", expect.stringMatching(/^top level: /)],
    [listOf([membership({ represents: [] })]), expect.stringMatching(/has no constituency$/)],
    [
      listOf([membership(), membership({ house: { houseNo: 34 } })]),
      expect.stringMatching(/^results\.0\.member\.memberships\.1\.membership\.house\.houseCode: /),
    ],
    [listOf([membership()]).slice(0, -20), "not JSON"],
  ])("is a failure with a reason when it has another shape: %s", (text, detail) => {
    expect(parseMembers(text)).toEqual(unreadable(detail));
  });
});

describe("a member with a text that is not plain", () => {
  it.each([
    ["empty", " \n", "Ann-'A'-Áble.D.2024-11-29"],
    ["of 10 kB", "Ann ".repeat(2_500), `${"Ann ".repeat(25)}… (9999 characters)`],
    ["with a lone surrogate", "Ann \ud800", "Ann \\u{d800}"],
    ["with a bidi override", "Ann \u202eelbA", "Ann \\u{202e}elbA"],
    ["with a zero-width space", "An\u200bn", "An\\u{200b}n"],
    ["with a byte order mark", "\ufeffAnn \u2066A", "Ann \\u{2066}A"],
  ])("has a visible name when it is %s", (_what, fullName, name) => {
    expect(sitting(listOf([membership()], fullName))).toMatchObject([
      {
        ...{ code: "Ann-'A'-Áble.D.2024-11-29", name, party: null, constituency: "Clare" },
        unreadable: "The published name is not plain text",
      },
    ]);
  });

  const ODD = "Odd \u202e";
  it.each([
    ["code", listOf([membership()], "Ann", 1, ODD), { code: ODD, name: "Ann" }],
    ["party", listOf([membership({ parties: [party(ODD)] })], "Ann"), { code: CODE, name: "Ann" }],
    [
      "constituency",
      listOf([membership({ represents: represents(ODD) })], "Ann"),
      { code: CODE, name: "Ann", constituency: "Odd \\u{202e}" },
    ],
    [
      "name and party",
      listOf([membership({ parties: [party("")] })], ""),
      { code: CODE, name: CODE },
    ],
    [
      "code and name",
      listOf([membership()], "", 1, ""),
      { code: "", name: "A member without a name" },
    ],
  ])("is marked as unreadable because of its %s, and has no party", (fields, text, member) => {
    const unreadable = `The published ${fields} is not plain text`;
    expect(sitting(text)).toEqual([
      { ...noDetails(), constituency: "Clare", ...member, unreadable },
    ]);
  });

  it("is usable with 200 characters, and with markup, which is shown as text", () => {
    for (const name of ["A".repeat(200), "<b>Ann</b>", "Ann 🎨"]) {
      expect(sitting(listOf([membership()], name))[0]).not.toHaveProperty("unreadable");
    }
    expect(sitting(listOf([membership()], "A".repeat(201)))[0]).toHaveProperty("unreadable");
  });

  it("without a constituency is named by its visible code", () => {
    const text = listOf([membership({ represents: [] })], "Ann", 1, ODD);
    expect(parseMembers(text)).toEqual(unreadable("Odd \\u{202e} has no constituency"));
  });
});
