import { describe, expect, it } from "vitest";
import { PopulationOverview } from "../../../api/contract/population.ts";
import {
  authorisedJson,
  authorisedRequest,
  NO_CONNECTION,
} from "../../../site/staff/authorised-request.ts";

type Call = { path: string; init: RequestInit | undefined };

/** A `fetch` that always returns this response, and records its calls. */
function fetchReturning(body: string, status: number) {
  const calls: Call[] = [];
  const fetch = async (path: string | URL | Request, init?: RequestInit) => {
    // Throws a TypeError on a header value that cannot be sent, as the real `fetch` does.
    new Headers(init?.headers);
    calls.push({ path: String(path), init });
    return new Response(body, { status });
  };
  return { fetch, calls };
}

const sentKey = (call: Call | undefined) => new Headers(call?.init?.headers).get("authorization");

describe("an authorised request", () => {
  it("sends the key as a bearer token, and nowhere else", async () => {
    const { fetch, calls } = fetchReturning("{}", 200);
    const result = await authorisedRequest(fetch, "secret", "/api/stats");
    expect(result.ok && result.value.status).toBe(200);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.path).toBe("/api/stats");
    expect(sentKey(calls[0])).toBe("Bearer secret");
  });

  it("passes the method on, and has a timeout or the caller's signal", async () => {
    const { fetch, calls } = fetchReturning("{}", 202);
    await authorisedRequest(fetch, "secret", "/api/populate", { method: "POST" });
    expect(calls[0]?.init?.method).toBe("POST");
    expect(calls[0]?.init?.signal).toBeInstanceOf(AbortSignal);
    const { signal } = new AbortController();
    await authorisedRequest(fetch, "secret", "/api/populate/progress", { signal });
    expect(calls[1]?.init?.signal).toBe(signal);
  });

  it.each([
    [401, "wrong-key"],
    [409, "busy"],
    [400, "failed"],
    [503, "failed"],
  ])("fails on status %i with code %s and the server's message", async (status, code) => {
    const { fetch } = fetchReturning(JSON.stringify({ success: false, error: "Details" }), status);
    expect(await authorisedRequest(fetch, "x", "/")).toEqual({
      ok: false,
      failure: { code, message: "Details", body: { success: false, error: "Details" } },
    });
  });

  it.each(["<h1>Bad gateway</h1>", "", "null", '"text"', '{"error":42}'])(
    "names the status when the body is %j",
    async (body) => {
      const { fetch } = fetchReturning(body, 502);
      expect(await authorisedRequest(fetch, "x", "/")).toMatchObject({
        ok: false,
        failure: { code: "failed", message: "The server responded with status 502" },
      });
    },
  );

  it.each(["null", "<html>", '{"success":true}'])(
    "rejects the body %s of another shape",
    async (body) => {
      const { fetch } = fetchReturning(body, 200);
      expect(await authorisedJson(PopulationOverview, fetch, "x", "/")).toMatchObject({
        ok: false,
        failure: { code: "failed", message: "The server sent an unexpected response" },
      });
    },
  );

  it.each([
    ["the network fails", new TypeError("Failed to fetch")],
    ["the request times out", new DOMException("timed out", "TimeoutError")],
  ])("fails when %s", async (_, error) => {
    const fetch = () => Promise.reject(error);
    expect(await authorisedRequest(fetch, "x", "/")).toEqual({ ok: false, failure: NO_CONNECTION });
  });

  it.each(["!~/+=", "a key", "húsh", "\u0000\r\n", "\ud800", "🔑"])(
    "sends the key %j without throwing, and printable ASCII unchanged",
    async (key) => {
      const { fetch, calls } = fetchReturning("{}", 401);
      expect(await authorisedRequest(fetch, key, "/")).toMatchObject({ ok: false });
      if (/^[\x21-\x7e]+$/.test(key)) expect(sentKey(calls[0])).toBe(`Bearer ${key}`);
    },
  );
});
