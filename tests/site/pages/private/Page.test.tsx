import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Report } from "../../../../site/pages/private/Page.tsx";
import { formatComparison, formatPercent } from "../../../../site/pages/private/wording.ts";
import { INVENTED_STATS } from "../../../../stories/site/invented-stats.ts";

it("shows the letters first, then the clicks with their last 24 hours, and what no card counts", () => {
  const html = renderToStaticMarkup(
    <Report
      stats={INVENTED_STATS}
      resource={{ reload: () => {} }}
      days={30}
      onPeriodChange={() => {}}
    />,
  );
  expect(html).toMatch(
    /Letters opened.*1,328.*With own words.*31%.*Survey Button Clicks.*265.*Last 24h.*8.*Email Buttons Clicks.*2,108.*Last 24h.*77.*53 presses of ‘Call’.*824 clicks beyond/s,
  );
});

it.each([
  [12, 10, "+20% against 10 in the 7 days before"],
  [1001, 1000, "0% against 1,000 in the 7 days before"],
  [5, 0, "none in the 7 days before"],
])("the change to %i clicks from %i reads %s", (count, previous, text) => {
  expect(formatComparison(count, previous, 7)).toBe(text);
});

it("shares read as people write them", () => {
  expect([0, 0.001, 0.374].map(formatPercent)).toEqual(["0%", "under 1%", "37%"]);
});
