import { expect, vi } from "vitest";
import { createRunLock } from "../../../../api/tds/population/run-lock.ts";
import { describePostgres, describeStore } from "../../../servers/databases.ts";

describeStore("the run lock", (test) => {
  test("is held by one run at a time", async (_sql, choice) => {
    const acquire = createRunLock(choice);
    for (let time = 0; time < 2; time++) {
      const release = await acquire(() => {});
      expect(release).toBeTypeOf("function");
      expect(await acquire(() => {})).toBeNull();
      await release?.();
    }
  });
});

describePostgres("the run lock on PostgreSQL", (test) => {
  test("is lost when the database ends the connection of its holder, and another run gets it", async (sql, choice) => {
    const acquire = createRunLock(choice);
    for (let time = 0; time < 3; time++) {
      const onLost = vi.fn();
      const release = await acquire(onLost);
      const terminated = await sql`
        select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and database = (
          select oid from pg_database where datname = current_database()
        )`;
      expect(terminated).toHaveLength(1);
      await expect.poll(() => onLost.mock.calls.length).toBe(1);
      const next = await acquire(() => {});
      expect(next).toBeTypeOf("function");
      await release?.();
      await release?.();
      expect(await acquire(() => {})).toBeNull();
      await next?.();
      expect(onLost).toHaveBeenCalledOnce();
    }
  });
});
