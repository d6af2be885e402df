import { describe, expect, test } from "vitest";
import { CLOSED_PICKER, handleKey, type PickerState } from "../../../widget/ui/picker-keys.ts";

const key = (name: string, altKey = false) => ({ key: name, altKey });
const OPEN: PickerState = { typed: null, isOpen: true, activeIndex: -1 };
const typing = (isOpen: boolean): PickerState => ({ typed: "co", isOpen, activeIndex: -1 });
const openAt = (activeIndex: number): PickerState => ({ ...OPEN, activeIndex });

describe("handleKey", () => {
  const rows: [string, PickerState, string, number, ReturnType<typeof handleKey>][] = [
    [
      "down opens the list at the first option",
      CLOSED_PICKER,
      "ArrowDown",
      3,
      { state: openAt(0) },
    ],
    ["down moves to the next option", openAt(0), "ArrowDown", 3, { state: openAt(1) }],
    [
      "down wraps from the last option to the first",
      openAt(2),
      "ArrowDown",
      3,
      { state: openAt(0) },
    ],
    ["up opens the list at the last option", CLOSED_PICKER, "ArrowUp", 3, { state: openAt(2) }],
    ["up wraps from the first option to the last", openAt(0), "ArrowUp", 3, { state: openAt(2) }],
    ["page down stops at the last option", openAt(1), "PageDown", 3, { state: openAt(2) }],
    ["page up stops at the first option", openAt(1), "PageUp", 3, { state: openAt(0) }],
    ["enter chooses the highlighted option", openAt(2), "Enter", 3, { choose: 2 }],
    ["enter chooses the only match", openAt(-1), "Enter", 1, { choose: 0 }],
    ["enter chooses nothing among several matches", openAt(-1), "Enter", 3, { state: openAt(-1) }],
    [
      "enter with nothing typed and a closed list is left to the browser",
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
      { state: typing(true) },
    ],
    [
      "enter with a text without matches keeps the text",
      typing(true),
      "Enter",
      0,
      { state: typing(true) },
    ],
    ["escape closes the list", openAt(1), "Escape", 3, { state: CLOSED_PICKER }],
    [
      "escape with a closed list and no typed text is left to the browser",
      CLOSED_PICKER,
      "Escape",
      3,
      null,
    ],
    ["home is left to the field", openAt(1), "Home", 3, null],
    ["a letter is left to the field", openAt(1), "d", 3, null],
    ["without matches no option is highlighted", openAt(-1), "ArrowDown", 0, { state: openAt(-1) }],
  ];
  for (const [name, state, pressed, count, outcome] of rows) {
    const namedIndex = count === 1 ? 0 : -1;
    test(name, () => expect(handleKey(state, key(pressed), count, namedIndex)).toEqual(outcome));
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

  test("the first escape closes the list, the second clears the typed text", () => {
    const typing: PickerState = { typed: "co", isOpen: true, activeIndex: 1 };
    const closed = handleKey(typing, key("Escape"), 5, -1);
    expect(closed).toEqual({ state: { typed: "co", isOpen: false, activeIndex: -1 } });
    expect(
      handleKey({ typed: "co", isOpen: false, activeIndex: -1 }, key("Escape"), 5, -1),
    ).toEqual({
      state: CLOSED_PICKER,
    });
  });

  test("alt with an arrow key opens and closes the list without a highlight", () => {
    expect(handleKey(CLOSED_PICKER, key("ArrowDown", true), 3, -1)).toEqual({ state: OPEN });
    expect(handleKey(openAt(1), key("ArrowUp", true), 3, -1)).toEqual({ state: CLOSED_PICKER });
  });
});
