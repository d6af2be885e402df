import { describe, expect, it } from "vitest";
import { changeOf } from "../../../../site/staff/stats/figures.ts";
import {
  formatChange,
  formatClicks,
  formatComparison,
  formatDay,
  formatPercent,
  formatTime,
} from "../../../../site/staff/stats/wording.ts";

describe("a change in words", () => {
  it.each([
    [12, 10, "+20%", "20% more than in the 7 days before"],
    [9, 10, "−10%", "10% fewer than in the 7 days before"],
    [0, 10, "−100%", "100% fewer than in the 7 days before"],
    [1001, 1000, "±0%", "about as many as in the 7 days before"],
    [5, 0, "new", "none in the 7 days before"],
    [0, 0, "", "none in the 7 days before"],
    [12_000, 1, "+1,199,900%", "1,199,900% more than in the 7 days before"],
  ])("%i after %i reads %s", (count, previous, short, long) => {
    const change = changeOf(count, previous);
    expect(formatChange(change)).toBe(short);
    expect(formatComparison(change, 7)).toBe(long);
  });
});

describe("a share in percent", () => {
  it.each([
    [0, "0%"],
    [0.001, "under 1%"],
    [0.01, "1%"],
    [0.374, "37%"],
    [1, "100%"],
  ])("%d reads %s", (share, text) => {
    expect(formatPercent(share)).toBe(text);
  });
});

describe("days and times", () => {
  it("name a calendar day in four formats", () => {
    expect(formatDay("2026-11-20", "week")).toBe("Fri 20");
    expect(formatDay("2026-11-20", "short")).toBe("20 Nov");
    expect(formatDay("2026-11-20", "named")).toBe("Friday 20 November");
    expect(formatDay("2026-03-29", "full")).toBe("29 March 2026");
  });

  it("show the time of day in Dublin, in winter and in summer", () => {
    expect(formatTime(new Date("2026-11-20T10:42:07Z"))).toBe("10:42:07");
    expect(formatTime(new Date("2026-07-20T10:42:07Z"))).toBe("11:42:07");
  });
});

describe("numbers of clicks", () => {
  it.each([
    [0, "0 clicks"],
    [1, "1 click"],
    [12_345, "12,345 clicks"],
  ])("%i reads %s", (count, text) => {
    expect(formatClicks(count)).toBe(text);
  });
});
