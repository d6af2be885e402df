import { expect, test } from "vitest";
import { CONSTITUENCIES } from "../../../api/contract/constituencies.ts";
import { fitText } from "../../../widget/answer/fit-text.ts";

/** A font whose characters are half as wide as high. */
const measure = (text: string, size: number) => (text.length * size) / 2;

test.each(CONSTITUENCIES)("in %s fits on one line, and no word is lost", (constituency) => {
  const room = { width: 900, maxLines: 1, maxSize: 130 };
  const { lines, size } = fitText(`in ${constituency}`, room, measure);
  expect(lines).toEqual([`in ${constituency}`]);
  expect(measure(lines[0] ?? "", size)).toBeLessThanOrEqual(900);
  expect(size).toBeGreaterThan(50);
});

test("a text breaks at spaces, at the largest size that fits", () => {
  const room = { width: 900, maxLines: 2, maxSize: 190 };
  expect(fitText("I wrote to my TDs", room, measure)).toEqual({
    lines: ["I wrote", "to my TDs"],
    size: 190,
  });
  expect(fitText("a".repeat(60), room, measure).lines).toHaveLength(1);
});
