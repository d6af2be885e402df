import { describe, expect, test } from "vitest";
import { listRoom } from "../../../widget/picker/list-position.ts";

const screen = { top: 0, bottom: 600 };
/** A field of 56 px at this height. */
const fieldAt = (top: number) => ({ top, bottom: top + 56 });

describe("listRoom", () => {
  const rows = [
    ["below a field at the top of the screen", 0, 240, "below", 530],
    ["below a field as long as the list fits", 290, 240, "below", 240],
    ["above a field at the bottom of the screen", 540, 240, "above", 526],
    ["below when neither side has room for it but below has more", 200, 500, "below", 330],
    ["above when neither side has room for it but above has more", 330, 500, "above", 316],
  ] as const;
  for (const [name, top, wanted, side, room] of rows) {
    test(`the list opens ${name}`, () => {
      expect(listRoom(fieldAt(top), screen, wanted)).toEqual({ side, room });
    });
  }

  test("an on-screen keyboard takes its room away", () => {
    const besideKeyboard = { top: 40, bottom: 340 };
    expect(listRoom(fieldAt(240), besideKeyboard, 240)).toEqual({ side: "above", room: 186 });
  });

  test("a screen without room still shows two options", () => {
    expect(listRoom(fieldAt(40), { top: 0, bottom: 130 }, 240).room).toBe(104);
  });
});
