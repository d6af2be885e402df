import { expect, it } from "vitest";
import { isPast } from "../../../api/words/dublin-day.ts";

it.each([
  ["2026-11-30", "2026-11-30T23:59:59Z", false],
  ["2026-11-30", "2026-12-01T00:00:00Z", true],
  // Summer time: midnight in Dublin is 23:00 in UTC.
  ["2026-06-30", "2026-06-30T22:59:59Z", false],
  ["2026-06-30", "2026-06-30T23:00:00Z", true],
  [undefined, "2026-06-30T23:00:00Z", false],
])("the day %s at %s is over: %s", (day, now, isOver) => {
  expect(isPast(day, new Date(now))).toBe(isOver);
});
