import { expect, it } from "vitest";
import { createApp, type Deps } from "../../../api/app.ts";
import type { RecordFields } from "../../../api/contract/campaign/record-fields.ts";
import { RecordResponse, VoteFound } from "../../../api/contract/record-schema.ts";
import { fail, ok } from "../../../api/contract/result.ts";
import type { Role } from "../../../api/contract/roles.ts";
import { openRecord } from "../../../api/record/record-routes.ts";
import { composeRecord } from "../../../api/tds/lookup/compose-record.ts";
import { createTdIndex } from "../../../api/tds/lookup/lookups.ts";
import type { Question } from "../../../api/tds/source/business.ts";
import { rowOf, tdOf } from "../../td.ts";
import { fakeDeps } from "../fake-deps.ts";

const ROLES: Role[] = [
  { kind: "office", name: "=Taoiseach" },
  { kind: "chair", name: "Joint Committee on Arts", nameGa: "Comhchoiste na nEalaíon" },
];
const ANN = { code: "Ann-Able.D.2024", party: "=1+1", roles: ROLES };
const BOB = { code: "Bob-Ó-Best.D.2024", constituency: "Mayo" } as const;

const question = (date: string, over: Partial<Question> = {}): Question => ({
  date,
  number: 7,
  memberCode: ANN.code,
  type: "oral",
  heading: null,
  ...over,
});
const QUESTIONS = [
  question("2025-03-06"),
  question("2025-10-02", { type: "written", heading: "Arts Funding" }),
  question("2025-04-01", { memberCode: "Somebody-Who-Left.D.2020" }),
];
const url = "https://example.ie/";
const statement = (date: string, over = {}) => ({
  member: ANN.code,
  stance: "for" as const,
  sentence: '-1, she said, is "no"',
  date,
  url,
  ...over,
});
const vote = (date: string, over = {}) => ({
  date,
  subject: "The Arts",
  url,
  for: "ta" as const,
  ...over,
});
const RECORD: RecordFields = {
  topics: "Arts\n\n",
  votes: {
    "202601010001": vote("2026-01-01", { ta: ANN.code, nil: BOB.code }),
    "202602020002": vote("2026-02-02", { staon: `${ANN.code}\nGone.D.2020\n`, for: "nil" }),
  },
  statements: {
    "1": statement("2025-12-01", { stance: "undecided" }),
    "2": statement("2026-06-01"),
    "3": statement("2026-06-01", { stance: "against" }),
  },
};

function compose(record: RecordFields | undefined, state: "live" | "draft" = "live") {
  const readAt = new Date("2026-11-20T03:00:00Z");
  return composeRecord({ questions: QUESTIONS, readAt }, { state, ...(record && { record }) });
}

function setUp(first: RecordFields) {
  const indexWith = (record: RecordFields) =>
    createTdIndex([rowOf("Ann Able", ANN), rowOf("Bob Best", BOB)], [], compose(record));
  let index = indexWith(first);
  const app = createApp(fakeDeps({ record: openRecord(() => index) }));
  const publish = (record: RecordFields) => {
    index = indexWith(record);
  };
  return { app, publish };
}

it.each([
  ["/api/record", "application/json; charset=utf-8"],
  ["/api/record.csv", "text/csv; charset=utf-8"],
])("%s is open to any site, and cached until the record changes", async (path, type) => {
  const { app, publish } = setUp(RECORD);
  const { headers } = await app.request(path);
  expect(Object.fromEntries(headers)).toMatchObject({
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=300",
    "content-type": type,
  });
  const again = { headers: { "if-none-match": headers.get("etag") ?? "" } };
  expect((await app.request(path, again)).status).toBe(304);
  publish({});
  expect((await app.request(path, again)).status).toBe(200);
  const preflight = await app.request(path, { method: "OPTIONS" });
  expect(preflight.headers.get("access-control-allow-methods")).toBe("GET, HEAD");
});

it("the record as CSV has a row for each entry and for each TD without any, and no cell is a formula", async () => {
  const { app, publish } = setUp({ topics: "Arts", statements: { "1": statement("2026-06-01") } });
  const response = await app.request("/api/record.csv");
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="where-they-stand.csv"',
  );
  const link = "https://www.oireachtas.ie/en/debates/question";
  const roles = "'=Taoiseach; Joint Committee on Arts (chair)";
  expect((await response.text()).split("\r\n")).toEqual([
    "constituency,td,party,kind,date,position,text,link,roles",
    `Clare,Ann Able,'=1+1,question,2025-10-02,,Arts Funding,${link}/2025-10-02/7/,${roles}`,
    `Clare,Ann Able,'=1+1,question,2025-03-06,,,${link}/2025-03-06/7/,${roles}`,
    `Clare,Ann Able,'=1+1,statement,2026-06-01,for,"'-1, she said, is ""no""",${url},${roles}`,
    "Mayo,Bob Best,,none,,,,,",
    "",
  ]);
  publish({ votes: { "1": vote("2026-01-01") } });
  expect(await (await app.request("/api/record.csv")).text()).toContain(
    `\r\nMayo,Bob Best,,vote,2026-01-01,none,The Arts,${url},\r\n`,
  );
});

const ANN_TD = tdOf("Ann Able", ANN);

it("a TD's record in a lookup lists what they asked and said, newest first and of one day what was added last, and how they voted", () => {
  const { recordOf, votes } = compose(RECORD);
  expect(votes).toMatchObject([
    { date: "2026-02-02", for: "nil" },
    { date: "2026-01-01", for: "ta" },
  ]);
  expect(recordOf(ANN_TD)).toEqual({
    questions: [
      ["2025-10-02", 7],
      ["2025-03-06", 7],
    ],
    votes: ["staon", "ta"],
    statements: [
      { stance: "against", sentence: '-1, she said, is "no"', date: "2026-06-01", url },
      expect.objectContaining({ stance: "for" }),
      expect.objectContaining({ stance: "undecided" }),
    ],
  });
});

