import { describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../../api/contract/campaign/default-campaign.ts";
import { checksOf } from "../../../../site/staff/campaign/CheckList.tsx";
import { valuesOf, withIrish } from "../../../../site/staff/campaign/form-values.ts";
import { NIGHT_BUSES } from "../../../campaign/invented-campaign.ts";

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
      "Irish has another number of figures: 0, and English 1.",
    );
  });
});
