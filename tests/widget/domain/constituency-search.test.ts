import { describe, expect, test } from "vitest";
import { CONSTITUENCIES } from "../../../api/contract/constituencies.ts";
import { searchConstituencies } from "../../../widget/domain/constituency-search.ts";
import { en } from "../../../widget/domain/wording/en.ts";

describe("searchConstituencies", () => {
  test("an empty query returns all 44 constituencies in their order", () => {
    expect(searchConstituencies("  ", en)).toEqual([...CONSTITUENCIES]);
    expect(CONSTITUENCIES).toHaveLength(44);
  });

  for (const query of ["Dun Laoghaire", "DÚN LAOGHAIRE", "du\u0301n l", "dunlao", "laog"]) {
    test(`‘${query}’ finds only Dún Laoghaire`, () => {
      expect(searchConstituencies(query, en)).toEqual(["Dún Laoghaire"]);
    });
  }

  for (const name of CONSTITUENCIES) {
    test(`${name} is the first result for its full name with spaces instead of hyphens`, () => {
      expect(searchConstituencies(name.replaceAll("-", " "), en)[0]).toBe(name);
    });
  }

  test("names that start with the query come before names that contain it", () => {
    expect(searchConstituencies("w", en)).toEqual([
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

  test("the query may omit words of the name", () => {
    expect(searchConstituencies("north west", en)).toEqual([
      "Cork North-West",
      "Dublin North-West",
    ]);
  });

  for (const query of ["Co. Kerry", "county kerry"]) {
    test(`‘${query}’ finds Kerry`, () =>
      expect(searchConstituencies(query, en)).toEqual(["Kerry"]));
  }

  test("a query that matches no name returns nothing", () => {
    expect(searchConstituencies("Belfast", en)).toEqual([]);
    expect(searchConstituencies("\u0000\u0000zz", en)).toEqual([]);
  });
});
