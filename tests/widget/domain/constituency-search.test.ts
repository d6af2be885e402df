import { describe, expect, test } from "vitest";
import { CONSTITUENCIES } from "../../../api/contract/constituencies.ts";
import { searchConstituencies } from "../../../widget/domain/constituency-search.ts";

describe("searchConstituencies", () => {
  test("nothing typed finds all 44, in the list's order", () => {
    expect(searchConstituencies("  ")).toEqual([...CONSTITUENCIES]);
    expect(CONSTITUENCIES).toHaveLength(44);
  });

  for (const typed of ["Dun Laoghaire", "DÚN LAOGHAIRE", "du\u0301n l", "dunlao", "laog"]) {
    test(`‘${typed}’ finds Dún Laoghaire alone`, () => {
      expect(searchConstituencies(typed)).toEqual(["Dún Laoghaire"]);
    });
  }

  for (const name of CONSTITUENCIES) {
    test(`${name} is first when it is typed whole, with spaces for hyphens`, () => {
      expect(searchConstituencies(name.replaceAll("-", " "))[0]).toBe(name);
    });
  }

  test("names that begin with what is typed come before names that hold it", () => {
    expect(searchConstituencies("w")).toEqual([
      "Waterford",
      "Wexford",
      "Wicklow",
      "Wicklow-Wexford",
      "Cork North-West",
      "Cork South-West",
      "Dublin Fingal West",
      "Dublin Mid-West",
      "Dublin North-West",
      "Dublin South-West",
      "Dublin West",
      "Galway West",
      "Longford-Westmeath",
      "Meath West",
    ]);
  });

  test("words may be left out", () => {
    expect(searchConstituencies("north west")).toEqual(["Cork North-West", "Dublin North-West"]);
  });

  test("what no name holds finds nothing", () => {
    expect(searchConstituencies("Belfast")).toEqual([]);
    expect(searchConstituencies("\u0000\u0000zz")).toEqual([]);
  });
});
