import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLog } from "../../../api/observe/log.ts";
import { createTroubles } from "../../../api/observe/troubles.ts";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function setUp() {
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line.slice(25)));
  const troubles = createTroubles(log, () => Date.now());
  return { ...troubles, lines };
}

describe("a trouble", () => {
  it("is said once when it begins, once a minute with its reasons, and once when it ends", () => {
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
    vi.advanceTimersByTime(600_000);
    expect(lines).toEqual([
      "warn The database does not answer: connect ECONNREFUSED",
      "warn The database does not answer, for 1 min now: 60 × connect ECONNREFUSED",
      "warn The database does not answer, for 2 min now: 40 × connect ECONNREFUSED, 20 × it is starting",
      "info The database answers again, 150 s after the trouble began",
    ]);
  });

  it("of events is counted by reason and ends after a minute without one", () => {
    const { report, isPresent, lines } = setUp();
    report("events", "it did not store it");
    for (let time = 0; time < 40; time++) report("events", "it may not have stored it");
    vi.advanceTimersByTime(119_999);
    expect(isPresent("events")).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isPresent("events")).toBe(false);
    expect(lines).toEqual([
      "warn Events are not stored: it did not store it",
      "warn Events are not stored, for 1 min now: 1 × it did not store it, 40 × it may not have stored it",
      "info Every event was stored for a minute, 120 s after the trouble began",
    ]);
  });
});
