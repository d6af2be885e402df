import { describe, expect, it } from "vitest";
import { parseCampaign } from "../../../../../api/contract/campaign/campaign.ts";
import { differences } from "../../../../../api/contract/campaign/campaign-api.ts";
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
import { fieldsIn } from "../../../../../site/pages/admin/campaign/form.ts";
import {
  documentOf,
  entriesIn,
  entryValues,
  formValues,
  memberCount,
  newStatement,
  statementIn,
  voteValues,
  withIrish,
  withoutEntry,
} from "../../../../../site/pages/admin/campaign/form-values.ts";
import { labelOf, problemText } from "../../../../../site/pages/admin/campaign/wording.ts";
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

const VALUES = formValues(NIGHT_BUSES);
const parse = (values: typeof VALUES) => {
  const campaign = parseCampaign(documentOf(values));
  return campaign.ok ? campaign.value : campaign.failure;
};

it("the figures of a campaign are those with a text, and a refused one keeps its place in the form", () => {
  const figure = (place: number, figure: string, text: string) => ({
    [`texts.en.findings.${place}.figure`]: figure,
    [`texts.en.findings.${place}.text`]: text,
  });
  const findings = [{ picture: "jobs" as const, figure: "9", text: "towns" }];
  const moved = { ...VALUES, ...figure(0, "", ""), ...figure(2, "9", "towns") };
  expect(parse(moved)).toEqual(campaignWith({ en: { findings } }));
  const draft = newDraft(1, NIGHT_BUSES, "Máire");
  const values = { ...draft.values, ...figure(0, "", ""), ...figure(2, "9", "") };
  expect(shownProblems({ ...draft, values, note: "Moved" }, true)).toEqual([
    { field: "texts.en.findings.2.text", code: "empty" },
  ]);
  expect(labelOf("texts.ga.findings.1.figure")).toBe("Figure 2 (Irish)");
});

it("more statements than a campaign holds are refused as a whole", () => {
  const statements = Array.from({ length: 401 }, (_, row) =>
    entryValues(newStatement(1, row), RECORD.statements["0"]),
  );
  const refusal = { field: "record.statements", code: "too-many" };
  expect(parse(Object.assign({}, VALUES, ...statements))).toEqual([refusal]);
});

const SIGN = "holds a line break or a sign that cannot be seen";
it.each([
  ["letter.body", "Dear TD,\n\n •\tOne", `Letter ${SIGN}. Line 3: a tab after “•”`],
  ["letter.body", "Dear TD,\n\u202eOne", `Letter ${SIGN}. Line 2: a sign at its beginning`],
  [
    "name",
    "A <b>",
    "Name of the campaign holds HTML: write plain text without < and >. Line 1: “<” after “A”",
  ],
  ["name", "B".repeat(92), "Name of the campaign is too long by 12 characters"],
])("a refused text says where, or by how much: %s, %j", (name, text, sentence) => {
  const values = { ...VALUES, [`texts.en.${name}`]: text };
  const draft = { ...newDraft(1, NIGHT_BUSES, "Máire"), values };
  const [problem] = shownProblems(draft, false);
  expect(problem && problemText(problem, { values, names: {} })).toBe(sentence);
});

describe("the Irish texts of a form", () => {
  it("are none while nothing is written, and then each is refused until it is", () => {
    expect(VALUES["texts.ga.findings.0.figure"]).toBe("41");
    expect(parse(VALUES)).toEqual(NIGHT_BUSES);
    const refusals = parse({ ...VALUES, "texts.ga.lead": "Busanna oíche" });
    expect(refusals).toContainEqual({ field: "texts.ga.letter.body", code: "empty" });
    expect(JSON.stringify(refusals)).not.toMatch(/texts\.en|texts\.ga\.lead/);
  });

  it("are gone as a whole, and come back as they were in the version that the draft began with", () => {
    const base = formValues(campaignWith({ ga: { lead: "Busanna oíche" } }));
    const without = withIrish(base, {});
    expect(parse(without)).toEqual(NIGHT_BUSES);
    const lead = { path: "texts.ga.lead", from: "Busanna oíche", to: "" };
    expect(differences(base, without)).toContainEqual(lead);
    expect(withIrish(without, base)).toEqual(base);
  });
});

it("the usual colours stand for empty fields, and both themes of a colour need a value", () => {
  const withEmpty = (paths: readonly string[]) =>
    parse({ ...VALUES, ...Object.fromEntries(paths.map((path) => [path, ""])) });
  const { colours: _, ...facts } = NIGHT_BUSES.facts;
  expect(withEmpty(fieldsIn("colours"))).toEqual({ ...NIGHT_BUSES, facts });
  const refusal = { field: "facts.colours.urgent.dark", code: "missing" };
  expect(withEmpty([refusal.field])).toEqual([refusal]);
  for (const path of fieldsIn("colours")) expect(labelOf(path)).toMatch(/, (light|dark) theme$/);
});

const VOTE = {
  key: "20260708147",
  date: "2026-07-08",
  subject: "Question put: That the motion be agreed to",
  url: "https://www.oireachtas.ie/en/debates/vote/dail/34/2026-07-08/147/",
  ta: ["Ann-Example.D.2024-11-29", "Seán-Ó-Sampla.D.2024-11-29"],
  nil: ["Bob-Sample.D.2020-02-08"],
  staon: [],
};

it("a vote of the server has no side that was for it until staff choose one, and no list without members", () => {
  const values = voteValues(VOTE);
  const { key, date, subject, url } = VOTE;
  const vote = { date, subject, url, ta: VOTE.ta.join("\n"), nil: VOTE.nil[0] };
  expect(documentOf(values)).toMatchObject({ record: { votes: { [key]: vote } } });
  expect(JSON.stringify(documentOf(values))).not.toMatch(/"for"|"staon"/);
  const counts = ["ta", "staon"].map((side) => memberCount(values[`record.votes.${key}.${side}`]));
  expect(counts).toEqual([2, 0]);
});
