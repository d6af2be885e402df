import { describe, expect, it } from "vitest";
import { createKeyGuard } from "../../../api/access/key-guard.ts";
import { createApp } from "../../../api/app.ts";
import { parseDays, statsCsv } from "../../../api/stats/stats-routes.ts";
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

const FIGURES = {
  summary: { email_clicks_total: 12, email_clicks_24h: 2, survey_total: 3, survey_24h: 1 },
  previous: { email_clicks: 6, survey: 0 },
  daily: [{ day: "2026-11-20", email_clicks: 12, survey: 3 }],
  sources: [{ name: "ContactTd", count: 12, previous: 6 }],
  partners: [],
  otherPartners: { count: 0, previous: 0 },
  personalised: { count: 0, previous: 0 },
  apart: [],
  providers: [{ name: "gmail", count: 12, previous: 6 }],
};

/** Returns a partner's name as written in the CSV. */
const csvName = (name: string) =>
  statsCsv({ ...FIGURES, providers: [], partners: [{ name, count: 1, previous: 0 }] })
    .split("\r\npartner,")[1]
    ?.replace(/,,,1,0\r\nother partners,,,,0,0\r\npersonalised,,,,0,0\r\n$/, "");

describe("the statistics as CSV", () => {
  it("are one table with a header row and one row for each figure", () => {
    expect(statsCsv(FIGURES).split("\r\n")).toEqual([
      "section,name,email_clicks,survey,count,previous",
      "summary,total,12,3,,",
      "summary,last 24 hours,2,1,,",
      "summary,previous period,6,0,,",
      "day,2026-11-20,12,3,,",
      "source,ContactTd,,,12,6",
      "other partners,,,,0,0",
      "provider,gmail,,,12,6",
      "personalised,,,,0,0",
      "",
    ]);
  });

  it("have one row for the partners that are not named", () => {
    const csv = statsCsv({ ...FIGURES, otherPartners: { count: 7, previous: 5 } });
    expect(csv).toContain("\r\nother partners,,,,7,5\r\n");
  });

  it("have one row for the letters with words of the supporter's own", () => {
    const csv = statsCsv({ ...FIGURES, personalised: { count: 4, previous: 2 } });
    expect(csv).toContain("\r\npersonalised,,,,4,2\r\n");
  });

  it("have two rows for each day with clicks that do not count", () => {
    const apart = [{ day: "2026-11-20", doubtful: 940, aside: 60 }];
    expect(statsCsv({ ...FIGURES, apart })).toMatch(
      /\r\ndoubtful,2026-11-20,,,940,\r\nset aside,2026-11-20,,,60,\r\n$/,
    );
  });

  it.each([
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ["+1", "'+1"],
    ["-1", "'-1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", "'\t=1"],
    ["\r=1", '"\'\r=1"'],
    ['=HYPERLINK("http://x.example","y")', '"\'=HYPERLINK(""http://x.example"",""y"")"'],
    ["a,b", '"a,b"'],
    ['a"b', '"a""b"'],
    ["a\r\nb", '"a\r\nb"'],
    ["a-gallery", "a-gallery"],
    ["gallery.example", "gallery.example"],
  ])("write the name %j so that no spreadsheet evaluates it", (name, written) => {
    expect(csvName(name)).toBe(written);
  });
});
