import { describe, expect, it } from "vitest";
import { createApp } from "../../../api/app.ts";
import type { RecordFields } from "../../../api/contract/campaign/record-fields.ts";
import { RecordResponse } from "../../../api/contract/record-schema.ts";
import { composeRecord } from "../../../api/record/compose-record.ts";
import { openRecord } from "../../../api/record/open-record.ts";
import { createTdIndex } from "../../../api/tds/lookup/td-index.ts";
import type { StoredQuestion } from "../../../api/tds/population/questions.ts";
import { rowOf, tdOf } from "../../td.ts";
import { fakeDeps } from "../fake-deps.ts";

const ROWS = [
  rowOf("Ann Able", { code: "Ann.D.1", party: "=1+1" }),
  rowOf("Bob Best", { code: "Bob.D.1", constituency: "Mayo" }),
];
const ASKED = { date: "2025-10-02", number: 7, member_code: "Ann.D.1", type: "oral" as const };
const STATEMENTS: NonNullable<RecordFields["statements"]> = {
  "1": {
    ...{ member: "Ann.D.1", stance: "for", sentence: '-1, she said, is "no"', date: "2026-06-01" },
    url: "https://a.example/s",
  },
};
const VOTES: NonNullable<RecordFields["votes"]> = {
  "1": {
    ...{ date: "2026-01-01", subject: "Arts", url: "https://a.example/v", for: "ta" },
    nil: "Ann.D.1",
  },
};

/** Creates an app with the record of two TDs, as `shown.index` has it. */
function setUp() {
  const indexWith = (record: RecordFields) => {
    const questions = [{ ...ASKED, heading: "Arts" }];
    const readAt = new Date("2026-11-20T03:00:00Z");
    const campaign = { state: "live" as const, record: { topics: "Arts", ...record } };
    return createTdIndex(ROWS, [], composeRecord({ questions, readAt }, campaign));
  };
  const shown = { index: indexWith({ statements: STATEMENTS }) };
  const app = createApp(fakeDeps({ record: openRecord(() => shown.index) }));
  const publish = (record: RecordFields) => {
    shown.index = indexWith(record);
  };
  return { app, publish };
}

describe.each([
  ["/api/record", "application/json; charset=utf-8"],
  ["/api/record.csv", "text/csv; charset=utf-8"],
])("GET %s", (path, type) => {
  it("is open to any site, with five minutes of cache and an ETag until the record changes", async () => {
    const { app, publish } = setUp();
    const response = await app.request(path);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=300",
      "content-type": type,
    });
    const again = { headers: { "if-none-match": response.headers.get("etag") ?? "" } };
    expect((await app.request(path, again)).status).toBe(304);
    publish({});
    expect((await app.request(path, again)).status).toBe(200);
    const { headers } = await app.request(path, { method: "OPTIONS" });
    expect(headers.get("access-control-allow-methods")).toBe("GET, HEAD");
  });
});

it("the record as CSV has a row for each entry and for each TD without any, and no cell is a formula", async () => {
  const { app, publish } = setUp();
  const response = await app.request("/api/record.csv");
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="where-they-stand.csv"',
  );
  const link = "https://www.oireachtas.ie/en/debates/question/2025-10-02/7/";
  expect((await response.text()).split("\r\n")).toEqual([
    "constituency,td,party,kind,date,position,text,link",
    `Clare,Ann Able,'=1+1,question,2025-10-02,,Arts,${link}`,
    `Clare,Ann Able,'=1+1,statement,2026-06-01,for,"'-1, she said, is ""no""",https://a.example/s`,
    "Mayo,Bob Best,,none,,,,",
    "",
  ]);
  publish({ votes: VOTES });
  const withVotes = await (await app.request("/api/record.csv")).text();
  expect(withVotes).toContain(
    "\r\nMayo,Bob Best,,vote,2026-01-01,none,Arts,https://a.example/v\r\n",
  );
});

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
});

it("a question that staff left out is neither in lookups nor in the whole record", () => {
  const { recordOf, all } = compose({ ...RECORD, leftOut: "2025-10-02 7\n\n2025-03-06 77" });
  expect(recordOf(ANN)?.questions).toEqual([["2025-03-06", 7]]);
  expect(all([ANN]).tds[0]?.questions).toMatchObject([{ date: "2025-03-06" }]);
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
