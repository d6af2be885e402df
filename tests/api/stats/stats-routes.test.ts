import { describe, expect, it } from "vitest";
import { createKeyGuard } from "../../../api/access/key-guard.ts";
import { createApp } from "../../../api/app.ts";
import { parseDays } from "../../../api/stats/stats-routes.ts";
import { fakeDeps } from "../fake-deps.ts";

const STATS = {
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

/** Creates an app that records the requested numbers of days. */
function setUp({ isAway = false } = {}) {
  const requestedDays: number[] = [];
  const app = createApp(
    fakeDeps({
      trustProxy: 1,
      stats: {
        guard: createKeyGuard("the-key"),
        read: async (days) => {
          requestedDays.push(days);
          if (isAway) throw new Error("The database is away");
          return STATS;
        },
      },
    }),
  );
  const get = (path: string, authorization?: string, from = "192.0.2.1") =>
    app.request(path, {
      headers: { "x-forwarded-for": from, ...(authorization !== undefined && { authorization }) },
    });
  return { get, requestedDays };
}

const RIGHT_KEY = "Bearer the-key";

describe.each(["/api/stats", "/api/stats.csv"])("GET %s", (path) => {
  it("requires the key and is not shared with other origins", async () => {
    const { get, requestedDays } = setUp();
    const response = await get(path, RIGHT_KEY);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(requestedDays).toEqual([30]);
  });

  it.each([undefined, "Bearer wrong", "Basic the-key"])("rejects %j with 401", async (key) => {
    const { get, requestedDays } = setUp();
    const response = await get(path, key);
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe("Bearer");
    expect(await response.json()).toEqual({ success: false, error: "That key isn't right." });
    expect(requestedDays).toEqual([]);
  });

  it("does not accept the key in the query", async () => {
    const { get } = setUp();
    expect((await get(`${path}?key=the-key`)).status).toBe(401);
  });

  it("answers the tenth wrong key within a minute with 429 and retry-after", async () => {
    const { get } = setUp();
    for (let attempt = 1; attempt <= 9; attempt++)
      expect((await get(path, "Bearer no")).status).toBe(401);
    const tenth = await get(path, "Bearer no");
    expect(tenth.status).toBe(429);
    expect(tenth.headers.get("retry-after")).toBe("60");
    expect((await get(path, RIGHT_KEY)).status).toBe(429);
    expect((await get(path, RIGHT_KEY, "192.0.2.2")).status).toBe(200);
  });

  it.each([
    "0",
    "-1",
    "1e9",
    "abc",
    "",
    "366",
    "1000",
    "30.5",
    "+30",
    " 30",
    "030",
    "0x1e",
    "30&days=30",
  ])("rejects days=%s with 400", async (days) => {
    const { get, requestedDays } = setUp();
    const response = await get(`${path}?days=${days}`, RIGHT_KEY);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false });
    expect(requestedDays).toEqual([]);
  });

  it("answers 503 with retry-after while the database is away", async () => {
    const response = await setUp({ isAway: true }).get(path, RIGHT_KEY);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
  });
});

describe("the formats of the statistics", () => {
  it("include JSON", async () => {
    const response = await setUp().get("/api/stats?days=365", RIGHT_KEY);
    expect(await response.json()).toEqual({ success: true, ...STATS });
  });

  it("include a CSV download", async () => {
    const response = await setUp().get("/api/stats.csv?days=7", RIGHT_KEY);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe(
      'attachment; filename="campaign-stats-7-days.csv"',
    );
    expect(await response.text()).toMatch(/^section,name,.*\r\nsummary,total,1,0,,\r\n/);
  });
});

describe("the number of days", () => {
  it("is 30 by default and can be 1 to 365", () => {
    expect(parseDays()).toBe(30);
    expect(parseDays(["1"])).toBe(1);
    expect(parseDays(["365"])).toBe(365);
  });
});
