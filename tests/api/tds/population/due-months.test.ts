import { expect, it } from "vitest";
import { dueMonths } from "../../../../api/tds/population/questions.ts";

const ALL = ["2024-11", "2024-12", "2025-01", "2025-02", "2025-03"];
const allOn = (day: string) => Object.fromEntries(ALL.map((month) => [month, day]));

it.each<[string, string, Record<string, string>, string[]]>([
  ["none was read", "2025-03-15T02:00:00Z", {}, ALL],
  ["all were read the day before", "2025-03-15T02:00:00Z", allOn("2025-03-14"), ALL.slice(2)],
  [
    "some were last read soon after their end, however long ago",
    "2025-06-02",
    {
      "2024-11": "2025-01-29",
      "2024-12": "2025-02-28",
      "2025-01": "2025-03-31",
      "2025-02": "2025-06-01",
      "2025-03": "2025-06-01",
    },
    ["2024-12", "2025-01", "2025-04", "2025-05", "2025-06"],
  ],
])("the months that are not settled are due when %s", (_when, now, read, due) => {
  const readAt = new Map(Object.entries(read).map(([month, day]) => [month, new Date(day)]));
  expect(dueMonths(readAt, new Date(now))).toEqual(due);
});
