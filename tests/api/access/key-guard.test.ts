import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createStaffGuards, resolveKeys } from "../../../api/access/key-guard.ts";
import { parseEnv } from "../../../api/env.ts";

function keysOf(variables: Record<string, string>) {
  const env = parseEnv(variables);
  if (!env.ok) throw new Error("invalid environment");
  return resolveKeys(env.value);
}

it("keys that are set are used as they are, and the metrics' key is the admin's unless it is set", () => {
  const keys = { STATS_KEY: "stats", ADMIN_KEY: "admin" };
  expect(keysOf(keys)).toEqual({ stats: "stats", admin: "admin", metrics: "admin" });
  expect(keysOf({ ...keys, METRICS_KEY: "monitoring" })).toMatchObject({ metrics: "monitoring" });
});

it("keys that are not set are 192 random bits each, in characters of an address", () => {
  const starts = Array.from({ length: 200 }, () => keysOf({}));
  const keys = starts.flatMap(({ stats, admin }) => [stats, admin]);
  for (const key of keys) expect(key).toMatch(/^[\w-]{32}$/);
  expect(new Set(keys).size).toBe(keys.length);
});

const ADDRESS = "192.0.2.1";
const RIGHT_KEY = "Bearer the-key";
const createGuard = (warn?: (line: string) => void) =>
  createStaffGuards({ stats: "the-key", admin: "another", metrics: "a-third" }, warn).stats;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a key guard", () => {
  it.each([
    [RIGHT_KEY, undefined],
    ["BEARER  the-key ", undefined],
    [undefined, 401],
    ["the-key", 401],
    ["Bearer the-key2", 401],
    ["Bearer the-key the-key", 401],
    [`Bearer ${"x".repeat(100_000)}`, 401],
  ])("refuses %j with %s", async (authorization, status) => {
    expect((await createGuard()(authorization, ADDRESS))?.status).toBe(status);
  });

  it("locks an address after ten wrong keys within a minute, and no other address", async () => {
    const lines: string[] = [];
    const guard = createGuard((line) => lines.push(line));
    for (let attempt = 1; attempt <= 9; attempt++) {
      expect(await guard("Bearer wrong", ADDRESS)).toMatchObject({ status: 401 });
      vi.advanceTimersByTime(1_000);
    }
    expect(await guard("Bearer wrong", ADDRESS)).toMatchObject({ status: 429 });
    const locked = await guard(RIGHT_KEY, ADDRESS);
    expect([locked?.status, locked?.headers.get("retry-after")]).toEqual([429, "51"]);
    expect(await guard(RIGHT_KEY, "192.0.2.2")).toBeNull();
    expect(lines).toEqual([
      "An address sent ten wrong stats keys within a minute and is locked out",
    ]);
    vi.advanceTimersByTime(50_999);
    expect(await guard(RIGHT_KEY, ADDRESS)).toMatchObject({ status: 429 });
    vi.advanceTimersByTime(1);
    expect(await guard(RIGHT_KEY, ADDRESS)).toBeNull();
  });

  it("does not count a request without a key as an attempt", async () => {
    const guard = createGuard();
    for (let request = 0; request < 50; request++) await guard(undefined, ADDRESS);
    expect(await guard(RIGHT_KEY, ADDRESS)).toBeNull();
  });
});
