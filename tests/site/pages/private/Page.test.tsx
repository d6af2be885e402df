import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Report } from "../../../../site/pages/private/Page.tsx";
import {
  formatChange,
  formatComparison,
  formatNumberOf,
  formatPercent,
} from "../../../../site/pages/private/wording.ts";
import { INVENTED_STATS } from "../../../../stories/site/invented-stats.ts";

/** Returns the value, which adds to `names` each field that is read: `summary.survey_24h`. */
function watched<Value>(value: Value, name: string, names: Set<string>): Value {
  if (typeof value !== "object" || value === null) {
    names.add(name);
    return value;
  }
  return new Proxy(value, {
    get: (all, key) =>
      typeof key === "symbol" || !Object.hasOwn(all, key) || key === "length"
        ? Reflect.get(all, key)
        : watched(Reflect.get(all, key), Array.isArray(all) ? name : `${name}.${key}`, names),
  });
}

it("shows the letters first, then the clicks with their last 24 hours, and every figure, those apart in sum", () => {
  const names = new Set<string>();
  const stats = watched(INVENTED_STATS, "stats", names);
  const html = renderToStaticMarkup(
    <Report stats={stats} resource={{ reload: () => {} }} days={30} onPeriodChange={() => {}} />,
  );
  expect(html).toMatch(
    /Letters opened.*With own words.*Survey Button Clicks.*Last 24h.*Email Buttons Clicks.*Last 24h/s,
  );
  const all = new Set<string>();
  JSON.stringify(watched(INVENTED_STATS, "stats", all));
  expect([...all].filter((name) => !names.has(name))).toEqual(["stats.apart.day"]);
});

it.each([
  [12, 10, "+20%", "+20% against 10 in the 7 days before"],
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
