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
  [0, 10, "-100%", "-100% against 10 in the 7 days before"],
  [1001, 1000, "0%", "0% against 1,000 in the 7 days before"],
  [5, 0, "new", "none in the 7 days before"],
  [0, 0, "", "none in the 7 days before"],
])("the change to %i clicks from %i reads %s", (count, previous, short, long) => {
  expect(formatChange(count, previous)).toBe(short);
  expect(formatComparison(count, previous, 7)).toBe(long);
});

it.each([
  [0, "0%"],
  [0.001, "under 1%"],
  [0.01, "1%"],
  [0.374, "37%"],
  [1, "100%"],
])("a share of %d reads %s", (share, text) => {
  expect(formatPercent(share)).toBe(text);
});

it.each([
  [0, "0 clicks"],
  [1, "1 click"],
  [12_345, "12,345 clicks"],
])("%i clicks read %s", (count, text) => {
  expect(formatNumberOf(count, "click")).toBe(text);
});
