import { describe, expect, test } from "vitest";
import { CLOSED, type PickerState, pressKey } from "../../../widget/ui/picker-keys.ts";

const key = (name: string, altKey = false) => ({ key: name, altKey });
const OPEN: PickerState = { typed: null, open: true, active: -1 };
const at = (active: number): PickerState => ({ ...OPEN, active });

describe("pressKey", () => {
  const rows: [string, PickerState, string, number, ReturnType<typeof pressKey>][] = [
    ["down opens and goes to the first", CLOSED, "ArrowDown", 3, { state: at(0) }],
    ["down goes on", at(0), "ArrowDown", 3, { state: at(1) }],
    ["down wraps at the end", at(2), "ArrowDown", 3, { state: at(0) }],
    ["up opens and goes to the last", CLOSED, "ArrowUp", 3, { state: at(2) }],
    ["up wraps at the start", at(0), "ArrowUp", 3, { state: at(2) }],
    ["page down stops at the last", at(1), "PageDown", 3, { state: at(2) }],
    ["page up stops at the first", at(1), "PageUp", 3, { state: at(0) }],
    ["enter chooses where the arrows stand", at(2), "Enter", 3, { choose: 2 }],
    ["enter chooses the only match", at(-1), "Enter", 1, { choose: 0 }],
    ["enter guesses nothing among several", at(-1), "Enter", 3, { state: at(-1) }],
    ["enter on a closed list is the page's", CLOSED, "Enter", 3, null],
    ["escape closes", at(1), "Escape", 3, { state: CLOSED }],
    ["escape on a closed, untouched field is the page's", CLOSED, "Escape", 3, null],
    ["home is the field's", at(1), "Home", 3, null],
    ["a letter is the field's", at(1), "d", 3, null],
    ["no match, nowhere to stand", at(-1), "ArrowDown", 0, { state: at(-1) }],
  ];
  for (const [name, state, pressed, count, outcome] of rows) {
    test(name, () => expect(pressKey(state, key(pressed), count)).toEqual(outcome));
  }

  test("escape keeps what was typed once, then drops it", () => {
    const typing: PickerState = { typed: "co", open: true, active: 1 };
    const closed = pressKey(typing, key("Escape"), 5);
    expect(closed).toEqual({ state: { typed: "co", open: false, active: -1 } });
    expect(pressKey({ typed: "co", open: false, active: -1 }, key("Escape"), 5)).toEqual({
      state: CLOSED,
    });
  });

  test("alt with an arrow opens and closes without moving", () => {
    expect(pressKey(CLOSED, key("ArrowDown", true), 3)).toEqual({ state: OPEN });
    expect(pressKey(at(1), key("ArrowUp", true), 3)).toEqual({ state: CLOSED });
  });
});
