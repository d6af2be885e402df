import { expect, it } from "vitest";
import {
  formatChange,
  formatComparison,
  formatNumberOf,
  formatPercent,
} from "../../../../site/pages/private/wording.ts";

it.each([
  [12, 10, "+20%", "+20% against 10 in the 7 days before"],
  [9, 10, "-10%", "-10% against 10 in the 7 days before"],
  [1001, 1000, "0%", "0% against 1,000 in the 7 days before"],
  [5, 0, "new", "none in the 7 days before"],
  [0, 0, "", "none in the 7 days before"],
])("the change to %i clicks from %i reads %s", (count, previous, short, long) => {
  expect(formatChange(count, previous)).toBe(short);
  expect(formatComparison(count, previous, 7)).toBe(long);
});

it("shares and numbers read as people write them", () => {
  expect([0, 0.001, 0.01, 0.374].map(formatPercent)).toEqual(["0%", "under 1%", "1%", "37%"]);
  const clicks = [0, 1, 12_345].map((count) => formatNumberOf(count, "click"));
  expect(clicks).toEqual(["0 clicks", "1 click", "12,345 clicks"]);
});
