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
} from "../../../oireachtas/records.mjs";

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
  ref: "7/25",
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
    expect(parse(question(), ...others)).toEqual(
      ok({
        questions: [
          KEPT,
          { ...KEPT, number: 9, ref: "9/25", heading: "Basic Income for the Arts" },
        ],
        rows: 3,
        leftOut: 0,
        total: 3,
      }),
    );
  });

  it.each([
    ["of other case, fadas and punctuation", "the BÁSIC  income—for the <i>Arts</i>?", 1],
    ["that are part of a longer word", "the Basic Income for the Artsworld", 0],
  ])("finds words %s: %s", (_what, text, count) => {
    const read = parse(question({ text }));
    expect(read.ok && read.value.questions).toHaveLength(count);
  });

  it("keeps each of those who asked a question together", () => {
    const read = parse(question(), question({ memberCode: "Bob-Best.D.1" }));
    expect(read.ok && read.value.questions.map(({ memberCode }) => memberCode)).toEqual([
      "Ann-Able.D.1",
      "Bob-Best.D.1",
    ]);
  });

  it("leaves out questions to another house", () => {
    expect(parse(question({ house: "seanad" }))).toEqual(page([]));
    const house = { houseCode: "dail", houseNo: 33 };
    expect(parseWith({ house })).toEqual(page([]));
  });

  it.each([
    [{ by: null }],
    [{ by: { showAs: "A Deputy" } }],
    [{ by: { memberCode: "Ann\u0000" } }],
    [{ questionNumber: null }],
    [{ date: "yesterday" }],
  ])("counts a question about a topic that cannot be told from others: %j", (over) => {
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
      { ...KEPT, heading: "On the Basic Income for the Arts", ref: "46519/25" },
    ],
    [
      { debateSection: { showAs: " " }, showAs: `Basic Income for the Arts ${"🎭".repeat(400)}` },
      { ...KEPT, ref: null, heading: `Basic Income for the Arts ${"🎭".repeat(274)}` },
    ],
  ])("reads what the source writes in several ways: %j", (over, kept) => {
    expect(parseWith(over)).toEqual(page([kept]));
  });

  it.each([
    ["<html></html>", "not JSON"],
    ['{"head":{"counts":{"resultCount":1}},"results":[{}]}', /^results\.0\.question: /],
    ['{"results":[]}', /^head: /],
  ])("is a failure in another shape: %s", (text, detail) => {
    const expected = typeof detail === "string" ? detail : expect.stringMatching(detail);
    expect(parseQuestions(text, TOPICS)).toEqual(fail({ code: "unreadable", detail: expected }));
  });
});

describe("the pages of a span", () => {
  type Sizes = [rows: number, total: number][];
  /** Reads pages of two questions, with these numbers of questions in the order of the requests. */
  const read = async (...sizes: Sizes) => {
    const skips: number[] = [];
    const result = await readPages(2, async (skip) => {
      const [rows, total] = sizes[skips.push(skip) - 1] ?? [0, 0];
      const page: QuestionsPage = { questions: [], rows, total, leftOut: 1 };
      return ok(page);
    });
    return { result, skips };
  };
  const unreadable = (detail: string) =>
    fail({ code: "unreadable", path: "/v1/questions", detail });
  const all = (rows: number, pages: number) => ok({ questions: [], rows, leftOut: pages });

  it.each<[string, Sizes, object, number[]]>([
    [
      "end with the counted question",
      [
        [2, 3],
        [1, 3],
      ],
      all(3, 2),
      [0, 2],
    ],
    ["may hold none", [[0, 0]], all(0, 1), [0]],
    [
      "go on where the source stops counting, to the last one",
      [[2, 10_000], ...Array<[number, number]>(20).fill([1_000, 10_000]), [1, 10_000]],
      all(20_003, 22),
      [0, 2, ...Array.from({ length: 20 }, (_each, index) => 1_002 + index * 1_000)],
    ],
    [
      "are a failure when the count changes meanwhile",
      [
        [2, 3],
        [1, 4],
      ],
      unreadable("the count changed from 3 to 4 questions"),
      [0, 2],
    ],
    [
      "are a failure with an empty page before the last",
      [
        [2, 5],
        [0, 5],
      ],
      unreadable("only 2 of 5 questions"),
      [0, 2],
    ],
    [
      "are left when they do not end",
      Array<[number, number]>(40).fill([2, 1_000]),
      unreadable("over 60 questions"),
      Array.from({ length: 30 }, (_each, index) => index * 2),
    ],
  ])("%s", async (_what, sizes, expected, skips) => {
    expect(await read(...sizes)).toEqual({ result: expected, skips });
  });

  it("fail with the failure of a page", async () => {
    const failed = fail({ code: "timed-out" as const, path: "/v1/questions", detail: "" });
    expect(await readPages(2, async () => failed)).toEqual(failed);
  });
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

  it.each([
    ["of another number", { ...VOTE, number: 14 }],
    ["in a committee", { ...VOTE, committee: true }],
  ])("give none %s", (_what, vote) => {
    expect(voteIn(jsonOf(vote))).toEqual(ok(null));
  });

  it("are unreadable when a member has no code, as that member would have no vote", () => {
    const detail = expect.stringMatching(/members\.0\.member\.memberCode/);
    expect(voteIn(jsonOf({ ...VOTE, ta: [""] }))).toEqual(fail({ code: "unreadable", detail }));
  });
});
