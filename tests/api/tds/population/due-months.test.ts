import { describe, expect, it } from "vitest";
import { dueMonths } from "../../../../api/tds/population/collect-questions.ts";

const NOW = new Date("2025-03-15T02:00:00Z");
const read = (months: Record<string, string>) =>
  new Map(Object.entries(months).map(([month, day]) => [month, new Date(day)]));

describe("the months to read", () => {
  it("are all since the election of this Dáil when none was read", () => {
    expect(dueMonths(new Map(), NOW)).toEqual([
      "2024-11",
      "2024-12",
      "2025-01",
      "2025-02",
      "2025-03",
    ]);
  });

  it("are those of the last 60 days when all were read the day before", () => {
    const yesterday = "2025-03-14";
    const all = Object.fromEntries(dueMonths(new Map(), NOW).map((month) => [month, yesterday]));
    expect(dueMonths(read(all), NOW)).toEqual(["2025-01", "2025-02", "2025-03"]);
  });

  it("include a month that was last read soon after it, however long ago", () => {
    const readAt = read({
      "2024-11": "2025-01-29",
      "2024-12": "2025-02-28",
      "2025-01": "2025-03-31",
      "2025-02": "2025-06-01",
      "2025-03": "2025-06-01",
    });
    expect(dueMonths(readAt, new Date("2025-06-02"))).toEqual([
      "2024-12",
      "2025-01",
      "2025-04",
      "2025-05",
      "2025-06",
    ]);
  });
});
