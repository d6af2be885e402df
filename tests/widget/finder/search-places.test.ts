import { describe, expect, test } from "vitest";
import type { Language } from "../../../api/contract/language.ts";
import { pickerOptions } from "../../../widget/domain/picker.ts";
import { en } from "../../../widget/domain/wording/en.ts";
import { ga } from "../../../widget/domain/wording/ga.ts";
import { optionsFor } from "../../../widget/finder/finder.ts";
import { NAMES } from "../../../widget/finder/read-places.ts";

/** Returns the offers for a typed text as the list shows them: 'Bray, in Wicklow'. */
function listed(query: string, language: Language = "en"): string[] {
  const words = { en, ga }[language];
  return pickerOptions(query, words, (text, listed) => optionsFor(text, listed, language)).map(
    ({ place, constituency }) =>
      place === null ? words.constituency(constituency) : words.find.placeIn(place, constituency),
  );
}

describe("typing a place", () => {
  test.each([
    ["bray", ["Bray, in Wicklow", "Bray, in Dún Laoghaire"]],
    ["d24", ["Dublin 24, in Dublin South-West", "Dublin 24, in Dublin Mid-West"]],
    ["dublin24", ["Dublin 24, in Dublin South-West"]],
    ["D08", ["Dublin 8, in Dublin South-Central", "Dublin 8, in Dublin Bay South"]],
    ["Dublin 6 West", ["Dublin 6W, in Dublin South-Central"]],
    ["Galway city", ["Galway city, in Galway West"]],
    ["Athlone town", ["Athlone, in Longford-Westmeath", "Athlone, in Roscommon-Galway"]],
    ["westport ma", ["Westport, in Mayo"]],
    ["Schull, West Cork, Ireland", ["Schull, in Cork South-West"]],
    ["An Spidéal, Co. na Gaillimhe", ["An Spidéal, in Galway West"]],
    ["Cork county", ["Cork East", "Cork North-Central"]],
    ["Co. na Gaillimhe", ["Galway East", "Galway West"]],
  ])("‘%s’ offers %j", (query, expected) => {
    expect(listed(query).slice(0, expected.length)).toEqual(expected);
  });

  test.each([
    ["newport", ["Newport, Co. Mayo, in Mayo", "Newport, Co. Tipperary, in Tipperary North"]],
    [
      "inishbofin",
      ["Inishbofin, Co. Galway, in Galway West", "Inishbofin, Co. Donegal, in Donegal"],
    ],
    ["mornington", ["Mornington, Co. Meath, in Louth"]],
  ])("‘%s’ offers all places of the name, each with its county", (query, expected) => {
    expect(listed(query)).toEqual(expect.arrayContaining(expected));
  });

  test("shows a place by the name that was typed, and in Irish on Irish pages", () => {
    expect(listed("dun laoghaire")).toEqual(listed("Dún Laoghaire"));
    expect(listed("muine bheag")).toEqual(["Muine Bheag, in Carlow-Kilkenny"]);
    expect(listed("bagenalstown")).toEqual(["Bagenalstown, in Carlow-Kilkenny"]);
    expect(listed("bagenalstown", "ga")).toEqual(["Muine Bheag (Ceatharlach-Cill Chainnigh)"]);
    expect(listed("mornington", "ga")[0]).toContain(", Co. na Mí (");
  });

  test.each(["", " ", "belfast", "London", "\u0000zz"])("‘%s’ offers nothing", (query) => {
    expect(optionsFor(query, [])).toEqual([]);
  });
});

describe("a guess", () => {
  test.each([
    ["a letter too few", "Letterkeny", "Letterkenny, in Donegal"],
    ["a letter too many", "Gallway", "Galway city, in Galway West"],
    ["a wrong letter", "Ketterkenny", "Letterkenny, in Donegal"],
    ["two letters swapped", "Drohgeda, Co. Louth", "Drogheda, in Louth"],
    ["a slip in a county", "Offally", "Offaly"],
    ["a slip in a short word", "naaz", "Naas, in Kildare North"],
    ["two slips in the vowels", "kelkeny", "Carlow-Kilkenny"],
    ["another county", "Bettystown, Co. Louth", "Bettystown, Co. Meath, in Louth"],
    ["an address", "3 Dublin Road, Naas, Co. Kildare, W91 X2Y3", "Naas, in Kildare North"],
    ["an unknown place in a county", "Atlantis, Co. Mayo", "Mayo"],
  ])("from %s (%s) is offered as such", (_what, query, offer) => {
    expect(listed(query)).toContain(offer);
    for (const { fit } of optionsFor(query, [])) expect(fit).toBe("guess");
  });

  test.each(["terry", "aas", "mxlkeny"])("is not made from ‘%s’", (query) => {
    expect(optionsFor(query, []).filter(({ fit }) => fit === "guess")).toEqual([]);
  });
});

describe("typing a county", () => {
  test("in Irish finds its constituency first", () => {
    expect(listed("Contae Phort Láirge")[0]).toBe("Waterford");
  });

  test("a town that has the county's name is offered where it says more than the county", () => {
    expect(listed("wicklow").slice(1)).toEqual(["Wicklow-Wexford", "Wicklow town, in Wicklow"]);
    expect(listed("Longford")).toEqual(["Longford-Westmeath"]);
    const districts = listed("dublin").map((offer) => offer.replace(/, in .*/, ""));
    expect(districts.filter((name) => name === "Dublin city")).toHaveLength(1);
    expect(districts).toContain("Dublin 24");
  });
});

describe("the places", () => {
  test("are found by all their names, in any case, with every candidate", () => {
    const found = new Map<string, Set<string>>();
    const missing = NAMES.filter(({ place, index }) => {
      const typed = place.names[index]?.toUpperCase();
      if (typed === undefined) return false;
      const offered =
        found.get(typed) ?? new Set(optionsFor(typed, []).map(({ constituency }) => constituency));
      found.set(typed, offered);
      return !place.constituencies.every((constituency) => offered.has(constituency));
    });
    expect(missing.map(({ words }) => words)).toEqual([]);
  });
});
