import { describe, expect, it } from "vitest";
import { fetchCsv, fetchStats } from "../../../../site/staff/stats/stats-client.ts";

const STATS = {
  success: true,
  summary: { email_clicks_total: 1, email_clicks_24h: 1, survey_total: 0, survey_24h: 0 },
  previous: { email_clicks: 0, survey: 0 },
  daily: [{ day: "2026-11-20", email_clicks: 1, survey: 0 }],
  sources: [{ name: "ContactTd", count: 1, previous: 0 }],
  partners: [],
  providers: [],
};

/** A server that answers this to everything, and remembers what it was asked. */
function server(body: unknown, status = 200) {
  const asked: { path: string; authorization: string | null }[] = [];
  const fetch = async (path: string | URL | Request, init?: RequestInit) => {
    const authorization = new Headers(init?.headers).get("authorization");
    asked.push({ path: String(path), authorization });
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  };
  return { fetch, asked };
}

describe("asking for figures", () => {
  it("sends the key as a header, and nowhere else", async () => {
    const { fetch, asked } = server(STATS);
    expect(await fetchStats(fetch, "the-key", 90)).toEqual({ ok: true, value: STATS });
    expect(asked).toEqual([{ path: "/api/stats?days=90", authorization: "Bearer the-key" }]);
  });

  it.each([
    [401, "wrong-key"],
    [429, "failed"],
    [503, "failed"],
  ])("passes the server's message on, of a status %i", async (status, code) => {
    const { fetch } = server({ success: false, error: "Its own words" }, status);
    expect(await fetchStats(fetch, "x", 7)).toEqual({
      ok: false,
      failure: { code, message: "Its own words" },
    });
  });

  it("says what happened when the server has no words", async () => {
    const { fetch } = server("<h1>Bad gateway</h1>", 502);
    const answer = await fetchStats(fetch, "x", 7);
    expect(answer.ok || answer.failure.message).toBe("The server answered with status 502");
  });

  it.each([
    ["null", null],
    ["text", "figures"],
    ["a negative count", { ...STATS, summary: { ...STATS.summary, survey_total: -1 } }],
    ["a count in words", { ...STATS, sources: [{ name: "x", count: "1", previous: 0 }] }],
    ["a day without a date", { ...STATS, daily: [{ day: "today", email_clicks: 1, survey: 0 }] }],
    ["no partners", { ...STATS, partners: undefined }],
  ])("takes %s for no figures", async (_name, body) => {
    const answer = await fetchStats(server(body).fetch, "x", 7);
    expect(answer.ok || answer.failure.code).toBe("failed");
  });

  it("says that the server cannot be reached", async () => {
    const fetch = () => Promise.reject(new TypeError("failed to fetch"));
    const answer = await fetchStats(fetch, "x", 7);
    expect(answer.ok || answer.failure.message).toBe("The server cannot be reached");
  });

  it("sends a key that no header can hold, to be refused like any other", async () => {
    const { fetch, asked } = server({ success: false, error: "No" }, 401);
    await fetchCsv(fetch, "schlüssel \n", 7);
    expect(asked).toEqual([
      { path: "/api/stats.csv?days=7", authorization: "Bearer schl%C3%BCssel%20%0A" },
    ]);
  });
});
