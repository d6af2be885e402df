import { expect, it } from "vitest";
import { PopulationOverview } from "../../../api/contract/population.ts";
import { afterResponse, authorisedJson, authorisedRequest } from "../../../site/access/requests.ts";

/** A `fetch` that always returns this response, and records the options of its calls. */
function fetchReturning(body: string, status: number) {
  const calls: RequestInit[] = [];
  const fetch = async (_: string | URL | Request, init: RequestInit = {}) => {
    // Throws a TypeError on a header value that cannot be sent, as the real `fetch` does.
    new Headers(init.headers);
    calls.push(init);
    return new Response(body, { status });
  };
  return { fetch, calls };
}

const ERROR = JSON.stringify({ success: false, error: "Details" });
it.each<[status: number, body: string, failure: object]>([
  [401, ERROR, { code: "wrong-key", message: "Details" }],
  [409, ERROR, { code: "busy", message: "Details" }],
  [502, "<h1>Bad gateway</h1>", { message: "The server responded with status 502" }],
  [200, '{"success":true}', { message: "The server sent an unexpected response" }],
])("a request that is answered with %i and %j fails with %o", async (status, body, failure) => {
  const { fetch } = fetchReturning(body, status);
  expect(await authorisedJson(PopulationOverview, fetch, "x", "/")).toMatchObject({ failure });
});

it("a request fails when there is no connection", async () => {
  const fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  const failure = { code: "failed", message: "The server cannot be reached" };
  expect(await authorisedRequest(fetch, "x", "/")).toEqual({ ok: false, failure });
});

it.each([
  ["!~/+=", "!~/+="],
  ["húsh", "h%C3%BAsh"],
])("a request sends the key %j as the token %s, and has a timeout", async (key, token) => {
  const { fetch, calls } = fetchReturning("{}", 202);
  await authorisedRequest(fetch, key, "/", { method: "POST" });
  expect(calls[0]).toMatchObject({ method: "POST", signal: expect.any(AbortSignal) });
  expect(new Headers(calls[0]?.headers).get("authorization")).toBe(`Bearer ${token}`);
});

it("what was read is the newest value, the last one after a failure, and nothing after a wrong key", () => {
  const read = { value: 1, readAt: new Date("2026-11-20T21:42:07Z") };
  const [broken, wrong] = (["failed", "wrong-key"] as const).map((code) => ({
    ok: false as const,
    failure: { code, message: "Details" },
  }));
  const failure = broken?.failure;
  expect(afterResponse({ ...read, ...broken }, { ok: true, value: 2 })).toEqual({
    value: 2,
    readAt: expect.any(Date),
  });
  expect(broken && afterResponse(read, broken)).toEqual({ ...read, failure });
  expect(wrong && afterResponse(read, wrong)).toEqual({ failure: wrong?.failure });
});
