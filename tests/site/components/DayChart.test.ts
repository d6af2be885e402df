import { expect, it } from "vitest";
import { axisTo } from "../../../site/components/DayChart.tsx";

it.each([
  [0, [0, 1, 2, 3, 4]],
  [118, [0, 50, 100, 150]],
  [2_000, [0, 500, 1_000, 1_500, 2_000]],
])("the axis of at most %i clicks a day is %j", (most, axis) => {
  expect(axisTo(most)).toEqual(axis);
});
