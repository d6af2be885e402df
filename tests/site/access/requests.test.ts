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
  const UNEXPECTED = { message: "The server sent an unexpected response" };
  const GATEWAY = { message: "The server responded with status 502" };
  it.each<[status: number, body: string, failure: object]>([
    [401, ERROR, { code: "wrong-key", message: "Details" }],
    [409, ERROR, { code: "busy", message: "Details" }],
    [503, ERROR, { code: "failed", message: "Details" }],
    [502, "<h1>Bad gateway</h1>", GATEWAY],
    [502, "null", GATEWAY],
    [502, '{"error":42}', GATEWAY],
    [200, "<html>", UNEXPECTED],
    [200, '{"success":true}', UNEXPECTED],
  ])("that is answered with %i and %j fails with %o", async (status, body, failure) => {
    const { fetch } = fetchReturning(body, status);
    expect(await authorisedJson(PopulationOverview, fetch, "x", "/")).toMatchObject({ failure });
  });

  it("fails when there is no connection", async () => {
    const fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    const failure = { code: "failed", message: "The server cannot be reached" };
    expect(await authorisedRequest(fetch, "x", "/")).toEqual({ ok: false, failure });
  });

  it.each(["!~/+=", "a key", "húsh", "\u0000\r\n", "\ud800", "🔑"])(
    "sends the key %j as a bearer token without throwing, and printable ASCII unchanged",
    async (key) => {
      const { fetch, calls } = fetchReturning("{}", 401);
      expect(await authorisedRequest(fetch, key, "/")).toMatchObject({ ok: false });
      const sent = new Headers(calls[0]?.headers).get("authorization");
      if (/^[\x21-\x7e]+$/.test(key)) expect(sent).toBe(`Bearer ${key}`);
    },
  );
});

const READ = { value: 1, readAt: new Date("2026-11-20T21:42:07Z") };
const failed = (code: "wrong-key" | "failed") =>
  ({ ok: false, failure: { code, message: "Details" } }) as const;

it("what was read is the newest value, the last one after a failure, and nothing after a wrong key", () => {
  const [broken, refused] = [failed("failed"), failed("wrong-key")];
  const next = afterResponse({ ...READ, failure: broken.failure }, { ok: true, value: 2 });
  expect(next).toEqual({ value: 2, readAt: expect.any(Date) });
  expect(afterResponse(READ, broken)).toEqual({ ...READ, failure: broken.failure });
  expect(afterResponse(READ, refused)).toEqual({ failure: refused.failure });
});
