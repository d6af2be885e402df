import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createRateLimit } from "../../../api/access/rate-limit.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-20T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

it.each([0, -3_600_000])(
  "a limit ends after its window when the clock is changed by %i ms",
  async (changeMs) => {
    const limit = createRateLimit(2, 60_000);
    for (let time = 0; time < 2; time++) expect(await limit.take("192.0.2.1")).toBe(0);
    vi.setSystemTime(Date.now() + changeMs);
    expect(await limit.take("192.0.2.1")).toBe(60_000);
    expect(await limit.wait("192.0.2.1")).toBe(60_000);
    vi.advanceTimersByTime(60_000);
    expect(await limit.wait("192.0.2.1")).toBe(0);
    expect(await limit.take("192.0.2.1")).toBe(0);
  },
);
