import { expect, it } from "vitest";
import { createApp, type Deps } from "../../../api/app.ts";
import { VoteFound } from "../../../api/contract/record-schema.ts";
import { fail, ok } from "../../../api/contract/result.ts";
import { fakeDeps } from "../fake-deps.ts";

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
  ["its own address", ADDRESS],
  ["its address in Irish", ADDRESS.replace("/en/", "/ga/")],
  ["its address without the last slash", ADDRESS.slice(0, -1)],
  ["its address with spaces around and a query", ` ${ADDRESS}?utm_source=mail#top `],
])("a vote is read by %s, with members by side and its page", async (_what, address) => {
  const { status, json, votesRead } = await ask({ address });
  expect(status).toBe(200);
  expect(votesRead).toEqual([{ date: "2026-07-08", number: 47 }]);
  expect(VoteFound.parse(json).vote).toEqual({
    key: "202607080047",
    date: "2026-07-08",
    url: ADDRESS,
    ...VOTE,
  });
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
