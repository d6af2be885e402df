import { describe, expect, it } from "vitest";
import { CONSTITUENCIES, type Constituency } from "../../../api/contract/constituencies.ts";
import {
  CLOSED_PICKER,
  constituencyOptions,
  handleKey,
  leaveField,
  namedOption,
  type PickerOption,
  type PickerView,
  typedPart,
} from "../../../widget/domain/picker.ts";
import { en } from "../../../widget/domain/wording/en.ts";
import { ga } from "../../../widget/domain/wording/ga.ts";

const withoutFadas = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "");

describe("before the places are loaded, a text", () => {
  const named = (query: string) =>
    namedOption(constituencyOptions(query, en))?.constituency ?? null;

  it.each(CONSTITUENCIES)("%s is named by any of its spellings", (name) => {
    const spellings = [
      name,
      name.toUpperCase(),
      withoutFadas(name).toLowerCase(),
      ` ${name.replaceAll("-", " ")}  `,
      name.replaceAll(/[- ]/g, ""),
      name.replace(/[- ]/, " - "),
    ];
    for (const spelling of spellings) expect(named(spelling), spelling).toBe(name);
  });

  it.each(["", "  ", "-", "w", "ker", "laog", "dublin", "tipperary n s", "Belfast"])(
    "‘%s’ names nothing",
    (query) => expect(named(query)).toBeNull(),
  );

  it("is matched by the names that it begins before the names that contain it", () => {
    const matches = constituencyOptions("w", en).map(({ constituency }) => constituency);
    expect(matches.slice(2, 5)).toEqual(["Wicklow", "Wicklow-Wexford", "Cork North-West"]);
  });
});

describe("in Irish, a text", () => {
  it.each(CONSTITUENCIES)(
    "names %s in English or Irish, without the article too",
    (constituency) => {
      const irish = ga.constituency(constituency);
      const spellings = [
        constituency,
        irish,
        withoutFadas(irish).toUpperCase(),
        irish.replace(/^An /, ""),
      ];
      for (const name of spellings) {
        const option = { place: null, constituency, fit: "whole" };
        expect(namedOption(constituencyOptions(name, ga)), name).toEqual(option);
      }
    },
  );

  it("that is empty lists all constituencies in the order of their Irish names", () => {
    const names = constituencyOptions("", ga).map(({ constituency }) =>
      ga.constituency(constituency),
    );
    expect(names).toHaveLength(44);
    expect(names).toEqual([...names].sort(new Intl.Collator("ga").compare));
  });
});

const key = (name: string) => ({
  key: name,
  altKey: false,
  repeat: false,
  isComposing: false,
  keyCode: 0,
});

const OPEN: PickerView = { text: null, isOpen: true, activeIndex: -1 };
const TYPING: PickerView = { text: "co", isOpen: true, activeIndex: -1 };
const TYPED: PickerView = { ...TYPING, isOpen: false };
const at = (activeIndex: number, view = OPEN): PickerView => ({ ...view, activeIndex });

const OPTIONS: readonly PickerOption[] = ["Clare", "Cork East", "Kerry"].map((constituency) => ({
  place: null,
  constituency: constituency as Constituency,
}));
/** The options of a text that names the second one. */
const WITH_NAMED = OPTIONS.map((option, index) =>
  index === 1 ? { ...option, fit: "whole" as const } : option,
);

describe("a key", () => {
  it.each<[string, string, PickerView, PickerView | "browser"]>([
    ["down opens the list at the first option", "ArrowDown", CLOSED_PICKER, at(0)],
    ["down moves to the next option", "ArrowDown", at(0), at(1)],
    ["up opens the list at the last option", "ArrowUp", CLOSED_PICKER, at(2)],
    ["up wraps from the first option", "ArrowUp", at(0), at(2)],
    ["enter refuses a text of several options", "Enter", TYPING, { ...TYPING, isRefused: true }],
    ["enter opens a closed list", "Enter", TYPED, { ...TYPING, isRefused: true }],
    ["enter in an untouched field", "Enter", CLOSED_PICKER, "browser"],
    ["escape closes the list", "Escape", at(1), CLOSED_PICKER],
    ["escape closes the list and keeps the text", "Escape", at(1, TYPING), TYPED],
    ["escape with a closed list clears the text", "Escape", TYPED, CLOSED_PICKER],
    ["escape in an untouched field", "Escape", CLOSED_PICKER, "browser"],
    ["a letter", "d", at(1), "browser"],
  ])("%s", (_, name, view, next) => {
    const outcome = next === "browser" ? null : { view: next };
    expect(handleKey(view, key(name), OPTIONS)).toEqual(outcome);
  });

  it.each([
    ["the highlighted option", at(2), OPTIONS, 2],
    ["the highlighted option before the named one", at(2, TYPING), WITH_NAMED, 2],
    ["the named option of an open list", TYPING, WITH_NAMED, 1],
    ["the named option of a closed list", TYPED, WITH_NAMED, 1],
  ])("enter chooses %s", (_, view, options, index) => {
    expect(handleKey(view, key("Enter"), options)).toEqual({ choice: options[index] });
  });

  it("without options highlights and chooses nothing", () => {
    expect(handleKey(OPEN, key("ArrowDown"), [])).toEqual({ view: OPEN });
    expect(handleKey(TYPING, key("Enter"), [])).toEqual({ view: { ...TYPING, isRefused: true } });
  });

  it("enter that is held down does nothing, with an option highlighted or named", () => {
    for (const view of [TYPING, at(1)]) {
      expect(handleKey(view, { ...key("Enter"), repeat: true }, WITH_NAMED)).toBeNull();
    }
  });

  it.each([
    ["is composed", { isComposing: true }],
    ["ends a composition in Safari", { keyCode: 229 }],
  ])("that %s chooses and moves nothing", (_, composing) => {
    for (const name of ["Enter", "ArrowDown", "ArrowUp", "Escape"]) {
      expect(handleKey(at(1), { ...key(name), ...composing }, WITH_NAMED)).toBeNull();
    }
  });

  it("alt with an arrow opens and closes the list without a highlight", () => {
    const withAlt = (name: string) => ({ ...key(name), altKey: true });
    expect(handleKey(CLOSED_PICKER, withAlt("ArrowDown"), OPTIONS)).toEqual({ view: OPEN });
    expect(handleKey(at(1), withAlt("ArrowUp"), OPTIONS)).toEqual({ view: CLOSED_PICKER });
  });
});

it.each([
  ["a text that names nothing stays", TYPING, TYPED],
  ["white space goes", { ...OPEN, text: "  " }, CLOSED_PICKER],
])("on leaving the field, %s", (_, view, next) => {
  expect(leaveField(view, OPTIONS)).toEqual({ view: next });
});

it.each([
  ["Galway West", "gal", "Gal"],
  ["Galway West", "w", "W"],
  ["Dún Laoghaire", "dun l", "Dún L"],
  ["Carlow-Kilkenny", "kilk", "Kilk"],
  ["Dublin Fingal East", "gal", ""],
  ["Mayo", "", ""],
])("of ‘%s’, the text ‘%s’ is the part ‘%s’", (name, query, part) => {
  expect(name.slice(...typedPart(name, query))).toBe(part);
});
