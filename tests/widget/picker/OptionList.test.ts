import { expect, it } from "vitest";
import { listRoom } from "../../../widget/picker/OptionList.tsx";

it.each([
  ["below a field at the top of the screen", 0, [0, 600], 240, "below", 530],
  ["below a field as long as the list fits", 290, [0, 600], 240, "below", 240],
  ["above a field at the bottom of the screen", 540, [0, 600], 240, "above", 526],
  ["below where neither side has room for it but below has more", 200, [0, 600], 500, "below", 330],
  ["above where neither side has room for it but above has more", 330, [0, 600], 500, "above", 316],
  ["above a field beside an on-screen keyboard", 240, [40, 340], 240, "above", 186],
  ["with two options on a screen without room", 40, [0, 130], 240, "above", 104],
] as const)("the list opens %s", (_, fieldTop, [top, bottom], wanted, side, room) => {
  const field = { top: fieldTop, bottom: fieldTop + 56 };
  expect(listRoom(field, { top, bottom }, wanted)).toEqual({ side, room });
});
