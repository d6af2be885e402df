import { describe, expect, it } from "vitest";
import { PopulationOverview } from "../../../api/contract/population.ts";
import {
  authorisedJson,
  authorisedRequest,
  NO_CONNECTION,
} from "../../../site/staff/authorised-request.ts";

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
  it("passes the method on, and has a timeout or the caller's signal", async () => {
    const { fetch, calls } = fetchReturning("{}", 202);
    const result = await authorisedRequest(fetch, "secret", "/", { method: "POST" });
    expect(result.ok && result.value.status).toBe(202);
    expect(calls[0]).toMatchObject({ method: "POST", signal: expect.any(AbortSignal) });
    const { signal } = new AbortController();
    await authorisedRequest(fetch, "secret", "/", { signal });
    expect(calls[1]?.signal).toBe(signal);
  });

  const ERROR = { success: false, error: "Details" };
  it.each<[status: number, body: string, failure: object]>([
    [401, JSON.stringify(ERROR), { code: "wrong-key", message: "Details", body: ERROR }],
    [409, JSON.stringify(ERROR), { code: "busy", message: "Details", body: ERROR }],
    [503, JSON.stringify(ERROR), { code: "failed", message: "Details", body: ERROR }],
    ...["<h1>Bad gateway</h1>", "", "null", '{"error":42}'].map(
      (body): [number, string, object] => [
        502,
        body,
        { message: "The server responded with status 502" },
      ],
    ),
    ...["null", "<html>", '{"success":true}'].map((body): [number, string, object] => [
      200,
      body,
      { message: "The server sent an unexpected response" },
    ]),
  ])("that is answered with %i and %j fails with %o", async (status, body, failure) => {
    const { fetch } = fetchReturning(body, status);
    expect(await authorisedJson(PopulationOverview, fetch, "x", "/")).toMatchObject({ failure });
  });

  it("fails when there is no connection", async () => {
    const fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    expect(await authorisedRequest(fetch, "x", "/")).toEqual({ ok: false, failure: NO_CONNECTION });
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
