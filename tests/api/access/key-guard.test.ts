import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createKeyGuard } from "../../../api/access/key-guard.ts";

const HOME = "192.0.2.1";
const RIGHT = "Bearer the-key";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function guardAt() {
  return { guard: createKeyGuard("the-key"), pass: (ms: number) => vi.advanceTimersByTime(ms) };
}

describe("the guard of a key", () => {
  it.each([RIGHT, "bearer the-key", "BEARER  the-key "])("admits %j", async (authorization) => {
    expect(await guardAt().guard(authorization, HOME)).toEqual({ state: "admitted" });
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
  ])("refuses %j", async (authorization) => {
    expect(await guardAt().guard(authorization, HOME)).toEqual({ state: "refused" });
  });

  it("locks an address out at its tenth wrong try within a minute, and no other", async () => {
    const { guard, pass } = guardAt();
    for (let tried = 1; tried <= 9; tried++) {
      expect(await guard("Bearer wrong", HOME)).toEqual({ state: "refused" });
      pass(1_000);
    }
    expect(await guard("Bearer wrong", HOME)).toEqual({ state: "locked", waitMs: 51_000 });
    expect(await guard(RIGHT, HOME)).toEqual({ state: "locked", waitMs: 51_000 });
    expect(await guard(RIGHT, "192.0.2.2")).toEqual({ state: "admitted" });
    pass(50_999);
    expect(await guard(RIGHT, HOME)).toMatchObject({ state: "locked" });
    pass(1);
    expect(await guard(RIGHT, HOME)).toEqual({ state: "admitted" });
  });

  it("counts the minute from each try, so that a slow guesser gets nine a minute and no more", async () => {
    const { guard, pass } = guardAt();
    let refused = 0;
    for (let second = 0; second < 600; second++) {
      if ((await guard("Bearer wrong", HOME)).state === "refused") refused++;
      pass(1_000);
    }
    expect(refused).toBeLessThanOrEqual(90);
  });

  it("does not take a request without a key for a try", async () => {
    const { guard } = guardAt();
    for (let asked = 0; asked < 50; asked++) await guard(undefined, HOME);
    expect(await guard(RIGHT, HOME)).toEqual({ state: "admitted" });
  });

  it("still knows an address after ten thousand others have tried", async () => {
    const { guard } = guardAt();
    for (let tried = 0; tried < 9; tried++) await guard("Bearer wrong", HOME);
    for (let other = 0; other < 10_050; other++) await guard("Bearer wrong", `other-${other}`);
    expect(await guard("Bearer wrong", HOME)).toMatchObject({ state: "locked" });
  });
});
