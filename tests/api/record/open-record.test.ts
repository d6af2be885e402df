import { describe, expect, it } from "vitest";
import { createApp } from "../../../api/app.ts";
import type { RecordFields } from "../../../api/contract/campaign/record-fields.ts";
import { composeRecord } from "../../../api/record/compose-record.ts";
import { openRecord } from "../../../api/record/open-record.ts";
import { createTdIndex } from "../../../api/tds/lookup/td-index.ts";
import { rowOf } from "../../td.ts";
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
