import { afterEach, describe, expect, it, vi } from "vitest";
import type { Language } from "../../../api/contract/language.ts";
import { createApiClient, LOOKUP_TIMEOUT_MS } from "../../../widget/effects/api-client.ts";

const FOUND = {
  success: true,
  data: [{ name: "A", email: "a@oireachtas.ie", constituency: "Clare" }],
  asOf: "2026-07-19T00:00:00.000Z",
  source: "stored",
};

afterEach(() => vi.unstubAllGlobals());

/** Looks up Clare where a server sends this response, or none (0). Returns the result and the request. */
async function lookUp(status: number, body: unknown, language: Language = "en") {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(text, { status }));
  if (status === 0) fetch.mockRejectedValue(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", fetch);
  const base = "https://campaign.example/embed/v1/any.js";
  const client = createApiClient(
    () => base,
    () => null,
  );
  const result = await client.lookup("Clare", language);
  const [url, init] = fetch.mock.calls[0] ?? [];
  return { result, url, init };
}

describe("a lookup", () => {
  it("goes to the origin of the script's address, in the element's language, for ten seconds", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    const { result, url, init } = await lookUp(200, FOUND, "ga");
    const { asOf, source, data } = FOUND;
    expect(result).toEqual({ ok: true, value: { tds: data, asOf, source } });
    expect(url).toBe("https://campaign.example/api/tds?constituency=Clare");
    expect(init).toMatchObject({ credentials: "omit", headers: { "accept-language": "ga" } });
    expect(timeout).toHaveBeenCalledExactlyOnceWith(LOOKUP_TIMEOUT_MS);
    expect(init?.signal).toBe(timeout.mock.results[0]?.value);
  });

  it.each([
    ["a failure of the API", 503, { success: false, data: [], error: "Its words" }, "Its words"],
    ["a failure without words", 503, { success: false }, null],
    ["an empty list", 200, { ...FOUND, data: [] }, null],
  ])("with %s fails with `answered`", async (_, status, body, message) => {
    const { result } = await lookUp(status, body);
    expect(result).toEqual({ ok: false, failure: { code: "answered", message } });
  });

  const [td] = FOUND.data;
  it.each([
    ["no answer in time, or no server", 0, ""],
    ["a 500 without JSON", 500, "<h1>Internal Server Error</h1>"],
    ["an unknown format", 200, { success: true, data: [{ name: 1 }] }],
    ["a TD of another constituency", 200, { ...FOUND, data: [{ ...td, constituency: "Kerry" }] }],
    ["a second address in one", 200, { ...FOUND, data: [{ ...td, email: "a@b.ie,evil@c.ie" }] }],
  ])("with %s fails with `unreachable`", async (_, status, body) => {
    const { result } = await lookUp(status, body);
    expect(result).toEqual({ ok: false, failure: { code: "unreachable" } });
  });
});
