import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLog, throttled } from "../../../api/monitoring/log.ts";
import { createMetrics } from "../../../api/monitoring/metrics.ts";
import { createTroubles } from "../../../api/monitoring/troubles.ts";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

it("the log writes one dated line per entry, in production a JSON object, with the request id, and nothing below its level", () => {
  const lines: string[] = [];
  const jsonLines: string[] = [];
  const logs = [
    createLog("info", (line) => lines.push(line)),
    createLog("info", (line) => jsonLines.push(line), JSON.stringify),
  ];
  for (const log of logs) {
    log.warn("odd", { request: "7f" });
    log.info("usual\n\u202e{}");
    log.debug("too much");
  }
  const time = "1970-01-01T00:00:00.000Z";
  const usual = "usual\\u{a}\\u{202e}{}";
  expect(lines).toEqual([`${time} warn odd [7f]`, `${time} info ${usual}`]);
  const { pid } = process;
  expect(jsonLines.map((line) => JSON.parse(line))).toEqual([
    { time, pid, level: "warn", request: "7f", msg: "odd" },
    { time, pid, level: "info", msg: usual },
  ]);
});

it("the metrics count responses by route and status, lookups and events, and do not grow with unknown paths", async () => {
  const metrics = createMetrics(["GET /api/tds"]);
  const request = { requestId: "1", method: "GET", status: 200, ms: 2 };
  for (const constituency of ["Clare", "Mayo"])
    metrics.countRequest({ ...request, url: `/api/tds?constituency=${constituency}` });
  for (const source of ["stored", "live", "live"] as const) metrics.countLookup(source);
  metrics.countEvent("bot");
  const before = (await metrics.text()).length;
  for (let n = 0; n < 500; n++)
    metrics.countRequest({ ...request, url: `/wp-admin/${n}?a=Clare`, status: 404 });
  const text = await metrics.text();
  const lines = [
    'http_request_duration_seconds_count{route="/api/tds",status="200"} 2',
    'lookups_total{source="live"} 2',
    'events_total{outcome="bot"} 1',
  ];
  expect(text.split("\n")).toEqual(expect.arrayContaining(lines));
  expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
  expect(text).not.toMatch(/Clare|wp-admin/);
  expect(text.length - before).toBeLessThan(3_000);
});

it("a throttled entry is written up to its limit, then counted", () => {
  const lines: string[] = [];
  const write = throttled((line) => lines.push(line), 2, 1_000);
  for (let entry = 0; entry < 5; entry++) write(`entry ${entry}`);
  expect(lines).toEqual(["entry 0", "entry 1"]);
  vi.advanceTimersByTime(1_000);
  expect(lines).toEqual(["entry 0", "entry 1", "3 more entries like the last ones"]);
  write("entry again");
  expect(lines.at(-1)).toBe("entry again");
});

function setUp() {
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line.slice(25)));
  const troubles = createTroubles(log, () => Date.now());
  return { ...troubles, lines };
}

describe("a trouble", () => {
  it("is said once when it begins, and once when it ends", () => {
    const { report, end, isPresent, lines } = setUp();
    expect(isPresent("database")).toBe(false);
    for (let second = 0; second < 150; second++) {
      report("database", second < 100 ? "connect ECONNREFUSED" : "it is starting");
      vi.advanceTimersByTime(1_000);
    }
    expect(isPresent("database")).toBe(true);
    end("database");
    end("database");
    expect(isPresent("database")).toBe(false);
    expect(lines).toEqual([
      "warn The database does not answer: connect ECONNREFUSED",
      "info The database answers again, 150 s after the trouble began",
    ]);
  });

  it("of events ends after a minute without one", () => {
    const { report, isPresent, lines } = setUp();
    report("events", "it did not store it");
    vi.advanceTimersByTime(40_000);
    report("events", "it may not have stored it");
    vi.advanceTimersByTime(59_999);
    expect(isPresent("events")).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isPresent("events")).toBe(false);
    expect(lines).toEqual([
      "warn Events are not stored: it did not store it",
      "info Every event was stored for a minute, 100 s after the trouble began",
    ]);
  });
});
