import { describe, expect, it, vi } from "vitest";
import type { Sql } from "../../../../api/db/connect.ts";
import { createRunLock } from "../../../../api/tds/population/run-lock.ts";

/** A driver whose reserved connections answer every query with `query`. */
function fakeDriver(query: () => Promise<object[]>) {
  const release = vi.fn();
  const reserve = vi.fn(async () => Object.assign(vi.fn(query), { release }));
  return { sql: { reserve } as unknown as Sql, reserve, release };
}

describe("the run lock on PostgreSQL", () => {
  it("keeps its connection until it is released", async () => {
    const { sql, release } = fakeDriver(async () => [{ acquired: true }]);
    const unlock = await createRunLock(sql, "postgres").acquire();
    expect(release).not.toHaveBeenCalled();
    await unlock?.();
    expect(release).toHaveBeenCalledOnce();
  });

  it("returns the connection to the pool when another run holds the lock", async () => {
    const { sql, reserve, release } = fakeDriver(async () => [{ acquired: false }]);
    const lock = createRunLock(sql, "postgres");
    expect(await lock.acquire()).toBeNull();
    expect(await lock.acquire()).toBeNull();
    expect(reserve).toHaveBeenCalledTimes(2);
    expect(release).toHaveBeenCalledTimes(2);
  });

  it("returns the connection to the pool when the query fails", async () => {
    const { sql, release } = fakeDriver(async () => {
      throw new Error("connection lost");
    });
    await expect(createRunLock(sql, "postgres").acquire()).rejects.toThrow("connection lost");
    expect(release).toHaveBeenCalledOnce();
  });

  it("returns the connection to the pool when unlocking fails", async () => {
    const { sql, release } = fakeDriver(
      vi
        .fn()
        .mockResolvedValueOnce([{ acquired: true }])
        .mockRejectedValueOnce(new Error("connection lost")),
    );
    const unlock = await createRunLock(sql, "postgres").acquire();
    await unlock?.();
    expect(release).toHaveBeenCalledOnce();
  });
});

describe("the run lock on the embedded database", () => {
  it("is held by one run at a time", async () => {
    const lock = createRunLock({} as Sql, "embedded");
    const unlock = await lock.acquire();
    expect(unlock).toBeTypeOf("function");
    expect(await lock.acquire()).toBeNull();
    await unlock?.();
    expect(await lock.acquire()).toBeTypeOf("function");
  });
});
