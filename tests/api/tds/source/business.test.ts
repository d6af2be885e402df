import { describe, expect, it } from "vitest";
import { fail, ok } from "../../../../api/contract/result.ts";
import {
  parseQuestions,
  parseVote,
  type QuestionsPage,
  readPages,
} from "../../../../api/tds/source/business.ts";
import {
  type PublishedQuestion,
  type PublishedVote,
  questionJson,
  questionsJson,
  votesJson,
} from "../../../oireachtas/published.ts";

const TOPICS = ["basic income for the arts"];
const question = (over: Partial<PublishedQuestion> = {}): PublishedQuestion => ({
  date: "2025-10-02",
  number: 7,
  text: "Deputy Ann Able asked when the Basic Income for the Arts will open.",
  memberCode: "Ann-Able.D.1",
  ...over,
});
const parse = (...questions: PublishedQuestion[]) => {
  const json = questionsJson(questions, new URLSearchParams({ limit: "1000" }));
  return parseQuestions(JSON.stringify(json), TOPICS);
};
/** Parses a question with other fields than it is published with. */
const parseWith = (over: object) => {
  const { question: usual } = questionJson(question());
  const results = [{ question: { ...usual, ...over } }];
  const head = { counts: { resultCount: 1 } };
  return parseQuestions(JSON.stringify({ head, results }), TOPICS);
};
const KEPT = {
  date: "2025-10-02",
  number: 7,
  memberCode: "Ann-Able.D.1",
  type: "written",
  heading: "Departmental Schemes",
};
const page = (kept: object[], leftOut = 0) => ok({ questions: kept, rows: 1, leftOut, total: 1 });

describe("a page of questions", () => {
  it("gives those that name a topic in their text or title, and counts all", () => {
    const others = [
      question({ number: 8, text: "asked about roads" }),
      question({ number: 9, text: "asked about roads", section: "Basic Income for the Arts" }),
    ];
    const questions = [KEPT, { ...KEPT, number: 9, heading: "Basic Income for the Arts" }];
    const counts = { rows: 3, leftOut: 0, total: 3 };
    expect(parse(question(), ...others)).toEqual(ok({ questions, ...counts }));
  });

  it("finds whole words of other case, fadas and punctuation", () => {
    const odd = question({ text: "the BÁSIC  income—for the <i>Arts</i>?" });
    const other = question({ text: "the Basic Income for the Artsworld", number: 8 });
    expect(parse(odd, other)).toMatchObject({ value: { questions: [KEPT] } });
  });

  it("counts a question about a topic that cannot be told from others", () => {
    for (const over of [{ by: null }, { questionNumber: null }])
      expect(parseWith(over)).toEqual(page([], 1));
  });

  it.each([
    [{ house: undefined }, KEPT],
    [{ questionNumber: "7" }, KEPT],
    [{ by: { memberCode: "Áine.D.1".normalize("NFD") } }, { ...KEPT, memberCode: "Áine.D.1" }],
    [
      {
        debateSection: null,
        showAs: "  7. On the Basic Income\nfor the <b>Arts</b>\u202e [46519/25] ",
      },
      { ...KEPT, heading: "On the Basic Income for the Arts" },
    ],
  ])("reads what the source writes in several ways: %j", (over, kept) => {
    expect(parseWith(over)).toEqual(page([kept]));
  });
});

/** Reads pages of two questions from a source that answers with these numbers of questions. */
async function readSizes(...sizes: readonly (readonly [rows: number, total: number])[]) {
  const skips: number[] = [];
  const result = await readPages(2, async (skip) => {
    const [rows, total] = sizes[skips.push(skip) - 1] ?? [0, 0];
    return ok<QuestionsPage>({ questions: [], rows, total, leftOut: 1 });
  });
  return { result, skips };
}

it("the pages of a span end with the counted question, or where the source stops counting, with the last one", async () => {
  const all = (rows: number, leftOut: number) => ok({ questions: [], rows, leftOut });
  expect(await readSizes([2, 3], [1, 3])).toEqual({ result: all(3, 2), skips: [0, 2] });
  expect(await readSizes([2, 4], [2, 4])).toEqual({ result: all(4, 2), skips: [0, 2] });
  expect(await readSizes([0, 0])).toEqual({ result: all(0, 1), skips: [0] });
  const many = Array.from({ length: 20 }, () => [1_000, 10_000] as const);
  const { result, skips } = await readSizes(...many, [1, 10_000]);
  expect({ result, last: skips.at(-1) }).toEqual({ result: all(20_001, 21), last: 20_000 });
});

it("the pages of a span are a failure when they hold fewer questions, do not end, or one is a failure", async () => {
  const failure = (detail: string) => fail({ code: "unreadable", path: "/v1/questions", detail });
  const fewer = { result: failure("only 2 of 5 questions"), skips: [0, 2] };
  expect(await readSizes([2, 5], [0, 5])).toEqual(fewer);
  const endless = await readSizes(...Array(40).fill([2, 1_000]));
  expect(endless).toMatchObject({ result: failure("over 60 questions"), skips: { length: 30 } });
  const failed = fail({ code: "timed-out" as const, path: "/v1/questions", detail: "" });
  expect(await readPages(2, async () => failed)).toEqual(failed);
});

const VOTE: PublishedVote = {
  date: "2025-10-15",
  number: 147,
  subject: "Arts:  Motion\n[Private Members]",
  ta: ["Ann-Able.D.1", "Áine.D.1".normalize("NFD")],
  nil: ["Bob-Best.D.1"],
};
const jsonOf = (...votes: PublishedVote[]) => votesJson(votes, new URLSearchParams());
const voteIn = (json: unknown) => parseVote(JSON.stringify(json), "2025-10-15", 147);

describe("the votes of a day", () => {
  it("give the one of this number, with the codes by side", () => {
    expect(voteIn(jsonOf({ ...VOTE, number: 146, nil: [] }, VOTE))).toEqual(
      ok({
        date: "2025-10-15",
        number: 147,
        subject: "Arts: Motion [Private Members]",
        ta: ["Ann-Able.D.1", "Áine.D.1"],
        nil: ["Bob-Best.D.1"],
        staon: [],
      }),
    );
  });

  it("give none of another number or of a committee", () => {
    const others = [
      { ...VOTE, number: 14 },
      { ...VOTE, committee: true },
    ];
    expect(voteIn(jsonOf(...others))).toEqual(ok(null));
  });

  it("are unreadable when a member has no code, as that member would have no vote", () => {
    const detail = expect.stringMatching(/members\.0\.member\.memberCode/);
    expect(voteIn(jsonOf({ ...VOTE, ta: [""] }))).toEqual(fail({ code: "unreadable", detail }));
  });
});
