import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createKeyGuard } from "../../../api/access/key-guard.ts";

const ADDRESS = "192.0.2.1";
const RIGHT_KEY = "Bearer the-key";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createGuard() {
  return { guard: createKeyGuard("the-key"), advance: (ms: number) => vi.advanceTimersByTime(ms) };
}

describe("a key guard", () => {
  it.each([RIGHT_KEY, "bearer the-key", "BEARER  the-key "])("admits %j", async (authorization) => {
    expect(await createGuard().guard(authorization, ADDRESS)).toEqual({ state: "admitted" });
  });

  it.each([
    undefined,
    "",
    "Bearer",
    "Bearer ",
    "the-key",
    "Basic the-key",
    "Bearer the-ke",
    "Bearer the-key2",
    "Bearer THE-KEY",
    "Bearer the-key the-key",
    `Bearer ${"x".repeat(100_000)}`,
  ])("rejects %j", async (authorization) => {
    expect(await createGuard().guard(authorization, ADDRESS)).toEqual({ state: "refused" });
  });

  it("locks an address after ten wrong keys within a minute, and no other address", async () => {
    const { guard, advance } = createGuard();
    for (let attempt = 1; attempt <= 9; attempt++) {
      expect(await guard("Bearer wrong", ADDRESS)).toEqual({ state: "refused" });
      advance(1_000);
    }
    expect(await guard("Bearer wrong", ADDRESS)).toEqual({ state: "locked", waitMs: 51_000 });
    expect(await guard(RIGHT_KEY, ADDRESS)).toEqual({ state: "locked", waitMs: 51_000 });
    expect(await guard(RIGHT_KEY, "192.0.2.2")).toEqual({ state: "admitted" });
    advance(50_999);
    expect(await guard(RIGHT_KEY, ADDRESS)).toMatchObject({ state: "locked" });
    advance(1);
    expect(await guard(RIGHT_KEY, ADDRESS)).toEqual({ state: "admitted" });
  });

  it("uses a sliding minute, so that a slow guesser gets at most nine attempts a minute", async () => {
    const { guard, advance } = createGuard();
    let rejected = 0;
    for (let second = 0; second < 600; second++) {
      if ((await guard("Bearer wrong", ADDRESS)).state === "refused") rejected++;
      advance(1_000);
    }
    expect(rejected).toBeLessThanOrEqual(90);
  });

  it("does not count a request without a key as an attempt", async () => {
    const { guard } = createGuard();
    for (let request = 0; request < 50; request++) await guard(undefined, ADDRESS);
    expect(await guard(RIGHT_KEY, ADDRESS)).toEqual({ state: "admitted" });
  });

  it("remembers an address after attempts from ten thousand others", async () => {
    const { guard } = createGuard();
    for (let attempt = 0; attempt < 9; attempt++) await guard("Bearer wrong", ADDRESS);
    for (let other = 0; other < 10_050; other++) await guard("Bearer wrong", `other-${other}`);
    expect(await guard("Bearer wrong", ADDRESS)).toMatchObject({ state: "locked" });
  });
});
