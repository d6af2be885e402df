import { describe, expect, it } from "vitest";
import { createKeyGuard } from "../../../api/access/key-guard.ts";
import { createApp } from "../../../api/app.ts";
import { askedDays } from "../../../api/stats/stats-routes.ts";
import { fakeDeps } from "../fake-deps.ts";

const STATS = {
  summary: { email_clicks_total: 1, email_clicks_24h: 1, survey_total: 0, survey_24h: 0 },
  previous: { email_clicks: 0, survey: 0 },
  daily: [{ day: "2026-11-20", email_clicks: 1, survey: 0 }],
  sources: [{ name: "ContactTd", count: 1, previous: 0 }],
  partners: [],
  providers: [],
};

function app({ away = false } = {}) {
  const asked: number[] = [];
  const served = createApp(
    fakeDeps({
      trustProxy: 1,
      stats: {
        guard: createKeyGuard("the-key"),
        read: async (days) => {
          asked.push(days);
          if (away) throw new Error("away");
          return STATS;
        },
      },
    }),
  );
  const get = (path: string, authorization?: string, from = "192.0.2.1") =>
    served.request(path, {
      headers: { "x-forwarded-for": from, ...(authorization !== undefined && { authorization }) },
    });
  return { get, asked };
}

const RIGHT = "Bearer the-key";

describe.each(["/api/stats", "/api/stats.csv"])("GET %s", (path) => {
  it("is for whoever sends the key, and for no other site", async () => {
    const { get, asked } = app();
    const response = await get(path, RIGHT);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(asked).toEqual([30]);
  });

  it.each([undefined, "Bearer wrong", "Basic the-key"])("refuses %j with 401", async (key) => {
    const { get, asked } = app();
    const response = await get(path, key);
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe("Bearer");
    expect(await response.json()).toEqual({ success: false, error: "That key isn't right." });
    expect(asked).toEqual([]);
  });

  it("does not take the key from the address", async () => {
    const { get } = app();
    expect((await get(`${path}?key=the-key`)).status).toBe(401);
  });

  it("answers the tenth wrong try within a minute with 429 and when to come back", async () => {
    const { get } = app();
    for (let tried = 1; tried <= 9; tried++)
      expect((await get(path, "Bearer no")).status).toBe(401);
    const tenth = await get(path, "Bearer no");
    expect(tenth.status).toBe(429);
    expect(tenth.headers.get("retry-after")).toBe("60");
    expect((await get(path, RIGHT)).status).toBe(429);
    expect((await get(path, RIGHT, "192.0.2.2")).status).toBe(200);
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
  ])("refuses days=%s with 400", async (days) => {
    const { get, asked } = app();
    const response = await get(`${path}?days=${days}`, RIGHT);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false });
    expect(asked).toEqual([]);
  });

  it("answers 503 with retry-after while the database is away", async () => {
    const response = await app({ away: true }).get(path, RIGHT);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
  });
});

describe("the two forms of the figures", () => {
  it("are JSON", async () => {
    const response = await app().get("/api/stats?days=365", RIGHT);
    expect(await response.json()).toEqual({ success: true, ...STATS });
  });

  it("and a file for a spreadsheet", async () => {
    const response = await app().get("/api/stats.csv?days=7", RIGHT);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe(
      'attachment; filename="campaign-stats-7-days.csv"',
    );
    expect(await response.text()).toMatch(/^section,name,.*\r\nsummary,total,1,0,,\r\n/);
  });
});

describe("the days that are asked for", () => {
  it("are 30 unless it is said, and 1 to 365", () => {
    expect(askedDays()).toBe(30);
    expect(askedDays(["1"])).toBe(1);
    expect(askedDays(["365"])).toBe(365);
  });
});
