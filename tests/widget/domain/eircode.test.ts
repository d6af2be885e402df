import { describe, expect, test } from "vitest";
import { isEircode } from "../../../widget/domain/eircode.ts";

describe("isEircode", () => {
  test.each([
    ...["F92 X1Y2", "f92x1y2", "D08 X2Y3", "D6W AC12", "A94", "v94 t"],
    ...[
      "A96-X2Y3",
      "A96  X2Y3",
      "A96\u00a0X2Y3",
      "A96 X2Y3.",
      "Eircode A96 X2Y3",
      "Éirchód: A96X2Y3",
    ],
    ...["DO8 X2Y3", "A96 XOY3"],
  ])("‘%s’ is one", (text) => expect(isEircode(text)).toBe(true));
  test.each([
    ...["D08", "d6w", "D24", "Dublin 8", "Ennis", "F9", "B12 X1Y2", "F92 X1Y2Z", "Doon", "Down"],
  ])("‘%s’ is none", (text) => expect(isEircode(text)).toBe(false));
});
