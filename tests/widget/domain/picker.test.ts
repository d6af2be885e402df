import { describe, expect, it } from "vitest";
import { CONSTITUENCIES } from "../../../api/contract/constituencies.ts";
import {
  CLOSED_PICKER,
  handleKey,
  leaveField,
  namedOption,
  type PickerOption,
  type PickerOutcome,
  type PickerView,
  pickerOptions,
} from "../../../widget/domain/picker.ts";
import { en } from "../../../widget/domain/wording/en.ts";
import { ga } from "../../../widget/domain/wording/ga.ts";

const withoutFadas = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "");

describe("before the places are loaded, a text", () => {
  const named = (query: string) => namedOption(pickerOptions(query, en))?.constituency ?? null;

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
    const matches = pickerOptions("w", en).map(({ constituency }) => constituency);
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
        expect(namedOption(pickerOptions(name, ga)), name).toEqual(option);
      }
    },
  );

  it("that is empty lists all constituencies in the order of their Irish names", () => {
    const names = pickerOptions("", ga).map(({ constituency }) => ga.constituency(constituency));
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
const openAt = (activeIndex: number): PickerView => ({ ...OPEN, activeIndex });

const OPTIONS: PickerOption[] = pickerOptions("", en).slice(0, 3);
const [OPTION_0, OPTION_1, OPTION_2] = OPTIONS as [PickerOption, PickerOption, PickerOption];
/** The options of a text that names the second one. */
const WITH_NAMED: PickerOption[] = [OPTION_0, { ...OPTION_1, fit: "whole" }, OPTION_2];

describe("a key", () => {
  type Row = [string, PickerView, string, PickerOutcome | null, (readonly PickerOption[])?];
  it.each<Row>([
    ["down opens the list at the first option", CLOSED_PICKER, "ArrowDown", { view: openAt(0) }],
    ["down moves to the next option", openAt(0), "ArrowDown", { view: openAt(1) }],
    ["down wraps from the last option", openAt(2), "ArrowDown", { view: openAt(0) }],
    ["down highlights nothing without options", OPEN, "ArrowDown", { view: OPEN }, []],
    ["up opens the list at the last option", CLOSED_PICKER, "ArrowUp", { view: openAt(2) }],
    ["up wraps from the first option", openAt(0), "ArrowUp", { view: openAt(2) }],
    ["enter chooses the highlighted option", openAt(2), "Enter", { choice: OPTION_2 }],
    [
      "enter chooses the highlighted option before the named one",
      { ...TYPING, activeIndex: 2 },
      "Enter",
      { choice: OPTION_2 },
      WITH_NAMED,
    ],
    ...[TYPING, TYPED].flatMap((view): Row[] => [
      [
        "enter chooses a named option",
        view,
        "Enter",
        { choice: WITH_NAMED[1] ?? OPTION_1 },
        WITH_NAMED,
      ],
      [
        "enter refuses a text of several options",
        view,
        "Enter",
        { view: { ...TYPING, isRefused: true } },
      ],
      [
        "enter refuses a text without options",
        view,
        "Enter",
        { view: { ...TYPING, isRefused: true } },
        [],
      ],
    ]),
    ["enter in an untouched field is the browser's", CLOSED_PICKER, "Enter", null],
    ["escape closes the list", openAt(1), "Escape", { view: CLOSED_PICKER }],
    [
      "escape closes the list and keeps the text",
      { ...TYPING, activeIndex: 1 },
      "Escape",
      { view: TYPED },
    ],
    ["escape with a closed list clears the text", TYPED, "Escape", { view: CLOSED_PICKER }],
    ["escape in an untouched field is the browser's", CLOSED_PICKER, "Escape", null],
    ["home is the field's", openAt(1), "Home", null],
    ["a letter is the field's", openAt(1), "d", null],
  ])("%s", (_, view, name, outcome, options = OPTIONS) => {
    expect(handleKey(view, key(name), options)).toEqual(outcome);
  });

  it("enter that is held down does nothing, with an option highlighted or named", () => {
    for (const view of [TYPING, openAt(1)]) {
      expect(handleKey(view, { ...key("Enter"), repeat: true }, WITH_NAMED)).toBeNull();
    }
  });

  it.each([
    ["is composed", { isComposing: true }],
    ["ends a composition in Safari", { keyCode: 229 }],
  ])("that %s chooses and moves nothing", (_, composing) => {
    for (const name of ["Enter", "ArrowDown", "ArrowUp", "Escape"]) {
      expect(handleKey(openAt(1), { ...key(name), ...composing }, WITH_NAMED)).toBeNull();
    }
  });

  it("escape brings the name of a chosen constituency back at once", () => {
    expect(handleKey(TYPING, key("Escape"), OPTIONS, true)).toEqual({ view: CLOSED_PICKER });
    expect(handleKey(CLOSED_PICKER, key("Escape"), OPTIONS, true)).toBeNull();
  });

  it("alt with an arrow opens and closes the list without a highlight", () => {
    const withAlt = (name: string) => ({ ...key(name), altKey: true });
    expect(handleKey(CLOSED_PICKER, withAlt("ArrowDown"), OPTIONS)).toEqual({ view: OPEN });
    expect(handleKey(openAt(1), withAlt("ArrowUp"), OPTIONS)).toEqual({ view: CLOSED_PICKER });
  });
});

it.each([
  ["a text that names nothing brings the chosen name back", TYPING, true, CLOSED_PICKER],
  ["a text that names nothing stays without a chosen name", TYPING, false, TYPED],
  ["white space goes", { ...OPEN, text: "  " }, false, CLOSED_PICKER],
] as const)("on leaving the field, %s", (_, view, isChosen, next) => {
  expect(leaveField(view, OPTIONS, isChosen)).toEqual({ view: next });
});
