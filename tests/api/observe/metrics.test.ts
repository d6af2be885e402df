import { describe, expect, it } from "vitest";
import { createMetrics, routeLabel } from "../../../api/observe/metrics.ts";

const RESPONSE = { requestId: "1", method: "GET", status: 200, ms: 2 };

/** Returns the value of a metric, by its name with labels. */
function metricValue(text: string, name: string): number {
  const line = text.split("\n").find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}

describe("the metrics of a process", () => {
  it("count responses by route and status, lookups by source and events by outcome", async () => {
    const metrics = createMetrics();
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
    expect(metricValue(text, "process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
  });

  it("contain no constituency and do not grow with unknown paths", async () => {
    const metrics = createMetrics();
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
