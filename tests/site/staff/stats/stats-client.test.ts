import { expect, it } from "vitest";
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
  calls: { count: 0, previous: 0 },
  apart: [],
  providers: [],
};

/** A server that always sends this response, and records the paths of the requests. */
function server(body: string) {
  const paths: string[] = [];
  const fetch = async (path: string | URL | Request) => {
    paths.push(String(path));
    return new Response(body);
  };
  return { fetch, paths };
}

it("the statistics are those of the period", async () => {
  const { fetch, paths } = server(JSON.stringify(STATS));
  expect(await fetchStats(fetch, "the-key", 90)).toEqual({ ok: true, value: STATS });
  expect(paths).toEqual(["/api/stats?days=90"]);
});

it("the CSV is a file of the period", async () => {
  const { fetch, paths } = server("day,email_clicks\r\n");
  const file = await fetchCsv(fetch, "the-key", 7);
  expect(file.ok && (await file.value.text())).toBe("day,email_clicks\r\n");
  expect(paths).toEqual(["/api/stats.csv?days=7"]);
});
