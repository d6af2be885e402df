import { describe, expect, it } from "vitest";
import { createApp } from "../../../api/app.ts";
import { VoteFound } from "../../../api/contract/record-schema.ts";
import { fail, ok } from "../../../api/contract/result.ts";
import type { VoteDeps } from "../../../api/record/vote-route.ts";
import { fakeDeps } from "../fake-deps.ts";

const VOTE = { subject: "The Arts", ta: ["Ann.D.1"], nil: ["Bob.D.1", "Cat.D.1"], staon: [] };
const ADDRESS = "https://www.oireachtas.ie/en/debates/vote/dail/34/2026-07-08/47/";

/** Asks for a vote; `asked` lists what the source was asked for. */
async function ask(body: unknown, { read }: { read?: VoteDeps["read"] } = {}) {
  const asked: unknown[] = [];
  const { vote } = fakeDeps();
  const found: VoteDeps["read"] = async (wanted) => ok({ ...wanted, ...VOTE });
  const deps: VoteDeps = {
    ...vote,
    siteUrl: "http://127.0.0.1:9/",
    read: (wanted, options) => {
      asked.push(wanted);
      return (read ?? found)(wanted, options);
    },
  };
  const response = await createApp(fakeDeps({ vote: deps })).request("/api/admin/vote", {
    method: "POST",
    headers: { authorization: "Bearer the-admin-key" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const { status } = response;
  return {
    status,
    retryAfter: response.headers.get("retry-after"),
    json: await response.json(),
    asked,
  };
}

describe("a vote, by the address of its page", () => {
  it("is read with its members by side, a key of digits and its official page", async () => {
    const { status, json, asked } = await ask({ address: ADDRESS });
    expect(status).toBe(200);
    expect(asked).toEqual([{ date: "2026-07-08", number: 47 }]);
    expect(VoteFound.parse(json).vote).toEqual({
      ...{ key: "202607080047", date: "2026-07-08", url: ADDRESS },
      ...VOTE,
    });
  });

  it.each([
    ["in Irish", "https://www.oireachtas.ie/ga/debates/vote/dail/34/2026-07-08/47/"],
    ["without its last slash", ADDRESS.slice(0, -1)],
    ["with spaces around and a query", ` ${ADDRESS}?utm_source=mail#top `],
    [
      "at the site that the server reads",
      "http://127.0.0.1:9/en/debates/vote/dail/34/2026-07-08/47/",
    ],
  ])("may be %s", async (_how, address) => {
    const { json } = await ask({ address });
    expect(json.vote).toMatchObject({ key: "202607080047", url: ADDRESS });
  });

  const path = (rest: string) => `https://www.oireachtas.ie/en/debates/vote/${rest}`;
  it.each([
    [
      "another site",
      "https://oireachtas.ie.example/en/debates/vote/dail/34/2026-07-08/47/",
      "begins with",
    ],
    ["no https", ADDRESS.replace("https", "http"), "begins with"],
    ["another house", path("seanad/27/2026-07-08/47/"), "another house"],
    ["another Dáil", path("dail/33/2022-07-08/47/"), "another house"],
    ["no number", path("dail/34/2026-07-08/"), "not the address"],
    ["a number of letters", path("dail/34/2026-07-08/x/"), "not the address"],
    ["a day that does not exist", path("dail/34/2026-02-30/47/"), "not the address"],
    ["a way out of its path", path("dail/34/2026-07-08/47/..%2f..%2f/"), "not the address"],
    [
      "a question",
      "https://www.oireachtas.ie/en/debates/question/2026-07-08/47/",
      "not the address",
    ],
    ["no address", "vote 47", "not the address"],
  ])(
    "that has %s is refused with the reason, and the source is not asked",
    async (_what, address, reason) => {
      const { status, json, asked } = await ask({ address });
      expect(status).toBe(400);
      expect(json).toEqual({ success: false, error: expect.stringContaining(reason) });
      expect(asked).toEqual([]);
    },
  );

  it.each([
    ["no JSON", "{"],
    ["no address", {}],
  ])("is not read for a request with %s", async (_what, body) => {
    const { status, asked } = await ask(body);
    expect({ status, asked }).toEqual({ status: 400, asked: [] });
  });

  it("that the source does not have is a 404, and a source that is away is a 503", async () => {
    const unknown = await ask({ address: ADDRESS }, { read: async () => ok(null) });
    expect(unknown).toMatchObject({ status: 404, json: { success: false } });
    const failure = { code: "unreachable", path: "/v1/votes", detail: "" } as const;
    const away = await ask({ address: ADDRESS }, { read: async () => fail(failure) });
    expect(away).toMatchObject({ status: 503, retryAfter: "5", json: { success: false } });
  });
});
