import { describe, expect, it } from "vitest";
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

describe("an authorised request", () => {
  it("passes the method on, and has a timeout", async () => {
    const { fetch, calls } = fetchReturning("{}", 202);
    const result = await authorisedRequest(fetch, "secret", "/", { method: "POST" });
    expect(result.ok && result.value.status).toBe(202);
    expect(calls[0]).toMatchObject({ method: "POST", signal: expect.any(AbortSignal) });
  });

  const ERROR = JSON.stringify({ success: false, error: "Details" });
  it.each<[status: number, body: string, failure: object]>([
    [401, ERROR, { code: "wrong-key", message: "Details" }],
    [409, ERROR, { code: "busy", message: "Details" }],
    [503, ERROR, { code: "failed", message: "Details" }],
    [502, "<h1>Bad gateway</h1>", { message: "The server responded with status 502" }],
    [200, '{"success":true}', { message: "The server sent an unexpected response" }],
  ])("that is answered with %i and %j fails with %o", async (status, body, failure) => {
    const { fetch } = fetchReturning(body, status);
    expect(await authorisedJson(PopulationOverview, fetch, "x", "/")).toMatchObject({ failure });
  });

  it("fails when there is no connection", async () => {
    const fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    const failure = { code: "failed", message: "The server cannot be reached" };
    expect(await authorisedRequest(fetch, "x", "/")).toEqual({ ok: false, failure });
  });

  it.each([
    ["a key", "a%20key"],
    ["húsh", "h%C3%BAsh"],
  ])("sends the key %j as the token %s", async (key, token) => {
    const { fetch, calls } = fetchReturning("{}", 401);
    const failure = { code: "wrong-key" };
    expect(await authorisedRequest(fetch, key, "/")).toMatchObject({ failure });
    expect(new Headers(calls[0]?.headers).get("authorization")).toBe(`Bearer ${token}`);
  });
});

const READ = { value: 1, readAt: new Date("2026-11-20T21:42:07Z") };
const failureOf = (code: "wrong-key" | "failed") =>
  ({ ok: false, failure: { code, message: "Details" } }) as const;

it("what was read is the newest value, the last one after a failure, and nothing after a wrong key", () => {
  const [broken, refused] = [failureOf("failed"), failureOf("wrong-key")];
  const next = afterResponse({ ...READ, failure: broken.failure }, { ok: true, value: 2 });
  expect(next).toEqual({ value: 2, readAt: expect.any(Date) });
  expect(afterResponse(READ, broken)).toEqual({ ...READ, failure: broken.failure });
  expect(afterResponse(READ, refused)).toEqual({ failure: refused.failure });
});
