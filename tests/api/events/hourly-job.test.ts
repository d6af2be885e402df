import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runHourly } from "../../../api/events/hourly-job.ts";
import { createLog } from "../../../api/observe/log.ts";

const HOUR_MS = 3_600_000;

describe("an hourly job", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function startJob(outcomes: ("succeeds" | "fails")[]) {
    let runs = 0;
    const lines: string[] = [];
    const log = createLog("error", (line) => lines.push(line));
    const run = async () => {
      if (outcomes[runs++] === "fails") throw new Error("The database is away");
    };
    const stop = runHourly("Rolling up", run, log);
    return { runs: () => runs, lines, stop };
  }

  it("runs at once and then every hour, also after a failure, which is logged", async () => {
    const { runs, lines } = startJob(["fails", "succeeds"]);
    expect(runs()).toBe(1);
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(runs()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(runs()).toBe(2);
    await vi.advanceTimersByTimeAsync(3 * HOUR_MS);
    expect(runs()).toBe(5);
    expect(lines).toEqual([
      expect.stringMatching(/ error Rolling up failed: The database is away$/),
    ]);
  });

  it("stops between runs and during a run", async () => {
    const { runs, lines, stop } = startJob(["fails"]);
    stop();
    await vi.advanceTimersByTimeAsync(48 * HOUR_MS);
    expect(runs()).toBe(1);
    expect(lines).toEqual([]);
  });
});
