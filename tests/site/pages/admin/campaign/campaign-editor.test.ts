import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FIELDS } from "../../../../../api/contract/campaign/campaign.ts";
import { valuesOf } from "../../../../../api/contract/campaign/campaign-api.ts";
import { DEFAULT_CAMPAIGN } from "../../../../../api/contract/campaign/default-campaign.ts";
import type { Problem } from "../../../../../api/contract/campaign/problems.ts";
import {
  type CampaignForm,
  drawerOf,
  Form,
} from "../../../../../site/pages/admin/campaign/form.ts";
import { formValues, withIrish } from "../../../../../site/pages/admin/campaign/form-values.ts";
import { Changes, changedLines } from "../../../../../site/pages/admin/campaign/PublishDialog.tsx";
import { RecordDrawer } from "../../../../../site/pages/admin/campaign/RecordDrawer.tsx";
import {
  CampaignDrawer,
  LetterDrawer,
} from "../../../../../site/pages/admin/campaign/TextDrawers.tsx";
import {
  changedLinks,
  labelOf,
  odditiesOf,
} from "../../../../../site/pages/admin/campaign/wording.ts";
import {
  campaignWith,
  NIGHT_BUSES,
  RECORD,
} from "../../../../../stories/support/invented-campaign.ts";

const VALUES = valuesOf({ ...campaignWith({ ga: {} }), record: RECORD });
/** A refused vote or statement is open. */
const PROBLEMS: Problem[] = [
  { field: "record.votes.0.url", code: "link" },
  { field: "record.statements.0.url", code: "link" },
];
const render = (part: ReactNode, form: Partial<CampaignForm> = {}) => {
  const empty = { values: VALUES, base: VALUES, problems: [], focusPath: "", tds: [], names: {} };
  const value = { ...empty, change: () => {}, ...form };
  return renderToStaticMarkup(createElement(Form, { value }, part));
};
const DRAWERS = {
  letter: render(createElement(LetterDrawer)),
  campaign: ["paused", "won"]
    .map((state) => render(createElement(CampaignDrawer), { values: { ...VALUES, state } }))
    .join(""),
  record: render(createElement(RecordDrawer), { problems: PROBLEMS }),
};
const IN_FORM = FIELDS.filter(({ path }) => /^(?:facts|texts|record)\./.test(path));

it.each(IN_FORM)("the field $path has a control in its drawer, and a label", ({ path, label }) => {
  const drawer = Object.entries(DRAWERS).find(([name]) => name === drawerOf(path));
  expect(drawer?.[1]).toContain(`id="campaign-${path}"`);
  expect(labelOf(path)).toContain(label.replace("{number}", "1"));
});

const rowsOf = (from: Record<string, string>, to: Record<string, string>) => {
  const names = { [RECORD.statements["0"].member]: "Ann, Clare" };
  const html = render(createElement(Changes, { label: "", from, to }), { names });
  return html.replaceAll(/<[^>]+>/g, "\n").replaceAll(/\n+/g, "\n");
};

it("the changes of a vote or a statement are one row with its TD and date", () => {
  const bare = valuesOf(campaignWith({}));
  const text = rowsOf(bare, { ...bare, ...valuesOf({ ...campaignWith({}), record: RECORD }) });
  expect(text).toContain("Vote of 8 July 2026\n(nothing)\n → \ndate: 2026-07-08\n");
  expect(text).toContain("Members who voted Tá: 2\nMembers who voted Níl: Bob-Sample");
  expect(text).toContain("Ann, Clare, 9 July 2026\n(nothing)\n → \nTD: Ann, Clare\nposition: For");
});

it("the changes of a table are one row with the lines that changed", () => {
  const table = (...lines: string[]) => ({ "facts.places": lines.join("\n") });
  const from = table(
    "Clare; In Clare; I gClár; 5",
    "Kerry; In Kerry; I gCiarraí; 6",
    "Mayo; M; M; 7",
  );
  const to = table("Clare; In Clare; I gClár; 9", "Kerry; In Kerry; I gCiarraí; 6");
  expect(rowsOf(from, to)).toMatch(
    /^\nFigures by constituency.*\nClare; .*; 5\nMayo; M; M; 7\n → \nClare; .*; 9\n$/,
  );
});

it("a long text is shown by the lines that changed", () => {
  const [from, to] = ["Dear TD,\n\nOne.\n\nYours,\n", "Dear TD,\n\nTwo.\n\nYours,\n"];
  expect(changedLines({ from, to })).toEqual({ from: "One.", to: "Two." });
  expect(changedLines({ from: "A\nB", to: "A\nB\nB" })).toEqual({ from: "", to: "B" });
});

const NOW = new Date("2026-11-22T12:00:00Z");
const BUSES = formValues(NIGHT_BUSES);
const BOTH = withIrish(BUSES, VALUES);
const oddIn = (changes: Record<string, string>, base = BOTH) =>
  odditiesOf(base, { ...base, ...changes }, NOW);

describe("what is odd before publishing", () => {
  it("is nothing in a campaign whose texts changed in both languages", () => {
    expect(oddIn({ "texts.en.lead": "Now.", "texts.ga.lead": "Anois." })).toEqual([]);
  });

  it.each([
    [{ "texts.en.letter.subject": "A bus" }, "Subject changed in English, and not in Irish."],
    [
      { "texts.ga.lead": "Anois." },
      "Sentences below the headline changed in Irish, and not in English.",
    ],
    [
      { "facts.urgentUntil": "2026-11-21" },
      "'Time-sensitive' until (optional) is a day that is over.",
    ],
  ])("names of %o: %s", (changes, text) => {
    expect(oddIn(changes)).toEqual([text]);
  });

  it("names passed sentences, examples that are left, and Irish texts that are missing", () => {
    expect(oddIn({ "texts.en.lead": "For example before Budget 2025." }, BUSES)).toEqual([
      "This sentence names a month or a Budget that has passed: “For example before Budget 2025.”",
      expect.stringMatching(/^Irish pages show/),
    ]);
    const bundled = valuesOf(DEFAULT_CAMPAIGN);
    expect(odditiesOf(bundled, bundled, NOW).join()).toMatch(/Still examples: .*Contact address/);
  });

  it("names the links that changed, so that they can be tried", () => {
    const url = "https://nightbus.ie/new";
    expect(changedLinks(BUSES, { ...BUSES, "facts.postUrl": url })).toEqual([
      { label: "Post on the action page, link", url },
    ]);
  });
});
