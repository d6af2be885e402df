import { describe, expect, test } from "vitest";
import { CONSTITUENCIES } from "../../../api/contract/constituencies.ts";
import { namedOption, pickerOptions } from "../../../widget/domain/picker-options.ts";
import { offersFor } from "../../../widget/find/find.ts";

describe("before the places are loaded, a text", () => {
  const named = (query: string) => namedOption(query, pickerOptions(query))?.constituency ?? null;

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
  const named = (query: string) => namedOption(query, pickerOptions(query, offersFor));

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
    const options = pickerOptions("cork", offersFor);
    const firstPlace = options.findIndex(({ place }) => place !== null);
    const last = options.findLastIndex(({ place }) => place === null);
    expect(firstPlace === -1 || firstPlace > last).toBe(true);
    expect(pickerOptions("", offersFor)).toHaveLength(44);
  });
});