it("a question that staff left out is neither in lookups nor in the whole record", () => {
  const { recordOf, all } = compose({ ...RECORD, leftOut: "2025-10-02 7\n\n2025-03-06 77" });
  expect(recordOf(ANN_TD)?.questions).toEqual([["2025-03-06", 7]]);
  expect(all([ANN_TD]).tds[0]?.questions).toMatchObject([{ date: "2025-03-06" }]);
});

it.each([
  ["of a draft", RECORD, "draft"],
  ["of a campaign with neither topics, votes nor statements", { topics: "\n" }, "live"],
] as const)(
  "the record %s is missing in lookups, and as a whole has the TDs only",
  (_which, record, state) => {
    const { recordOf, votes, all } = compose(record, state);
    expect(votes).toEqual([]);
    expect(recordOf(ANN_TD)).toBeUndefined();
    expect(all([ANN_TD])).toMatchObject({
      asOf: null,
      topics: [],
      votes: [],
      tds: [{ name: "Ann Able", questions: [], votes: [], statements: [] }],
    });
  },
);

it("the whole record has every TD in the given order, with links, tallies and positions, and nothing of others", () => {
  const all = compose(RECORD).all([tdOf("Bob Best", BOB), ANN_TD, tdOf("No Code")]);
  expect(RecordResponse.safeParse(all).error).toBeUndefined();
  expect(all.tds[0]).not.toHaveProperty("roles");
  expect(JSON.stringify(all)).not.toMatch(/Gone|Left/);
  const link = "https://www.oireachtas.ie/en/debates/question/2025-10-02/7/";
  expect(all).toMatchObject({
    asOf: "2026-11-20T03:00:00.000Z",
    topics: ["Arts"],
    votes: [
      { date: "2026-02-02", tally: { ta: 0, nil: 0, staon: 2 } },
      { date: "2026-01-01", link: url, tally: { ta: 1, nil: 1, staon: 0 } },
    ],
    tds: [
      { memberCode: BOB.code, stance: "against", questions: [], statements: [] },
      {
        memberCode: ANN.code,
        party: "=1+1",
        roles: ROLES,
        stance: "against",
        questions: [
          { date: "2025-10-02", type: "written", text: "Arts Funding", link },
          { date: "2025-03-06", type: "oral" },
        ],
        votes: [{ vote: "staon" }, { vote: "ta", subject: "The Arts" }],
        statements: [{ link: url }, {}, {}],
      },
    ],
  });
});

const SITE = "https://www.oireachtas.ie";
const ADDRESS = `${SITE}/en/debates/vote/dail/34/2026-07-08/47/`;
const VOTE = { subject: "The Arts", ta: ["Ann.D.1"], nil: ["Bob.D.1", "Cat.D.1"], staon: [] };
const found: Deps["readVote"] = async (wanted) => ok({ ...wanted, ...VOTE });

async function ask(body: unknown, read = found) {
  const votesRead: unknown[] = [];
  const readVote: Deps["readVote"] = (wanted, signal) => {
    votesRead.push(wanted);
    return read(wanted, signal);
  };
  const response = await createApp(fakeDeps({ readVote })).request("/api/admin/vote", {
    method: "POST",
    headers: { authorization: "Bearer the-admin-key" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const retryAfter = response.headers.get("retry-after");
  return { status: response.status, retryAfter, json: await response.json(), votesRead };
}

it.each([
  ["its address in Irish, without the last slash", ADDRESS.replace("/en/", "/ga/").slice(0, -1)],
  ["its address with spaces around and a query", ` ${ADDRESS}?utm_source=mail#top `],
])("a vote is read by %s, with members by side and its page", async (_what, address) => {
  const { status, json, votesRead } = await ask({ address });
  const date = "2026-07-08";
  expect([status, votesRead]).toEqual([200, [{ date, number: 47 }]]);
  const vote = { key: "202607080047", date, url: ADDRESS, ...VOTE };
  expect(VoteFound.parse(json)).toEqual({ success: true, vote });
});

const path = (rest: string) => ({ address: `${SITE}/en/debates/${rest}` });
it.each([
  ["another site", { address: ADDRESS.replace(".ie", ".ie.example") }, "begins with"],
  ["no https", { address: ADDRESS.replace("https", "http") }, "begins with"],
  ["another house", path("vote/seanad/27/2026-07-08/47/"), "another house"],
  ["a day that does not exist", path("vote/dail/34/2026-02-30/47/"), "not the address"],
  ["a question", path("question/2026-07-08/47/"), "not the address"],
  ["no JSON", "{", "not the address"],
])("a request with %s is refused, and the source not asked", async (_what, body, reason) => {
  const { status, json, votesRead } = await ask(body);
  expect({ status, votesRead }).toEqual({ status: 400, votesRead: [] });
  expect(json).toEqual({ success: false, error: expect.stringContaining(reason) });
});

it("a vote that the source does not have is a 404, and a source that is away is a 503", async () => {
  const unknown = await ask({ address: ADDRESS }, async () => ok(null));
  expect(unknown).toMatchObject({ status: 404, json: { success: false } });
  const failure = { code: "unreachable", path: "/v1/votes", detail: "" } as const;
  const away = await ask({ address: ADDRESS }, async () => fail(failure));
  expect(away).toMatchObject({ status: 503, retryAfter: "5", json: { success: false } });
});
