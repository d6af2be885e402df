import { describe, expect, test } from "vitest";
import { CONSTITUENCIES } from "../../../api/contract/constituencies.ts";
import {
  CLOSED_PICKER,
  handleKey,
  leaveField,
  namedOption,
  type PickerView,
  pickerOptions,
  searchConstituencies,
} from "../../../widget/domain/picker.ts";
import { en } from "../../../widget/domain/wording/en.ts";
import { ga } from "../../../widget/domain/wording/ga.ts";

describe("before the places are loaded, a text", () => {
  const named = (query: string) => namedOption(pickerOptions(query, en))?.constituency ?? null;

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

  for (const query of ["", "  ", "-", "w", "ker", "laog", "dublin", "tipperary n s", "Belfast"]) {
    test(`‘${query}’ names nothing`, () => expect(named(query)).toBeNull());
  }
});

describe("in Irish, a text", () => {
  const named = (query: string) => namedOption(pickerOptions(query, ga));

  for (const constituency of CONSTITUENCIES) {
    test(`that is the English or the Irish name of ${constituency} names the constituency`, () => {
      const irish = ga.constituency(constituency);
      const withoutFadas = irish.normalize("NFD").replace(/\p{M}/gu, "");
      const withoutArticle = irish.replace(/^An /, "");
      for (const name of [constituency, irish, withoutFadas.toUpperCase(), withoutArticle]) {
        expect(named(name), name).toEqual({ place: null, constituency, fit: "whole" });
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

test("names that start with a text come before names that contain it", () => {
  const found = searchConstituencies("w", en).slice(3, 6);
  expect(found.map(({ constituency }) => constituency)).toEqual([
    ...["Wicklow-Wexford", "Cork North-West", "Cork South-West"],
  ]);
});

const key = (name: string, altKey = false) => ({
  ...{ key: name, altKey, repeat: false, isComposing: false, keyCode: 0 },
});
const OPEN: PickerView = { typed: null, isOpen: true, activeIndex: -1 };
const typing = (isOpen: boolean): PickerView => ({ typed: "co", isOpen, activeIndex: -1 });
const openAt = (activeIndex: number): PickerView => ({ ...OPEN, activeIndex });

describe("handleKey", () => {
  const at = (activeIndex: number) => ({ view: openAt(activeIndex) });
  const rows: [string, PickerView, string, number, ReturnType<typeof handleKey>][] = [
    ["down opens the list at the first option", CLOSED_PICKER, "ArrowDown", 3, at(0)],
    ["down moves to the next option", openAt(0), "ArrowDown", 3, at(1)],
    ["down wraps from the last option to the first", openAt(2), "ArrowDown", 3, at(0)],
    ["up opens the list at the last option", CLOSED_PICKER, "ArrowUp", 3, at(2)],
    ["up wraps from the first option to the last", openAt(0), "ArrowUp", 3, at(2)],
    ["enter chooses the highlighted option", openAt(2), "Enter", 3, { choose: 2 }],
    [
      "enter chooses none of several matches, and asks for one",
      openAt(-1),
      "Enter",
      3,
      { view: { ...openAt(-1), isRefused: true } },
    ],
    [
      "enter with a closed list and nothing typed is left to the browser",
      CLOSED_PICKER,
      "Enter",
      3,
      null,
    ],
    [
      "enter with a typed text opens a closed list",
      typing(false),
      "Enter",
      3,
      { view: { ...typing(true), isRefused: true } },
    ],
    [
      "enter with a text without matches keeps the text",
      typing(true),
      "Enter",
      0,
      { view: { ...typing(true), isRefused: true } },
    ],
    ["escape closes the list", openAt(1), "Escape", 3, { view: CLOSED_PICKER }],
    [
      "escape with a closed list and no typed text is left to the browser",
      CLOSED_PICKER,
      "Escape",
      3,
      null,
    ],
    ["home is left to the field", openAt(1), "Home", 3, null],
    ["a letter is left to the field", openAt(1), "d", 3, null],
    ["without matches no option is highlighted", openAt(-1), "ArrowDown", 0, at(-1)],
  ];
  for (const [name, view, pressed, count, outcome] of rows) {
    test(name, () => expect(handleKey(view, key(pressed), count, -1)).toEqual(outcome));
  }

  test("enter chooses the option that the typed text names, with the list open or closed", () => {
    for (const isOpen of [true, false]) {
      expect(handleKey(typing(isOpen), key("Enter"), 3, 1)).toEqual({ choose: 1 });
    }
  });

  test("enter chooses the highlighted option before the one that the typed text names", () => {
    const highlighted = { ...typing(true), activeIndex: 2 };
    expect(handleKey(highlighted, key("Enter"), 3, 0)).toEqual({ choose: 2 });
  });

  test("enter that is held down does nothing, with an option highlighted or not", () => {
    for (const view of [typing(true), openAt(1)]) {
      expect(handleKey(view, { ...key("Enter"), repeat: true }, 3, 1)).toBeNull();
    }
  });

  test.each([
    ["is composed", { isComposing: true }],
    ["ends a composition in Safari", { keyCode: 229 }],
  ])("a key that %s chooses and moves nothing", (_what, composing) => {
    for (const name of ["Enter", "ArrowDown", "ArrowUp", "Escape"]) {
      expect(handleKey(openAt(1), { ...key(name), ...composing }, 3, 0)).toBeNull();
    }
  });

  test("the first escape closes the list, the second clears the typed text", () => {
    const highlighted = { ...typing(true), activeIndex: 1 };
    expect(handleKey(highlighted, key("Escape"), 5, -1)).toEqual({ view: typing(false) });
    expect(handleKey(typing(false), key("Escape"), 5, -1)).toEqual({ view: CLOSED_PICKER });
  });

  test("with a chosen name, the first escape brings it back", () => {
    const isChosen = true;
    expect(handleKey(typing(true), key("Escape"), 5, -1, isChosen)).toEqual({
      view: CLOSED_PICKER,
    });
    expect(handleKey(CLOSED_PICKER, key("Escape"), 5, -1, isChosen)).toBeNull();
  });

  test("alt with an arrow key opens and closes the list without a highlight", () => {
    expect(handleKey(CLOSED_PICKER, key("ArrowDown", true), 3, -1)).toEqual({ view: OPEN });
    expect(handleKey(openAt(1), key("ArrowUp", true), 3, -1)).toEqual({ view: CLOSED_PICKER });
  });
});

describe("leaving the field", () => {
  test("with a text that names nothing brings the chosen name back", () => {
    expect(leaveField(typing(true), -1, true)).toEqual({ view: CLOSED_PICKER });
  });

  test("with white space empties it", () => {
    expect(leaveField({ ...OPEN, typed: "  " }, -1, false)).toEqual({ view: CLOSED_PICKER });
  });
});
