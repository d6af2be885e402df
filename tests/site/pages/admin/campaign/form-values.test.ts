import { describe, expect, it } from "vitest";
import { parseCampaign } from "../../../../../api/contract/campaign/campaign.ts";
import { differences } from "../../../../../api/contract/campaign/campaign-api.ts";
import { newDraft, shownProblems } from "../../../../../site/pages/admin/campaign/draft.ts";
import { fieldsIn } from "../../../../../site/pages/admin/campaign/form.ts";
import {
  documentOf,
  entryValues,
  formValues,
  memberCount,
  newStatement,
  voteValues,
  withIrish,
} from "../../../../../site/pages/admin/campaign/form-values.ts";
import { pastedText } from "../../../../../site/pages/admin/campaign/pasted-text.ts";
import { labelOf, problemText } from "../../../../../site/pages/admin/campaign/wording.ts";
import {
  campaignWith,
  NIGHT_BUSES,
  RECORD,
} from "../../../../../stories/support/invented-campaign.ts";

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

it.each([
  ["•\tOne\r\n•\tSec\u00adond\u200b\r\n", true, "• One\n• Second\n"],
  ["A\vline\u2028and\t\tanother", true, "A\nline\nand another"],
  ["One\tline\r\nonly\r\n", false, "One line only"],
  ["\ufeff\u202eNo sound\u0007: 👩\u200d🎨", true, "No sound: 👩\u200d🎨"],
])("a pasted text %j, in a field with lines: %s, is %j", (copied, lines, pasted) => {
  expect(pastedText(copied, lines)).toBe(pasted);
  const body = `Dear TD,\n${pasted}`;
  expect(parse({ ...VALUES, "texts.en.letter.body": body })).toMatchObject({
    texts: { en: { letter: { body } } },
  });
});

const SIGN = "holds a line break or a sign that cannot be seen";
it.each([
  ["letter.body", "Dear TD,\n\n •\tOne", `Letter ${SIGN}. Line 3: a tab after “•”`],
  ["letter.body", "Dear TD,\n\u202eOne", `Letter ${SIGN}. Line 2: a sign at its beginning`],
  ["letter.subject", "A\nB", `Subject ${SIGN}`],
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
