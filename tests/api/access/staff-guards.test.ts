import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createStaffGuards } from "../../../api/access/staff-guards.ts";

const KEYS = { stats: "the-stats-key", admin: "the-admin-key" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const lines: string[] = [];
  const guards = createStaffGuards(KEYS, (line) => lines.push(line));
  const lockOut = async (address: string) => {
    for (let attempt = 0; attempt < 10; attempt++) await guards.stats("Bearer wrong", address);
  };
  return { guards, lines, lockOut };
}

describe("the guards of the staff's keys", () => {
  it("admit their own key only", async () => {
    const { guards } = setUp();
    for (const name of ["stats", "admin"] as const) {
      for (const key of ["stats", "admin"] as const) {
        const check = await guards[name](`Bearer ${KEYS[key]}`, "192.0.2.1");
        expect(check.state, `${key} key for ${name}`).toBe(name === key ? "admitted" : "refused");
      }
    }
  });

  it("log a lockout once, without the address and the key", async () => {
    const { guards, lines, lockOut } = setUp();
    await lockOut("192.0.2.1");
    for (let attempt = 0; attempt < 20; attempt++) {
      await guards.stats("Bearer wrong", "192.0.2.1");
    }
    expect(lines).toEqual([
      "An address sent ten wrong stats keys within a minute and is locked out",
    ]);
  });

  it("log lockouts of many addresses as a number", async () => {
    const { lines, lockOut } = setUp();
    for (let address = 0; address < 100; address++) await lockOut(`192.0.2.${address}`);
    expect(lines).toHaveLength(5);
    vi.advanceTimersByTime(60_000);
    expect(lines.at(-1)).toBe("95 more entries like the last ones");
  });
});
