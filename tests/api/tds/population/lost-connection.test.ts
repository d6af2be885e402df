import { beforeEach, expect } from "vitest";
import type { Sql } from "../../../../api/db/connect.ts";
import { readRuns } from "../../../../api/tds/population/population-store.ts";
import { readTds, seedTds } from "../../../../api/tds/population/td-store.ts";
import { type FakeOireachtas, startFakeOireachtas } from "../../../oireachtas/fake-oireachtas.ts";
import { describePostgres } from "../../../servers/databases.ts";
import { createTestPopulation } from "./test-population.ts";

const LOST = {
  success: false,
  message: "Failed to populate TD data",
  error: "The connection to the database was lost during the run",
};

let oireachtas: FakeOireachtas;
beforeEach(async () => {
  oireachtas = await startFakeOireachtas();
  return oireachtas.close;
});

const OTHERS = `
  select pid from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;
const HOLDERS = `${OTHERS} and pid in (select pid from pg_locks where locktype = 'advisory')`;
const terminate = (sql: Sql, pids: string) =>
  sql.unsafe(`select pg_terminate_backend(pid, 5000) from (${pids}) as ended`);

/** Waits until the pool has noticed which of its connections were ended, and has new ones. */
const refilled = (sql: Sql) =>
  expect
    .poll(async () => {
      const all = Array.from({ length: sql.options.max }, () => sql`select pg_sleep(0.01)`);
      return (await Promise.allSettled(all)).every(({ status }) => status === "fulfilled");
    })
    .toBe(true);

// An uncaught error of the driver fails the test run.
describePostgres("a population whose connection is lost", (test) => {
  for (const [which, pids] of [
    ["its lock", HOLDERS],
    ["every query", OTHERS],
  ] as const) {
    test(`with the connection of ${which} ends with the reason, changes nothing, and the next one succeeds`, async (sql, choice) => {
      await seedTds(sql);
      const before = await readTds(sql);
      const population = await createTestPopulation(sql, choice, oireachtas);
      // Slow enough that a run does not end before its connection does.
      oireachtas.delayMs = 50;
      const end = population.run();
      await expect.poll(() => oireachtas.requests.length).toBeGreaterThan(10);
      await terminate(sql, pids);
      expect(await end).toEqual(LOST);
      await refilled(sql);
      await expect.poll(() => readRuns(sql, 1)).toMatchObject([{ error: LOST.error }]);
      expect(await readTds(sql)).toEqual(before);
      oireachtas.delayMs = 0;
      expect(await population.run()).toMatchObject({ success: true });
      await population.stop();
    });
  }
});
