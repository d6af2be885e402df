import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openEvents } from "../../../api/events/open-events.ts";
import { createLog } from "../../../api/observe/log.ts";
import { createMetrics } from "../../../api/observe/metrics.ts";
import { createTroubles } from "../../../api/observe/troubles.ts";

const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("finished days are rolled up once the database is prepared and every hour, also after a failure", async () => {
  const lines: string[] = [];
  const log = createLog("error", (line) => lines.push(line));
  let runs = 0;
  let prepare = () => {};
  const done = new Promise<void>((resolve) => {
    prepare = resolve;
  });
  const { close } = openEvents({
    // The first thing that a roll-up does.
    sql: Object.assign(() => {}, {
      begin: async () => {
        runs++;
        throw new Error("The database is away");
      },
    }) as never,
    env: { publicUrl: null, retentionMonths: 12 },
    log,
    troubles: createTroubles(log, () => 0),
    metrics: createMetrics(),
    preparation: { done },
  });
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(runs).toBe(0);
  prepare();
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(runs).toBe(3);
  close();
  await vi.advanceTimersByTimeAsync(48 * HOUR_MS);
  expect(runs).toBe(3);
  expect(lines).toEqual(
    Array(3).fill(expect.stringMatching(/ error Rolling up events failed: .*is away$/)),
  );
});
