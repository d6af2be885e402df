import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DifferenceTable } from "../../../../site/staff/campaign/DifferenceTable.tsx";
import { differences, valuesOf } from "../../../../site/staff/campaign/form-values.ts";
import { SittingTds } from "../../../../site/staff/campaign/sitting-tds.ts";
import { campaignWith, RECORD } from "../../../campaign/invented-campaign.ts";

it("the differences of a vote or a statement are one row with its TD and date", () => {
  const [from, to] = [{}, { record: RECORD }].map((record) =>
    valuesOf({ ...campaignWith({}), ...record }),
  ) as [Record<string, string>, Record<string, string>];
  const tds = [{ memberCode: RECORD.statements["0"].member, name: "Ann", constituency: "Clare" }];
  const rows = differences(from, { ...to, "record.topics": "" });
  const table = { label: "", from: "Now", to: "Then", rows, values: to };
  const html = renderToStaticMarkup(
    createElement(SittingTds, { value: tds }, createElement(DifferenceTable, table)),
  );
  expect(html.match(/scope="row"/g)).toHaveLength(2);
  const text = html.replaceAll(/<[^>]+>/g, "\n").replaceAll(/\n+/g, "\n");
  expect(text).toContain("Vote of 8 July 2026\n(none)\ndate: 2026-07-08\n");
  expect(text).toContain("Members who voted Tá: 2\nMembers who voted Níl: Bob-Sample");
  expect(text).toContain("Ann, Clare, 9 July 2026\n(none)\nTD: Ann, Clare\nposition: For\n");
});
