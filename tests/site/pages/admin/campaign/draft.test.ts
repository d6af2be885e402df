import { describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../../../api/contract/campaign/default-campaign.ts";
import {
  campaignOf,
  changeCount,
  type Draft,
  newDraft,
  readDraft,
  rebased,
  shownProblems,
} from "../../../../../site/pages/admin/campaign/draft.ts";
import { fieldsIn } from "../../../../../site/pages/admin/campaign/form.ts";
import {
  documentOf,
  entriesIn,
  entryValues,
  memberCount,
  newStatement,
  statementIn,
  voteValues,
  withoutEntry,
} from "../../../../../site/pages/admin/campaign/form-values.ts";
import { labelOf } from "../../../../../site/pages/admin/campaign/wording.ts";
import {
  campaignWith,
  NIGHT_BUSES,
  publishedVersion,
  RECORD,
} from "../../../../../stories/support/invented-campaign.ts";

const SUBJECT = "texts.en.letter.subject";
const LEAD = "texts.en.lead";

const changed = (values: Record<string, string>, campaign = DEFAULT_CAMPAIGN): Draft => {
  const draft = newDraft(1, campaign);
  return { ...draft, values: { ...draft.values, ...values } };
};
/** Returns the campaign of the night buses with other values, or the refused fields. */
const busesWith = (values: Record<string, string>) => {
  const campaign = campaignOf(changed(values, NIGHT_BUSES).values);
  return campaign.ok ? campaign.value : campaign.failure;
};
const withTexts = (en: Parameters<typeof campaignWith>[0]["en"] = {}) =>
  publishedVersion(2, { campaign: campaignWith({ en }, DEFAULT_CAMPAIGN) });
/** Returns the draft on top of a newer version, and the clashes. */
const onTop = (draft: Draft, published: ReturnType<typeof withTexts>) =>
  rebased(draft, { latest: 3, published });

describe("a draft", () => {
  it.each([DEFAULT_CAMPAIGN, NIGHT_BUSES, campaignWith({ en: { findings: [] } })])(
    "publishes a campaign that nobody changed as it is",
    (campaign) => {
      expect(campaignOf(newDraft(1, campaign).values)).toEqual({ ok: true, value: campaign });
    },
  );

  it("publishes numbers as numbers, optional days, and leaves out what is optional and empty", () => {
    const { values } = changed({
      "facts.actionsBaseline": "3000",
      "facts.urgentUntil": "2026-12-01",
      "facts.surveyUntil": "",
    });
    const facts = { ...DEFAULT_CAMPAIGN.facts, actionsBaseline: 3000, urgentUntil: "2026-12-01" };
    expect(campaignOf(values)).toMatchObject({ ok: true, value: { facts } });
    expect(campaignOf(values)).not.toHaveProperty("value.facts.surveyUntil");
  });

  it("names a refused field as soon as it was changed, and all of them after an attempt", () => {
    const kept = changed({ "facts.actionsBaseline": "many" });
    const draft = { ...kept, base: kept.values, values: { ...kept.values, [LEAD]: "<b>Now</b>" } };
    const problem = { field: LEAD, code: "html" };
    expect(shownProblems(draft, false)).toEqual([problem]);
    expect(shownProblems(draft, true)).toEqual([
      { field: "facts.actionsBaseline", code: "type" },
      problem,
    ]);
  });

  it("has the figures with a text, and a refused one keeps its place in the form", () => {
    const figure = (place: number, figure: string, text: string) => ({
      [`texts.en.findings.${place}.figure`]: figure,
      [`texts.en.findings.${place}.text`]: text,
    });
    const findings = [{ picture: "jobs" as const, figure: "9", text: "towns" }];
    const moved = { ...figure(0, "", ""), ...figure(2, "9", "towns") };
    expect(busesWith(moved)).toEqual(campaignWith({ en: { findings } }));
    const refusal = { field: "texts.en.findings.2.text", code: "empty" };
    expect(busesWith({ ...moved, ...figure(2, "9", "") })).toEqual([refusal]);
  });

  it("has no Irish texts while none is written, and then asks for each", () => {
    const refusals = busesWith({ "texts.ga.lead": "Busanna oíche" });
    expect(refusals).toContainEqual({ field: "texts.ga.letter.body", code: "empty" });
    expect(JSON.stringify(refusals)).not.toMatch(/texts\.en|texts\.ga\.lead/);
  });

  it("has the usual colours for empty fields, and both themes of a colour need a value", () => {
    const withEmpty = (paths: readonly string[]) =>
      busesWith(Object.fromEntries(paths.map((path) => [path, ""])));
    const { colours: _, ...facts } = NIGHT_BUSES.facts;
    expect(withEmpty(fieldsIn("colours"))).toEqual({ ...NIGHT_BUSES, facts });
    const refusal = { field: "facts.colours.urgent.dark", code: "missing" };
    expect(withEmpty([refusal.field])).toEqual([refusal]);
    for (const path of fieldsIn("colours")) expect(labelOf(path)).toMatch(/, (light|dark) theme$/);
  });
});

it("a version that was published meanwhile gives the draft what only it changed, and leaves what both changed", () => {
  const newer = withTexts({ lead: "Their lead", shareText: "Their post" });
  const { draft, clashes } = onTop(changed({ [SUBJECT]: "Mine", [LEAD]: "My lead" }), newer);
  expect(clashes).toEqual([LEAD]);
  expect(draft.latest).toBe(3);
  const campaign = campaignOf(draft.values);
  expect(campaign.ok && campaign.value.texts.en).toEqual({
    ...DEFAULT_CAMPAIGN.texts.en,
    lead: "My lead",
    shareText: "Their post",
    letter: { ...DEFAULT_CAMPAIGN.texts.en.letter, subject: "Mine" },
  });
  // A text that the draft and the newer version share is no change.
  expect(changeCount(onTop(changed({ [LEAD]: "Their lead" }), newer).draft)).toBe(0);
});

describe("where TDs stand, of two members of staff", () => {
  const [first, second] = [newStatement(1_700_000_000_000), newStatement(1_700_000_000_001)];
  const statement = (sentence: string) => ({ ...RECORD.statements["0"], sentence });
  const base = { ...DEFAULT_CAMPAIGN, record: RECORD };
  const draft = newDraft(1, base);

  it("keeps the statement that each added, and what one of them removed stays removed", () => {
    const theirs = { ...RECORD.statements, [second.split(".")[2] ?? ""]: statement("Theirs") };
    const record = { ...RECORD, statements: theirs };
    const newer = publishedVersion(2, { campaign: { ...base, record } });
    const sentences = (values: Draft["values"]) => {
      const joined = onTop({ ...draft, values }, newer).draft.values;
      return entriesIn(joined, "statements").map((entry) => statementIn(joined, entry).sentence);
    };
    const mine = { ...draft.values, ...entryValues(first, statement("Mine")) };
    expect(sentences(mine)).toEqual(["Theirs", "Mine", RECORD.statements["0"].sentence]);
    expect(sentences(withoutEntry(mine, "record.statements.0"))).toEqual(["Theirs", "Mine"]);
  });

  it("counts an added statement as one change, and asks for each of its fields", () => {
    const values = { ...draft.values, ...entryValues(first, { date: "2026" }) };
    expect(changeCount({ ...draft, values })).toBe(1);
    const fields = shownProblems({ ...draft, values }, true).map(({ field }) => field);
    expect(fields).toEqual(Object.keys(entryValues(first)));
  });

  it("takes a vote of the server without a side that was for it, and without empty lists", () => {
    const vote = { date: "2026-07-08", subject: "Motion", url: "https://www.oireachtas.ie/v" };
    const sides = { ta: ["Ann.D.2024-11-29", "Bob.D.2024-11-29"], nil: ["Cáit.D.2020-02-08"] };
    const values = voteValues({ key: "147", ...vote, ...sides, staon: [] });
    const text = { ...vote, ta: sides.ta.join("\n"), nil: sides.nil[0] };
    expect(documentOf(values)).toMatchObject({ record: { votes: { "147": text } } });
    expect(JSON.stringify(documentOf(values))).not.toMatch(/"for"|"staon"/);
    expect(memberCount(values["record.votes.147.ta"])).toBe(2);
  });
});

describe("the draft that the browser keeps", () => {
  const read = (json: string) => readDraft({ save: () => {}, remove: () => {}, read: () => json });

  it("comes back unchanged, on top of the published version", () => {
    const draft = changed({ [SUBJECT]: "Half" });
    expect(read(JSON.stringify(draft))).toEqual(draft);
    const published = publishedVersion(1, { campaign: DEFAULT_CAMPAIGN });
    expect(rebased(draft, { latest: 1, published })).toEqual({ draft, clashes: [] });
  });

  it("is none when another text is kept", () => {
    expect(["", "{", "null", '{"latest":"1"}'].map(read)).toEqual([null, null, null, null]);
  });
});
