import { describe, expect, test } from "vitest";
import { CONSTITUENCIES } from "../../../api/contract/constituencies.ts";
import { searchConstituencies } from "../../../widget/domain/picker.ts";
import { en } from "../../../widget/domain/wording/en.ts";
import { offersFor } from "../../../widget/find/find.ts";
import { PLACES } from "../../../widget/find/read-places.ts";

/** Returns the offers for a typed text as the list shows them: 'Bray, in Wicklow'. */
function listed(query: string): string[] {
  return offersFor(query, searchConstituencies(query, en)).map(({ place, constituency }) =>
    place === null ? constituency : `${place}, in ${constituency}`,
  );
}

describe("typing a place", () => {
  test.each([
    ["bray", ["Bray, in Wicklow", "Bray, in Dún Laoghaire"]],
    ["LISTOWEL", ["Listowel, in Kerry"]],
    ["phibsboro", ["Phibsborough, in Dublin Central"]],
    ["Dublin 24", ["Dublin 24, in Dublin South-West", "Dublin 24, in Dublin Mid-West"]],
    ["dublin24", ["Dublin 24, in Dublin South-West"]],
    ["d8", ["Dublin 8, in Dublin South-Central", "Dublin 8, in Dublin Bay South"]],
  ])("‘%s’ offers all its candidates", (query, expected) => {
    expect(listed(query).slice(0, expected.length)).toEqual(expected);
  });

  test("fadas and Irish names find it", () => {
    expect(listed("dun laoghaire")).toEqual(listed("Dún Laoghaire"));
    expect(listed("luimneach")[0]).toMatch(/^Limerick, in Limerick City$/);
  });

  test("two places of one name are both offered", () => {
    expect(listed("ballina")).toEqual(
      expect.arrayContaining(["Ballina, in Mayo", "Ballina, in Tipperary North"]),
    );
  });

  test("names that begin with the text come before those that contain it", () => {
    const offers = listed("kil");
    expect(offers.length).toBeGreaterThan(5);
    for (const offer of offers) expect(offer).toMatch(/^Kil/);
  });

  test("places stand in the order of a collator", () => {
    const { compare } = new Intl.Collator("en-IE", { numeric: true });
    const names = PLACES.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(compare));
  });

  test.each(["", " ", "belfast", "\u0000zz"])("‘%s’ offers nothing", (query) => {
    expect(offersFor(query, [])).toEqual([]);
  });
});

describe("typing an Irish name or a county", () => {
  test.each([
    ["Ciarraí", "Kerry"],
    ["port lairge", "Waterford"],
    ["Contae Port Láirge", "Waterford"],
    ["maigh eo", "Mayo"],
    ["tiobraid arann theas", "Tipperary South"],
    ["lú", "Louth"],
  ])("‘%s’ finds its constituency first", (query, expected) => {
    expect(listed(query)[0]).toBe(expected);
  });

  test("places that only repeat a listed constituency are left out", () => {
    for (const county of ["wicklow", "tipperary", "Longford"]) {
      expect(listed(county)).toEqual([]);
    }
    const districts = listed("dublin").map((offer) => offer.replace(/, in .*/, ""));
    expect(new Set(districts).size).toBe(22);
    expect(districts).not.toContain("Dublin");
  });
});

describe("the places", () => {
  test("name only constituencies of the present Dáil, each at least one", () => {
    expect(PLACES).toHaveLength(408 + 22);
    for (const { name, constituencies } of PLACES) {
      expect(constituencies.length, name).toBeGreaterThan(0);
      for (const each of constituencies) expect(CONSTITUENCIES, name).toContain(each);
      expect(new Set(constituencies).size, name).toBe(constituencies.length);
    }
  });

  test("are found by their full names, in any case, with every candidate", () => {
    for (const { name, constituencies } of PLACES) {
      const found = offersFor(name.toUpperCase(), []).map(({ constituency }) => constituency);
      expect(found, name).toEqual(expect.arrayContaining([...constituencies]));
    }
  });
});
