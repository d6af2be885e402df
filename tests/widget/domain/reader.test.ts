import { describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import {
  CONSTITUENCIES,
  type Constituency,
  currentConstituencies,
} from "../../../api/contract/constituencies.ts";
import { LANGUAGES, type Language } from "../../../api/contract/language.ts";
import type { TdRecord } from "../../../api/contract/record.ts";
import type { FoundTd } from "../../../api/contract/responses.ts";
import type { Role } from "../../../api/contract/roles.ts";
import { parseTd } from "../../../api/contract/td.ts";
import { composeRecord } from "../../../api/tds/lookup/compose-record.ts";
import seed from "../../../api/tds/population/seed/questions.json";
import { bundledTds } from "../../../api/tds/population/td-store.ts";
import {
  createDraft,
  LETTER,
  type LetterText,
  paragraphsOf,
} from "../../../widget/domain/letter.ts";
import { NO_OWN_WORDS } from "../../../widget/domain/own-words.ts";
import { composeLinks } from "../../../widget/domain/providers.ts";
import {
  callLines,
  figureOf,
  letterTo,
  readerOf,
  roleLines,
} from "../../../widget/domain/reader.ts";
import { wordingFor } from "../../../widget/domain/wording/wording.ts";

const { facts } = DEFAULT_CAMPAIGN;
const VOTES = [
  { date: "2026-07-08", subject: "Motion", url: "https://oireachtas.ie/v", for: "ta" },
] as const;
const settingIn = (language: Language, votes: unknown = VOTES) => ({
  texts: DEFAULT_CAMPAIGN.texts[language],
  facts,
  votes,
  language,
  wording: wordingFor(language),
});
const EN = settingIn("en");

const statement = (stance: "for" | "against" | "undecided", date: string) => ({
  stance,
  sentence: "S",
  date,
  url: "https://news.example/s",
});
const ASKED: TdRecord["questions"] = [["2025-10-02", 12]];
const office = (name: string): Role => ({ kind: "office", name });
const ARTS: Role = { kind: "member", name: `${facts.committee} ` };

function td(record: Partial<TdRecord> = {}, roles?: Role[], name = "Ann Able"): FoundTd {
  const email = `${name.toLowerCase().replace(" ", ".")}@oireachtas.ie`;
  const whole = { questions: [], votes: [], statements: [], ...record };
  return { name, email, constituency: "Mayo", record: whole, ...(roles && { roles }) };
}

it.each([
  [
    "minister",
    td({ questions: ASKED }, [office("Minister for  culture, Communications and sport")]),
  ],
  ["government", td({}, [office("Minister of State at the Department of Transport"), ARTS])],
  ["chair", td({}, [office("Leas-Cheann Comhairle"), ARTS])],
  ["committee", td({ statements: [statement("against", "2026-01-02")] }, [ARTS])],
  ["committee", td({}, [{ kind: "chair", name: facts.committee.replace("Joint", "Select") }])],
  ["against", td({ questions: ASKED, statements: [statement("against", "2024-01-02")] })],
  ["against", td({ votes: ["nil"], statements: [statement("for", "2026-07-07")] })],
  ["for", td({ votes: ["nil"], statements: [statement("for", "2026-07-08")] })],
  ["asked", td({ questions: ASKED, statements: [statement("undecided", "2026-01-02")] })],
  ["asked", td({ questions: ASKED }, [{ ...ARTS, name: "Joint Committee on Health" }])],
  ["other", td({}, [office("Chief Steward")])],
  ["other", td({ votes: ["staon"], statements: [statement("undecided", "2026-01-02")] })],
  ["other", td()],
])("the kind of reader is %s, the first that holds", (kind, reader) => {
  expect(readerOf(reader, EN).kind).toBe(kind);
});

const lastParagraph = (letter: LetterText, tds: readonly FoundTd[]) =>
  paragraphsOf(letter, NO_OWN_WORDS, tds).at(-2)?.text;

describe("the letter", () => {
  it("to one TD ends with the request of the kind, in place of the general one", () => {
    const reader = td({ questions: ASKED });
    expect(lastParagraph(letterTo([reader], LETTER, EN), [reader])).toBe(
      "Thank you for asking about it in the Dáil on 2 October 2025. Will you ask again, for a scheme that lasts beyond one round and reaches more artists in Mayo?",
    );
  });

  it("to several keeps the general request, and thanks by name those who asked or are for it", () => {
    const asked = td({ questions: ASKED }, [], "Sinéad Gibney");
    const murphy = td({ questions: ASKED }, [], "Paul Murphy");
    const against = td({ statements: [statement("against", "2026-01-02")] }, [], "Bob Bell");
    const silent = td({}, [], "Cáit Cox");
    const friend = td({ votes: ["ta"] }, [], "Dara Daly");
    const thanksTo = (tds: FoundTd[], setting = EN) => letterTo(tds, LETTER, setting).thanks;
    const several = [asked, silent, against, murphy];
    expect(thanksTo(several)).toBe(
      "I thank Deputies Gibney and Murphy for asking about it in the Dáil.",
    );
    expect(thanksTo([silent, murphy])).toBe(
      "I thank Deputy Murphy for asking about it in the Dáil.",
    );
    expect(thanksTo([murphy, friend])).toBe(
      "I thank Deputies Murphy and Daly for asking about it or supporting it in public.",
    );
    expect(thanksTo(several, settingIn("ga"))).toBe(
      "Gabhaim buíochas leis na Teachtaí Gibney agus Murphy as ceist a chur faoi sa Dáil.",
    );
    expect(thanksTo([silent, against])).toBeUndefined();
    const general = LETTER.body.split("\n\n").at(-2);
    const letter = letterTo(several, LETTER, EN);
    expect(lastParagraph(letter, several)).toBe(`${letter.thanks} ${general}`);
  });

  it("names those of one surname in full", () => {
    const [michael, danny] = ["Michael Healy-Rae", "Danny Healy-Rae"].map((name) =>
      td({ questions: ASKED }, [], name),
    );
    expect(letterTo([michael ?? td(), danny ?? td()], LETTER, EN).thanks).toContain(
      "Deputies Michael Healy-Rae and Danny Healy-Rae",
    );
  });

  it("has the figure of the one place of its readers after the findings, where there is one", () => {
    const texts = (reader: FoundTd, language: Language) =>
      paragraphsOf(letterTo([reader], LETTER, settingIn(language)), NO_OWN_WORDS, [reader]);
    const place = texts(td(), "en").findIndex(({ text }) => text.startsWith("- made"));
    expect(texts(td(), "en")[place + 1]?.text).toBe(
      "In County Mayo, 47 artists were selected for the pilot.",
    );
    expect(letterTo([td()], LETTER, settingIn("ga")).figure).toBe(
      "I gContae Mhaigh Eo, roghnaíodh 47 ealaíontóir don scéim phíolótach.",
    );
    const clare: FoundTd = { ...td({}, [], "Bob Bell"), constituency: "Clare" };
    expect(letterTo([td(), clare], LETTER, EN).figure).toBeUndefined();
    const without = CONSTITUENCIES.filter((name) => figureOf(name, EN) === null);
    expect(without).toHaveLength(6);
    expect(without).toContain("Tipperary North");
  });

  it("is the campaign's as it stands where a server has no texts for readers", () => {
    const bare = { ...EN, texts: {}, facts: null };
    expect(letterTo([td({ questions: ASKED })], LETTER, bare)).toEqual(LETTER);
    expect(letterTo([], LETTER, EN)).toEqual(LETTER);
  });

  it("takes an office's name as plain text", () => {
    const name = `<b>Minister</b> $& {date} ${"of everything ".repeat(20)}`.trim();
    const hostile = { ...EN, facts: { ...facts, decidingOffice: name } };
    const reader = td({}, [office(name)]);
    expect(letterTo([reader], LETTER, hostile).request).toBe(
      DEFAULT_CAMPAIGN.texts.en.requests.minister.replace("{office}", () => name),
    );
  });
});

it("a call ends with the request of the letter to the TD, after the figure", () => {
  const letter = { ...LETTER, figure: "F.", request: "R?" };
  const call = "Hello.\nI call about it?\nDo you?\nThanks.\nIf a machine answers: bye.";
  const lines = callLines(call, letter, (request) => `“${request}”`);
  expect(lines).toEqual([
    "Hello.",
    "I call about it?",
    "F.",
    "“R?”",
    "Thanks.",
    "If a machine answers: bye.",
  ]);
  expect(callLines(call, LETTER, String)).toEqual(call.split("\n"));
  expect(callLines("Hello.", letter, String)).toEqual(["Hello."]);
});

it("offices, chairs and the seat on the campaign's committee are shown, in Irish where published", () => {
  const health: Role = { kind: "chair", name: "Joint Committee on Health", nameGa: "Sláinte" };
  const reader = td({}, [
    office("Taoiseach"),
    health,
    ARTS,
    { kind: "member", name: "Joint Committee on Food" },
  ]);
  const linesIn = (language: Language) =>
    roleLines(reader, facts, wordingFor(language), language).map(
      ({ text, lang }) => `${lang}: ${text}`,
    );
  expect(linesIn("en")).toEqual([
    "en: Taoiseach",
    "en: Chair, Joint Committee on Health",
    `en: Member, ${ARTS.name}`,
  ]);
  expect(linesIn("ga")).toContain("ga: Cathaoirleach, Sláinte");
});

const tds = bundledTds().flatMap((row) => parseTd(row) ?? []);
const readAt = new Date("2026-07-15");
const questions = seed.questions.map((question) => ({
  ...question,
  type: "oral" as const,
  heading: null,
}));
const records = composeRecord({ questions, readAt }, DEFAULT_CAMPAIGN);
const readers = tds.map((each) => {
  const record = records.recordOf(each);
  return { ...each, ...(record && { record }) };
});
const SIGNED = {
  ...NO_OWN_WORDS,
  name: "Muireann Ní Dhomhnaill-Ó Sé",
  town: "Baile Átha an Rí, H65",
};
const inChoice = (choice: Constituency) =>
  readers.filter(({ constituency }) =>
    currentConstituencies(choice).some((now) => now === constituency),
  );
const groups = [...CONSTITUENCIES.map(inChoice), ...readers.map((each) => [each])];

it.each(LANGUAGES)(
  "in %s the bundled letters, signed, fit every link: to all of each choice and to each TD",
  (language) => {
    const letter = DEFAULT_CAMPAIGN.texts[language]?.letter ?? LETTER;
    for (const group of groups) {
      const own = letterTo(group, letter, settingIn(language, records.votes));
      const draft = createDraft(group, "gmail", own, SIGNED);
      for (const { kind, mustPaste } of composeLinks(draft, "android")) {
        expect(mustPaste, `${group[0]?.name} ${kind}`).toBe(false);
      }
      expect(draft.body).toContain(own.request ?? own.thanks ?? "");
    }
  },
);

const several = [td({ questions: ASKED }), td({}, [], "Bob Bell")];
const letter = letterTo(several, LETTER, EN);
const bodyWith = (length: number) =>
  createDraft(several, "gmail", letter, { ...NO_OWN_WORDS, why: "w".repeat(length) }).body;
const has = (body: string) =>
  [letter.figure, letter.thanks].map((part) => body.includes(`${part}`));

it("where own words leave too little room the figure gives way, then the thanks; a letter that is pasted has both", () => {
  const kinds = Array.from({ length: 80 }, (_, length) => has(bodyWith(10 * length)).join());
  expect([...new Set(kinds)]).toEqual(["true,true", "false,true", "false,false"]);
  expect(has(bodyWith(1400))).toEqual([true, true]);
});
