import { describe, expect, it } from "vitest";
import type { CampaignOverview } from "../../../../../api/contract/campaign/campaign-api.ts";
import { DEFAULT_CAMPAIGN } from "../../../../../api/contract/campaign/default-campaign.ts";
import {
  changeCount,
  type Draft,
  newDraft,
  openedDraft,
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
import { outcomeOf } from "../../../../../site/pages/admin/campaign/use-campaign-editor.ts";
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
const OVERVIEW: CampaignOverview = {
  success: true,
  latest: 2,
  published: publishedVersion(2),
  history: [],
  broken: [],
  pages: [],
};

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
    const publication = publicationOf(
      changed({
        "facts.actionsBaseline": "3000",
        "facts.urgentUntil": "2026-12-01",
        "facts.surveyUntil": "",
        "texts.en.findings.1.figure": "9",
      }),
    );
    const campaign = publication.ok ? publication.value.campaign : undefined;
    expect(campaign?.facts).toEqual({
      ...DEFAULT_CAMPAIGN.facts,
      actionsBaseline: 3000,
      urgentUntil: "2026-12-01",
    });
    expect(campaign?.texts.en.findings[1]?.figure).toBe("9");
  });

  it("names a refused field as soon as it was changed, and all of them after an attempt", () => {
    const draft = {
      ...changed({ [LEAD]: "<b>Now</b>", "facts.actionsBaseline": "many" }),
      note: "",
    };
    const problems = [
      { field: "facts.actionsBaseline", code: "type" },
      { field: LEAD, code: "html" },
    ];
    expect(shownProblems(draft, false)).toEqual(problems);
    expect(shownProblems(draft, true)).toEqual([...problems, { field: "note", code: "empty" }]);
    expect(shownProblems(changed({ [LEAD]: "Now" }), true)).toEqual([]);
  });
});

it("a draft that was published keeps what was written while it was sent", () => {
  const sent = { [SUBJECT]: "My subject" };
  const published = withTexts({
    letter: { ...DEFAULT_CAMPAIGN.texts.en.letter, subject: "My subject" },
  });
  expect(changeCount(rebased(changed(sent), 2, published).draft)).toBe(0);
  const now = rebased(changed({ ...sent, [LEAD]: "My lead" }), 2, published).draft;
  expect([now.values[LEAD], changeCount(now)]).toEqual(["My lead", 1]);
});

it("a publication that failed shows the refused fields, or the server's message", () => {
  const failure = (body: object) => outcomeOf({ code: "failed", message: "Not ready", body });
  const problems = [
    { field: "note", code: "empty", reason: "has no text" },
    { field: "state", code: "of-later", reason: "is of a later version" },
  ];
  expect(failure({ success: false, error: "Refused", problems })).toEqual({
    status: "refused",
    problems: [
      { field: "note", code: "empty" },
      { field: "state", code: "type" },
    ],
  });
  expect(failure({ error: "Not ready" })).toEqual({ status: "failed", message: "Not ready" });
});

describe("another version that was published meanwhile", () => {
  const newer = withTexts({ lead: "Their lead", shareText: "Their post" });
  const draft = changed({ [SUBJECT]: "My subject", [LEAD]: "My lead" });

  it("gives the draft what only it changed, and leaves to staff what both changed", () => {
    const { draft: next, clashes } = rebased(draft, 3, newer);
    expect(clashes).toEqual([{ path: LEAD, mine: "My lead", theirs: "Their lead" }]);
    expect(next.latest).toBe(3);
    const publication = publicationOf(next);
    expect(publication.ok && publication.value.campaign.texts.en).toEqual({
      ...DEFAULT_CAMPAIGN.texts.en,
      lead: "My lead",
      shareText: "Their post",
      letter: { ...DEFAULT_CAMPAIGN.texts.en.letter, subject: "My subject" },
    });
  });
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
    const joined = rebased({ ...draft, values: mine }, 3, meanwhile(theirs)).draft;
    const old = RECORD.statements["0"].sentence;
    expect(sentencesOf(joined.values)).toEqual(["Theirs", "Mine", old]);
    expect(publicationOf({ ...joined, note: "Both" }).ok).toBe(true);
    const removed = { ...draft, values: withoutEntry(mine, "record.statements.0") };
    expect(sentencesOf(rebased(removed, 3, meanwhile(theirs)).draft.values)).toEqual([
      "Theirs",
      "Mine",
    ]);
  });

  it("counts an added statement as one change, and asks for each of its fields", () => {
    const values = { ...draft.values, ...entryValues(first) };
    expect(
      changeCount({ ...draft, values: { ...values, ...entryValues(first, { date: "2026" }) } }),
    ).toBe(1);
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

const NO_STORE = { save: () => {}, remove: () => {} };

describe("the draft that the browser keeps", () => {
  it("comes back as it was, with the version that it began from", () => {
    const draft = changed({ [SUBJECT]: "Half" });
    const kept = readDraft({ ...NO_STORE, read: () => JSON.stringify(draft) });
    expect(kept).toEqual(draft);
    expect(openedDraft(OVERVIEW, kept)).toEqual(draft);
  });

  it("leaves only its author's name when it holds no changes", () => {
    const opened = openedDraft(OVERVIEW, changed({}));
    expect(opened).toEqual(newDraft(2, NIGHT_BUSES, "Máire"));
  });

  it.each(["", "{", "null", "[]", '{"latest":"1"}'])("is none when %s is kept", (json) => {
    expect(readDraft({ ...NO_STORE, read: () => json })).toBeNull();
  });
});
