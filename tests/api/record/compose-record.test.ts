import { describe, expect, it } from "vitest";
import type { RecordFields } from "../../../api/contract/campaign/record-fields.ts";
import { RecordResponse } from "../../../api/contract/record-schema.ts";
import { composeRecord } from "../../../api/record/compose-record.ts";
import type { StoredQuestion } from "../../../api/tds/population/questions.ts";
import { tdOf } from "../../td.ts";

const ANN = tdOf("Ann Able", { code: "Ann-Able.D.2024", party: "Independent" });
const BOB = tdOf("Bob Ó Best", { code: "Bob-Ó-Best.D.2024" });

const question = (date: string, over: Partial<StoredQuestion> = {}): StoredQuestion => ({
  ...{ date, number: 7, member_code: "Ann-Able.D.2024", type: "oral", heading: null },
  ...over,
});
const QUESTIONS = [
  question("2025-03-06"),
  question("2025-10-02", { type: "written", heading: "Arts Funding" }),
  question("2025-04-01", { member_code: "Somebody-Who-Left.D.2020" }),
];
const statement = (date: string, over = {}) => ({
  ...{ member: "Ann-Able.D.2024", stance: "for" as const, sentence: "I am for it.", date },
  url: "https://example.ie/",
  ...over,
});
const vote = (date: string, over = {}) => ({
  ...{ date, subject: "The Arts", url: "https://www.oireachtas.ie/", for: "ta" as const },
  ...over,
});
const RECORD: RecordFields = {
  topics: "Arts\n\n",
  votes: {
    "202601010001": vote("2026-01-01", { ta: "Ann-Able.D.2024", nil: "Bob-Ó-Best.D.2024" }),
    "202602020002": vote("2026-02-02", { staon: "Ann-Able.D.2024\nGone.D.2020\n", for: "nil" }),
  },
  statements: {
    "1": statement("2025-12-01", { stance: "undecided" }),
    "2": statement("2026-06-01"),
    "3": statement("2026-06-01", { stance: "against" }),
  },
};

/** Composes the record of a campaign that is live, unless `state` says otherwise. */
function compose(record: RecordFields | undefined, state: "live" | "draft" = "live") {
  const readAt = new Date("2026-11-20T03:00:00Z");
  return composeRecord({ questions: QUESTIONS, readAt }, { state, ...(record && { record }) });
}

describe("a TD's record in a lookup", () => {
  it("lists what they asked and said, newest first and of one day what was added last, and how they voted", () => {
    const { recordOf, votes } = compose(RECORD);
    expect(votes).toMatchObject([
      { date: "2026-02-02", for: "nil" },
      { date: "2026-01-01", for: "ta" },
    ]);
    const url = "https://example.ie/";
    expect(recordOf(ANN)).toEqual({
      questions: [
        ["2025-10-02", 7],
        ["2025-03-06", 7],
      ],
      votes: ["staon", "ta"],
      statements: [
        { stance: "against", sentence: "I am for it.", date: "2026-06-01", url },
        expect.objectContaining({ stance: "for" }),
        expect.objectContaining({ stance: "undecided" }),
      ],
    });
  });

  it("is found by a code whose fadas were pasted apart", () => {
    const member = BOB.code?.normalize("NFD");
    const apart = { ...RECORD, statements: { "1": statement("2026-06-01", { member }) } };
    expect(compose(apart).recordOf(BOB)?.statements).toHaveLength(1);
  });
});

it.each([
  ["of a draft", RECORD, "draft"],
  ["of a campaign with neither topics, votes nor statements", { topics: "\n" }, "live"],
  ["of a campaign that an earlier release published", undefined, "live"],
] as const)(
  "the record %s is missing in lookups, and as a whole has the TDs only",
  (_which, record, state) => {
    const { recordOf, votes, all } = compose(record, state);
    expect(votes).toEqual([]);
    expect(recordOf(ANN)).toBeUndefined();
    expect(all([ANN])).toMatchObject({
      ...{ asOf: null, topics: [], votes: [] },
      tds: [{ name: "Ann Able", questions: [], votes: [], statements: [] }],
    });
  },
);

it("the whole record has every TD in the given order, with links, tallies and positions, and nothing of others", () => {
  const all = compose(RECORD).all([BOB, ANN, tdOf("No Code")]);
  expect(RecordResponse.safeParse(all).error).toBeUndefined();
  expect(JSON.stringify(all)).not.toMatch(/Gone|Left/);
  const link = "https://www.oireachtas.ie/";
  expect(all).toMatchObject({
    asOf: "2026-11-20T03:00:00.000Z",
    topics: ["Arts"],
    votes: [
      { date: "2026-02-02", tally: { ta: 0, nil: 0, staon: 2 } },
      { date: "2026-01-01", link, tally: { ta: 1, nil: 1, staon: 0 } },
    ],
    tds: [
      { memberCode: "Bob-Ó-Best.D.2024", stance: "against", questions: [], statements: [] },
      {
        ...{ memberCode: "Ann-Able.D.2024", party: "Independent", stance: "against" },
        questions: [
          {
            ...{ date: "2025-10-02", type: "written", text: "Arts Funding" },
            link: `${link}en/debates/question/2025-10-02/7/`,
          },
          { date: "2025-03-06", type: "oral" },
        ],
        votes: [{ vote: "staon" }, { vote: "ta", subject: "The Arts" }],
        statements: [{ link: "https://example.ie/" }, {}, {}],
      },
    ],
  });
});
