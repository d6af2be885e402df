import { describe, expect, test } from "vitest";
import { CONSTITUENCIES } from "../../../api/contract/constituencies.ts";
import { namedOption, pickerOptions } from "../../../widget/domain/picker-options.ts";
import { en } from "../../../widget/domain/wording/en.ts";
import { ga } from "../../../widget/domain/wording/ga.ts";
import { offersFor } from "../../../widget/find/find.ts";

describe("before the places are loaded, a text", () => {
  const named = (query: string) =>
    namedOption(query, pickerOptions(query, en), en)?.constituency ?? null;

  for (const name of CONSTITUENCIES) {
    test(`${name} is named exactly, whatever its fadas, capitals, hyphens and spaces`, () => {
      const withoutFadas = name.normalize("NFD").replace(/\p{M}/gu, "");
      const spellings = [
        name,
        name.toUpperCase(),
        name.toLowerCase(),
        withoutFadas.toLowerCase(),
        ` ${name.replaceAll("-", " ")}  `,
        name.replaceAll(/[- ]/g, ""),
        name.replace(/[- ]/, " - "),
      ];
      for (const spelling of spellings) expect(named(spelling), spelling).toBe(name);
    });
  }

  for (const [query, name] of [
    ["ker", "Kerry"],
    ["laog", "Dún Laoghaire"],
    ["wicklow wex", "Wicklow-Wexford"],
  ] as const) {
    test(`‘${query}’ names its only match, ${name}`, () => expect(named(query)).toBe(name));
  }

  for (const query of ["", "  ", "-", "w", "dublin", "tipperary n s", "dublin south", "Belfast"]) {
    test(`‘${query}’ names nothing`, () => expect(named(query)).toBeNull());
  }
});

describe("with the places, a text", () => {
  const named = (query: string) => namedOption(query, pickerOptions(query, en, offersFor), en);

  for (const name of CONSTITUENCIES) {
    test(`that is ${name} names the constituency`, () => {
      expect(named(name)).toEqual({ place: null, constituency: name });
    });
  }

  for (const [query, place, constituency] of [
    ["listowel", "Listowel", "Kerry"],
    ["phibsboro", "Phibsborough", "Dublin Central"],
    ["swords", "Swords", "Dublin Fingal East"],
  ] as const) {
    test(`‘${query}’ names the only place in ${constituency}`, () => {
      expect(named(query)).toEqual({ place, constituency });
    });
  }

  for (const query of ["bray", "ballina", "dublin 8", "don", "kil", ""]) {
    test(`‘${query}’ names nothing`, () => expect(named(query)).toBeNull());
  }

  test("lists the constituencies first", () => {
    const options = pickerOptions("cork", en, offersFor);
    const firstPlace = options.findIndex(({ place }) => place !== null);
    const last = options.findLastIndex(({ place }) => place === null);
    expect(firstPlace === -1 || firstPlace > last).toBe(true);
    expect(pickerOptions("", en, offersFor)).toHaveLength(44);
  });
});

describe("in Irish, a text", () => {
  const named = (query: string) => namedOption(query, pickerOptions(query, ga, offersFor), ga);

  for (const constituency of CONSTITUENCIES) {
    test(`that is the English or the Irish name of ${constituency} names the constituency`, () => {
      const irish = ga.constituency(constituency);
      const withoutFadas = irish.normalize("NFD").replace(/\p{M}/gu, "");
      for (const name of [constituency, irish, withoutFadas.toUpperCase()]) {
        expect(named(name), name).toEqual({ place: null, constituency });
      }
    });
  }

  test("that is empty lists all constituencies in the order of their Irish names", () => {
    const names = pickerOptions("", ga).map(({ constituency }) => ga.constituency(constituency));
    expect(names).toHaveLength(44);
    expect(names).toEqual([...names].sort(new Intl.Collator("ga").compare));
    expect(names.slice(0, 3)).toEqual(["An Cabhán-Muineachán", "An Clár", "An Longfort-An Iarmhí"]);
  });
});
