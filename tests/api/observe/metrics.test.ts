import { describe, expect, it } from "vitest";
import { createApp } from "../../../api/app.ts";
import { createMetrics, routeLabel } from "../../../api/observe/metrics.ts";
import { fakeDeps } from "../fake-deps.ts";

const SNAPSHOT = {
  connections: 3,
  eventsWaiting: 2,
  tdsStored: 173,
  tdsCheckedAt: Date.parse("2026-07-19T00:00:00Z"),
  populationRunning: true,
  troubles: ["disk" as const],
  lastPopulation: { succeeded: true, finishedAt: Date.parse("2026-07-19T00:00:00Z") },
  pool: { active: 1, idle: 4 },
};
const RESPONSE = { requestId: "1", method: "GET", status: 200, ms: 2 };

/** Returns the value of a metric, by its name with labels. */
function metricValue(text: string, name: string): number {
  const line = text.split("\n").find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}

describe("the metrics of a process", () => {
  it("count responses by route and status, lookups by source and events by outcome", async () => {
    const metrics = createMetrics(async () => SNAPSHOT);
    metrics.countRequest({ ...RESPONSE, url: "/api/tds?constituency=Clare" });
    metrics.countRequest({ ...RESPONSE, url: "/api/tds?constituency=Mayo" });
    metrics.countLookup("stored");
    metrics.countLookup("live");
    metrics.countLookup("live");
    metrics.countEvent("bot");
    const text = await metrics.text();
    const route = 'http_request_duration_seconds_count{route="/api/tds",status="200"}';
    expect(metricValue(text, route)).toBe(2);
    expect(metricValue(text, 'lookups_total{source="live"}')).toBe(2);
    expect(metricValue(text, 'events_total{outcome="bot"}')).toBe(1);
    expect(metricValue(text, 'database_connections{state="idle"}')).toBe(4);
    expect(metricValue(text, "database_up")).toBe(1);
    expect(metricValue(text, "http_connections")).toBe(3);
    expect(metricValue(text, "population_running")).toBe(1);
    expect(metricValue(text, "tds_checked_timestamp_seconds")).toBe(1_784_419_200);
    expect(metricValue(text, "process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
  });

  it("report an unavailable database without its connections", async () => {
    let pool: Record<string, number> | null = { idle: 4 };
    const metrics = createMetrics(async () => ({ ...SNAPSHOT, pool }));
    await metrics.text();
    pool = null;
    const text = await metrics.text();
    expect(metricValue(text, "database_up")).toBe(0);
    expect(text).not.toContain('database_connections{state="idle"}');
  });

  it("contain no constituency and do not grow with unknown paths", async () => {
    const metrics = createMetrics(async () => SNAPSHOT);
    metrics.countRequest({ ...RESPONSE, url: "/api/tds?constituency=Clare" });
    const before = (await metrics.text()).length;
    for (let request = 0; request < 500; request++) {
      metrics.countRequest({ ...RESPONSE, url: `/wp-admin/${request}?a=Clare`, status: 404 });
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
  ])("count %s with status %i as %s", (url, status, kind) => {
    expect(routeLabel(url, status)).toBe(kind);
  });
});

describe("the histogram of response times", () => {
  const BUCKET = /^http_request_duration_seconds_bucket\{.*le="([^"]+)".*\} (\d+)$/gm;

  it("has buckets from one millisecond to ten seconds", async () => {
    const metrics = createMetrics(async () => SNAPSHOT);
    for (const ms of [1, 5, 10, 50, 100, 500, 1_000, 5_000, 10_000, 10_001]) {
      metrics.countRequest({ ...RESPONSE, url: "/", ms });
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

it("shows which troubles last", async () => {
  const text = await createMetrics(async () => SNAPSHOT).text();
  const troubles = [...text.matchAll(/^trouble\{kind="(\w+)"\} (\d)$/gm)];
  expect(troubles.map(([, kind, present]) => [kind, present])).toEqual([
    ["database", "0"],
    ["disk", "1"],
    ["refresh", "0"],
    ["reload", "0"],
    ["events", "0"],
  ]);
});

describe("GET /metrics", () => {
  const request = (headers: Record<string, string> = {}) =>
    createApp(fakeDeps()).request("/metrics", { headers });

  it("requires the admin key and answers 401 in JSON", async () => {
    const response = await request();
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ success: false, error: "That key isn't right." });
    expect((await request({ authorization: "Bearer wrong" })).status).toBe(401);
  });

  it("returns the Prometheus text format, not cacheable", async () => {
    const response = await request({ authorization: "Bearer the-key" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toContain("# TYPE lookups_total counter");
  });
});
