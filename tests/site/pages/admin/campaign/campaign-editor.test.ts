import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FIELDS } from "../../../../../api/contract/campaign/campaign.ts";
import { DEFAULT_CAMPAIGN } from "../../../../../api/contract/campaign/default-campaign.ts";
import type { Problem } from "../../../../../api/contract/campaign/problems.ts";
import { CampaignForm } from "../../../../../site/pages/admin/campaign/CampaignForm.tsx";
import { checksOf } from "../../../../../site/pages/admin/campaign/CheckList.tsx";
import { DifferenceTable } from "../../../../../site/pages/admin/campaign/Differences.tsx";
import {
  differences,
  valuesOf,
  withIrish,
} from "../../../../../site/pages/admin/campaign/form-values.ts";
import { SittingTds } from "../../../../../site/pages/admin/campaign/sitting-tds.ts";
import { labelOf } from "../../../../../site/pages/admin/campaign/wording.ts";
import { campaignWith, NIGHT_BUSES, RECORD } from "../../../../campaign/invented-campaign.ts";

const VALUES = valuesOf({ ...campaignWith({ ga: {} }), record: RECORD });
/** A refused statement is open. */
const PROBLEMS: Problem[] = [{ field: "record.statements.0.url", code: "link" }];
const FORM = ["paused", "won"]
  .map((state) => {
    const values = { ...VALUES, state };
    const props = { values, base: values, staffKey: "", problems: PROBLEMS, onChange: () => {} };
    return renderToStaticMarkup(createElement(CampaignForm, props));
  })
  .join("");
const IN_FORM = FIELDS.filter(({ path }) => /^(?:facts|texts|record)\./.test(path));

describe("a field of a campaign", () => {
  it.each(IN_FORM)("$path has a control in the form, and a label", ({ path, label }) => {
    expect(FORM).toContain(`id="campaign-${path}"`);
    expect(labelOf(path)).toContain(label.replace("{number}", "1"));
  });
});

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

const NOW = new Date("2026-11-22T12:00:00Z");
const BUSES = valuesOf(NIGHT_BUSES);
const said = (values: typeof BUSES, tone: string) =>
  checksOf(values, NOW).flatMap((check) => (check.tone === tone ? [check.text] : []));

describe("the check before publishing", () => {
  it("finds nothing to change in a campaign that is written, and says how much room its letter has", () => {
    expect(said(BUSES, "refused")).toEqual([]);
    expect(said(BUSES, "doubtful")).toEqual([expect.stringMatching(/^Irish pages show/)]);
    expect(said(BUSES, "fine")).toContainEqual(expect.stringMatching(/^letter: \d+ more/));
  });

  it("names example facts, but not the word in a letter, and days that are over", () => {
    expect(said(valuesOf(DEFAULT_CAMPAIGN), "doubtful")).toContainEqual(
      expect.stringMatching(/^still examples: .*Contact address.*Organisation/),
    );
    const values = {
      ...BUSES,
      "texts.en.letter.body": "Dear TD,\n\nTake Clare, for example.\n",
      "facts.urgentUntil": "2026-11-21",
      "facts.surveyUntil": "2026-11-22",
    };
    const doubts = said(values, "doubtful").join("\n");
    expect(doubts).not.toContain("still examples");
    expect(doubts).toContain("'Time-sensitive' until (optional) is a day that is over.");
    expect(doubts).not.toContain("Government survey");
  });

  it("counts what hinders publishing, and compares the languages", () => {
    const long = { ...BUSES, state: "won", "texts.en.letter.body": `${"A".repeat(1_900)}\n` };
    expect(said(long, "refused")).toEqual([
      "3 fields have to be changed.",
      expect.stringMatching(/^letter: \d+ characters too long/),
    ]);
    const irish = withIrish(BUSES, BUSES);
    const without = Object.entries(irish).filter(([path]) => !path.startsWith("texts.ga.findings"));
    expect(said(Object.fromEntries(without), "doubtful")).toContain(
      "The number of figures differs: 1 in English, 0 in Irish.",
    );
  });
});
