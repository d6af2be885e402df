import { describe, expect, it } from "vitest";
import { UNEXPECTED_RESPONSE } from "../../../../site/staff/authorised-request.ts";
import { fetchCsv, fetchStats } from "../../../../site/staff/stats/stats-client.ts";

const STATS = {
  success: true,
  summary: { email_clicks_total: 1, email_clicks_24h: 1, survey_total: 0, survey_24h: 0 },
  previous: { email_clicks: 0, survey: 0 },
  daily: [{ day: "2026-11-20", email_clicks: 1, survey: 0 }],
  sources: [{ name: "ContactTd", count: 1, previous: 0 }],
  partners: [],
  otherPartners: { count: 0, previous: 0 },
  personalised: { count: 0, previous: 0 },
  apart: [],
  providers: [],
};

/** A server that always sends this response, and records the requests. */
function server(body: unknown, status = 200) {
  const requests: { path: string; authorization: string | null }[] = [];
  const fetch = async (path: string | URL | Request, init?: RequestInit) => {
    const authorization = new Headers(init?.headers).get("authorization");
    requests.push({ path: String(path), authorization });
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  };
  return { fetch, requests };
}

describe("fetching the statistics", () => {
  it("asks for the period with the key", async () => {
    const { fetch, requests } = server(STATS);
    expect(await fetchStats(fetch, "the-key", 90)).toEqual({ ok: true, value: STATS });
    expect(requests).toEqual([{ path: "/api/stats?days=90", authorization: "Bearer the-key" }]);
  });

  it("passes on the failure of the request", async () => {
    const { fetch } = server({ success: false, error: "Details" }, 401);
    expect(await fetchStats(fetch, "x", 7)).toEqual({
      ok: false,
      failure: { code: "wrong-key", message: "Details" },
    });
  });

  it.each([
    ["null", null],
    ["text", "figures"],
    ["a negative count", { ...STATS, summary: { ...STATS.summary, survey_total: -1 } }],
    ["a count in words", { ...STATS, sources: [{ name: "x", count: "1", previous: 0 }] }],
    ["a day without a date", { ...STATS, daily: [{ day: "today", email_clicks: 1, survey: 0 }] }],
    ["no partners", { ...STATS, partners: undefined }],
  ])("rejects a response with %s", async (_name, body) => {
    expect(await fetchStats(server(body).fetch, "x", 7)).toEqual({
      ok: false,
      failure: UNEXPECTED_RESPONSE,
    });
  });
});

describe("fetching the CSV", () => {
  it("returns the file", async () => {
    const { fetch, requests } = server("day,email_clicks\r\n");
    const file = await fetchCsv(fetch, "the-key", 7);
    expect(file.ok && (await file.value.text())).toBe("day,email_clicks\r\n");
    expect(requests).toEqual([{ path: "/api/stats.csv?days=7", authorization: "Bearer the-key" }]);
  });

  it("passes on the failure of the request", async () => {
    const { fetch } = server({ success: false, error: "Details" }, 503);
    expect(await fetchCsv(fetch, "x", 7)).toEqual({
      ok: false,
      failure: { code: "failed", message: "Details" },
    });
  });
});
