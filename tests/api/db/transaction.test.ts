import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import type { Queries, Sql } from "../../../api/db/connect.ts";
import { isConnectionLoss } from "../../../api/db/connect.ts";
import { inTransaction } from "../../../api/db/transaction.ts";
import { describePostgres, describeStore } from "../../servers/databases.ts";

describeStore("a transaction", (it) => {
  const add = (tx: Queries) => tx`insert into question_months values ('2025-03', 'arts', now())`;
  const count = async (sql: Sql) => (await sql`select 1 from question_months`).length;

  it("is committed with the value of its work", async (sql) => {
    expect(await inTransaction(sql, async (tx) => (await add(tx)).count)).toBe(1);
    expect(await count(sql)).toBe(1);
  });

  it("is rolled back when it cannot commit within its limit, however it waits", async (sql) => {
    const holding = sql.begin(async (tx) => {
      await tx`lock table question_months`;
      await sleep(400);
    });
    await expect(inTransaction(sql, add, 100)).rejects.toThrow(/rolled back|timeout/);
    await holding;
    const slow = inTransaction(sql, async (tx) => [await add(tx), await sleep(120)], 100);
    await expect(slow).rejects.toThrow("longer than 100 ms");
    expect(await count(sql)).toBe(0);
  });

  it("is rolled back when a query fails or its work throws", async (sql) => {
    const failing = inTransaction(sql, async (tx) => [await add(tx), await tx`select 1 / 0`]);
    await expect(failing).rejects.toThrow("division by zero");
    const throwing = inTransaction(sql, async (tx) => {
      await add(tx);
      throw new Error("no");
    });
    await expect(throwing).rejects.toThrow("no");
    expect(await count(sql)).toBe(0);
  });
});

// An uncaught error of the driver fails the test run.
describePostgres("a transaction whose connection is lost", (it) => {
  const MOMENTS: [string, (tx: Queries, lose: () => Promise<unknown>) => Promise<unknown>][] = [
    ["before its first query", async (tx, lose) => [await lose(), await tx`select 1`]],
    ["during a query", (tx, lose) => Promise.all([tx`select pg_sleep(60)`, lose()])],
    ["before its commit", async (tx, lose) => [await tx`select 1`, await lose()]],
    [
      "before its rollback",
      async (tx, lose) => {
        await tx`select 1`;
        await lose();
        throw new Error("no");
      },
    ],
  ];
  for (const [moment, work] of MOMENTS) {
    it(`${moment} because the database ended it rejects`, async (sql) => {
      const lost = inTransaction(sql, async (tx) => {
        const [own] = await tx`select pg_backend_pid() as pid`;
        return work(tx, async () => {
          await sql`select pg_terminate_backend(${own?.pid}, 5000)`;
          // The process notices that the connection is closed.
          await sleep(100);
        });
      });
      await expect(lost).rejects.toSatisfy(isConnectionLoss);
      expect(await inTransaction(sql, (tx) => tx`select 1 as one`)).toEqual([{ one: 1 }]);
    });
  }
});
