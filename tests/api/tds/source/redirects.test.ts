import { afterEach, describe, expect, it, vi } from "vitest";
import {
  createSourceClient,
  DEFAULT_REQUEST_POLICY,
} from "../../../../api/tds/source/source-client.ts";

afterEach(() => vi.unstubAllGlobals());

/** Requests `from` where it redirects to `to`. Returns the result and the requested URLs. */
async function follow(from: string, to: string) {
  const requested: string[] = [];
  vi.stubGlobal("fetch", async (url: URL) => {
    requested.push(url.href);
    return url.href === from
      ? new Response(null, { status: 302, headers: { location: to } })
      : new Response("the text");
  });
  const request = createSourceClient({ ...DEFAULT_REQUEST_POLICY, userAgent: "test", retries: 0 });
  const result = await request(new URL(from), { signal: new AbortController().signal });
  return { result, requested };
}

describe("a redirect of the source", () => {
  it.each([
    ["https://source.example/a", "https://source.example/b"],
    ["http://source.example/a", "https://source.example/b"],
    ["http://source.example/a", "http://source.example/b"],
  ])("from %s to %s is followed", async (from, to) => {
    const { result, requested } = await follow(from, to);
    expect(result).toEqual({ ok: true, value: "the text" });
    expect(requested).toEqual([from, to]);
  });

  it.each([
    ["https://source.example/a", "http://source.example/b"],
    ["https://source.example/a", "https://other.example/b"],
    ["https://source.example/a", "https://source.example:8443/b"],
  ])("from %s to %s is not followed", async (from, to) => {
    const { result, requested } = await follow(from, to);
    expect(result).toMatchObject({
      ok: false,
      failure: { code: "redirected-away", detail: new URL(to).host },
    });
    expect(requested).toEqual([from]);
  });
});
