import { describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../../../api/contract/campaign/default-campaign.ts";
import {
  changeCount,
  type Draft,
  newDraft,
  publicationOf,
  readDraft,
  rebased,
  shownProblems,
} from "../../../../../site/pages/admin/campaign/draft.ts";
import {
  entriesIn,
  entryValues,
  newStatement,
  statementIn,
  withoutEntry,
} from "../../../../../site/pages/admin/campaign/form-values.ts";
import {
  campaignWith,
  NIGHT_BUSES,
  publishedVersion,
  RECORD,
} from "../../../../../stories/support/invented-campaign.ts";

const SUBJECT = "texts.en.letter.subject";
const LEAD = "texts.en.lead";

const changed = (values: Record<string, string>): Draft => {
  const draft = newDraft(1, DEFAULT_CAMPAIGN, "Máire");
  return { ...draft, values: { ...draft.values, ...values }, note: "The vote is on Tuesday" };
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
      const publication = publicationOf({ ...newDraft(1, campaign, "Máire"), note: "Again" });
      expect(publication).toEqual({
        ok: true,
        value: { campaign, author: "Máire", note: "Again" },
      });
    },
  );

  it("publishes numbers as numbers, optional days, and leaves out what is optional and empty", () => {
    const draft = changed({
      "facts.actionsBaseline": "3000",
      "facts.urgentUntil": "2026-12-01",
      "facts.surveyUntil": "",
    });
    const facts = { ...DEFAULT_CAMPAIGN.facts, actionsBaseline: 3000, urgentUntil: "2026-12-01" };
    expect(publicationOf(draft)).toMatchObject({ ok: true, value: { campaign: { facts } } });
    expect(publicationOf(draft)).not.toHaveProperty("value.campaign.facts.surveyUntil");
  });

  it("names a refused field as soon as it was changed, and all of them after an attempt", () => {
    const values = { [LEAD]: "<b>Now</b>", "facts.actionsBaseline": "many" };
    const draft = { ...changed(values), note: "" };
    const problems = [
      { field: "facts.actionsBaseline", code: "type" },
      { field: LEAD, code: "html" },
    ];
    expect(shownProblems(draft, false)).toEqual(problems);
    expect(shownProblems(draft, true)).toEqual([...problems, { field: "note", code: "empty" }]);
    expect(shownProblems(changed({ [LEAD]: "Now" }), true)).toEqual([]);
  });
});

it("a version that was published meanwhile gives the draft what only it changed, and leaves to staff what both changed", () => {
  const newer = withTexts({ lead: "Their lead", shareText: "Their post" });
  const draft = changed({ [SUBJECT]: "My subject", [LEAD]: "My lead" });
  const { draft: next, clashes } = onTop(draft, newer);
  expect(clashes).toEqual([{ path: LEAD, mine: "My lead", theirs: "Their lead" }]);
  expect(next.latest).toBe(3);
  const publication = publicationOf(next);
  expect(publication.ok && publication.value.campaign.texts.en).toEqual({
    ...DEFAULT_CAMPAIGN.texts.en,
    lead: "My lead",
    shareText: "Their post",
    letter: { ...DEFAULT_CAMPAIGN.texts.en.letter, subject: "My subject" },
  });
  // A text that the draft and the newer version share is no change.
  expect(changeCount(onTop(changed({ [LEAD]: "Their lead" }), newer).draft)).toBe(0);
});

describe("where TDs stand, of two members of staff", () => {
  const [first, second] = [newStatement(1_700_000_000_000), newStatement(1_700_000_000_001)];
  const statement = (sentence: string) => ({ ...RECORD.statements["0"], sentence });
  const base = { ...DEFAULT_CAMPAIGN, record: RECORD };
  const draft = newDraft(1, base, "Máire");
  const meanwhile = (statements: typeof RECORD.statements) =>
    publishedVersion(2, { campaign: { ...base, record: { ...RECORD, statements } } });
  const sentencesOf = (values: Draft["values"]) =>
    entriesIn(values, "statements").map((entry) => statementIn(values, entry).sentence);

  it("keeps the statement that each added, and what one of them removed stays removed", () => {
    const mine = { ...draft.values, ...entryValues(first, statement("Mine")) };
    const theirs = { ...RECORD.statements, [second.split(".")[2] ?? ""]: statement("Theirs") };
    const joined = onTop({ ...draft, values: mine }, meanwhile(theirs)).draft;
    const old = RECORD.statements["0"].sentence;
    expect(sentencesOf(joined.values)).toEqual(["Theirs", "Mine", old]);
    expect(publicationOf({ ...joined, note: "Both" }).ok).toBe(true);
    const removed = { ...draft, values: withoutEntry(mine, "record.statements.0") };
    expect(sentencesOf(onTop(removed, meanwhile(theirs)).draft.values)).toEqual(["Theirs", "Mine"]);
  });

  it("counts an added statement as one change, and asks for each of its fields", () => {
    const values = { ...draft.values, ...entryValues(first, { date: "2026" }) };
    expect(changeCount({ ...draft, values })).toBe(1);
    expect(shownProblems({ ...draft, values, note: "Half" }, true)).toEqual([
      { field: `${first}.member`, code: "empty" },
      { field: `${first}.stance`, code: "missing" },
      { field: `${first}.sentence`, code: "empty" },
      { field: `${first}.date`, code: "date" },
      { field: `${first}.url`, code: "empty" },
    ]);
  });

  it("is left out when nothing of it is written", () => {
    const entries = ["record.votes.0", "record.statements.0"];
    const values = { ...entries.reduce(withoutEntry, draft.values), "record.topics": "" };
    const publication = publicationOf({ ...draft, values, note: "Nothing" });
    expect(publication).toMatchObject({ ok: true });
    expect(publication).not.toHaveProperty("value.campaign.record");
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

  it("without changes is the published version, with the author's name", () => {
    const overview = { latest: 2, published: publishedVersion(2) };
    const { values, author } = rebased(changed({}), overview).draft;
    expect({ values, author }).toEqual({
      values: newDraft(2, NIGHT_BUSES, "").values,
      author: "Máire",
    });
    expect(rebased(null, overview).draft).toEqual(newDraft(2, NIGHT_BUSES, ""));
  });

  it.each(["", "{", "null", "[]", '{"latest":"1"}'])("is none when %s is kept", (json) => {
    expect(read(json)).toBeNull();
  });
});
