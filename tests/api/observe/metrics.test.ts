import { describe, expect, it } from "vitest";
import { createApp } from "../../../api/app.ts";
import { createMetrics, kindOf } from "../../../api/observe/metrics.ts";
import { fakeDeps } from "../fake-deps.ts";

const PRESENT = {
  connections: 3,
  eventsWaiting: 2,
  tdsStored: 173,
  tdsCheckedAt: Date.parse("2026-07-19T00:00:00Z"),
  populationRunning: true,
  lastPopulation: { succeeded: true, finishedAt: Date.parse("2026-07-19T00:00:00Z") },
  pool: { active: 1, idle: 4 },
};
const ANSWERED = { requestId: "1", method: "GET", status: 200, ms: 2 };

/** The figure of a line of the text, by its name and labels as they stand there. */
function figure(text: string, name: string): number {
  const line = text.split("\n").find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}

describe("the figures of a process", () => {
  it("count answers by kind and status, lookups by source, and events by outcome", async () => {
    const metrics = createMetrics(async () => PRESENT);
    metrics.answered({ ...ANSWERED, url: "/api/tds?constituency=Clare" });
    metrics.answered({ ...ANSWERED, url: "/api/tds?constituency=Mayo" });
    metrics.lookedUp("stored");
    metrics.lookedUp("live");
    metrics.lookedUp("live");
    metrics.eventReceived("bot");
    const text = await metrics.text();
    const route = 'http_request_duration_seconds_count{route="/api/tds",status="200"}';
    expect(figure(text, route)).toBe(2);
    expect(figure(text, 'lookups_total{source="live"}')).toBe(2);
    expect(figure(text, 'events_total{outcome="bot"}')).toBe(1);
    expect(figure(text, 'database_connections{state="idle"}')).toBe(4);
    expect(figure(text, "database_up")).toBe(1);
    expect(figure(text, "http_connections")).toBe(3);
    expect(figure(text, "population_running")).toBe(1);
    expect(figure(text, "tds_checked_timestamp_seconds")).toBe(1_784_419_200);
    expect(figure(text, "process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
  });

  it("say that the database is away, and forget the connections there were", async () => {
    let pool: Record<string, number> | null = { idle: 4 };
    const metrics = createMetrics(async () => ({ ...PRESENT, pool }));
    await metrics.text();
    pool = null;
    const text = await metrics.text();
    expect(figure(text, "database_up")).toBe(0);
    expect(text).not.toContain('database_connections{state="idle"}');
  });

  it("name no constituency and grow by no address that someone makes up", async () => {
    const metrics = createMetrics(async () => PRESENT);
    metrics.answered({ ...ANSWERED, url: "/api/tds?constituency=Clare" });
    const before = (await metrics.text()).length;
    for (let knock = 0; knock < 500; knock++) {
      metrics.answered({ ...ANSWERED, url: `/wp-admin/${knock}?a=Clare`, status: 404 });
    }
    const text = await metrics.text();
    expect(text).not.toMatch(/Clare|wp-admin/);
    expect(text.length - before).toBeLessThan(3_000);
  });

  it.each([
    ["/embed/v1/bia-contact-td.js", 200, "/embed/v1/*"],
    ["/assets/main-Ab3_x9-Q.css", 200, "/assets/*"],
    ["/api/stats?days=7", 200, "/api/stats"],
    ["/privacy", 200, "other"],
    ["/embed/v1/nothing", 404, "unknown"],
    ["/?from=mail", 200, "/"],
  ])("take %s with %i for %s", (url, status, kind) => {
    expect(kindOf(url, status)).toBe(kind);
  });
});

describe("the histogram of response times", () => {
  const BUCKET = /^http_request_duration_seconds_bucket\{.*le="([^"]+)".*\} (\d+)$/gm;

  it("has buckets from one millisecond to ten seconds", async () => {
    const metrics = createMetrics(async () => PRESENT);
    for (const ms of [1, 5, 10, 50, 100, 500, 1_000, 5_000, 10_000, 10_001]) {
      metrics.answered({ ...ANSWERED, url: "/", ms });
    }
    const buckets = [...(await metrics.text()).matchAll(BUCKET)];
    expect(buckets.map(([, bound, count]) => [bound, Number(count)])).toEqual([
      ["0.001", 1],
      ["0.005", 2],
      ["0.01", 3],
      ["0.05", 4],
      ["0.1", 5],
      ["0.5", 6],
      ["1", 7],
      ["5", 8],
      ["10", 9],
      ["+Inf", 10],
    ]);
  });
});

describe("GET /metrics", () => {
  const ask = (headers: Record<string, string> = {}) =>
    createApp(fakeDeps()).request("/metrics", { headers });

  it("needs the admin's key, and says so as the API does", async () => {
    const response = await ask();
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ success: false, error: "That key isn't right." });
    expect((await ask({ authorization: "Bearer wrong" })).status).toBe(401);
  });

  it("answers in the text format of Prometheus, for nobody to keep", async () => {
    const response = await ask({ authorization: "Bearer the-key" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toContain("# TYPE lookups_total counter");
  });
});
