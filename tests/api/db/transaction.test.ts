import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { Queries, Sql } from "../../../api/db/connect.ts";
import { isConnectionLoss } from "../../../api/db/database-errors.ts";
import { inTransaction } from "../../../api/db/transaction.ts";
import { ENGINES, withDatabase } from "../../servers/databases.ts";

describe.each(ENGINES)("a transaction on the %s engine", (engine) => {
  const withTable = (use: (sql: Sql) => Promise<void>) =>
    withDatabase(engine, async (sql) => {
      await sql`create table kept (n int)`;
      await use(sql);
    });
  const add = (tx: Queries) => tx`insert into kept values (1)`;
  const count = async (sql: Sql) => (await sql`select * from kept`).length;

  it("is committed with the value of its work", async () => {
    await withTable(async (sql) => {
      expect(await inTransaction(sql, async (tx) => (await add(tx)).count)).toBe(1);
      expect(await count(sql)).toBe(1);
    });
  });

  it("is rolled back when it cannot commit within its limit, however it waits", async () => {
    await withTable(async (sql) => {
      const holding = sql.begin(async (tx) => {
        await tx`lock table kept`;
        await sleep(400);
      });
      await expect(inTransaction(sql, add, 100)).rejects.toThrow(/rolled back|timeout/);
      await holding;
      const slow = inTransaction(sql, async (tx) => [await add(tx), await sleep(120)], 100);
      await expect(slow).rejects.toThrow("longer than 100 ms");
      expect(await count(sql)).toBe(0);
    });
  });

  it.each([
    ["a query fails", async (tx: Queries) => void (await tx`select 1 / 0`), "division by zero"],
    ["its work throws", () => Promise.reject(new Error("no")), "no"],
  ])("is rolled back when %s", async (_when, work: (tx: Queries) => Promise<void>, message) => {
    await withTable(async (sql) => {
      const failing = inTransaction(sql, async (tx) => {
        await add(tx);
        await work(tx);
      });
      await expect(failing).rejects.toThrow(message);
      expect(await count(sql)).toBe(0);
    });
  });
});

// An uncaught error of the driver fails the test run.
describe.runIf(ENGINES.includes("postgres"))("a transaction whose connection is lost", () => {
  const MOMENTS: [string, (tx: Queries, lose: () => Promise<unknown>) => Promise<unknown>][] = [
    ["before its first query", async (tx, lose) => [await lose(), await tx`select 1`]],
    [
      "between two queries",
      async (tx, lose) => [await tx`select 1`, await lose(), await tx`select 1`],
    ],
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
  /** Waits until the process has noticed that a connection is closed. */
  const untilNoticed = () => sleep(100);

  it.each(MOMENTS)("%s because the database ended it rejects", async (_moment, work) => {
    await withDatabase("postgres", async (sql) => {
      for (let time = 0; time < 3; time++) {
        const lost = inTransaction(sql, async (tx) => {
          const [own] = await tx`select pg_backend_pid() as pid`;
          return work(tx, async () => {
            await sql`select pg_terminate_backend(${own?.pid}, 5000)`;
            await untilNoticed();
          });
        });
        await expect(lost).rejects.toSatisfy(isConnectionLoss);
        expect(await inTransaction(sql, (tx) => tx`select 1 as one`)).toEqual([{ one: 1 }]);
      }
    });
  });
});
