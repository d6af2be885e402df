import { afterEach, describe, expect, it, vi } from "vitest";
import type { DatabaseChoice, Sql } from "../../../../api/db/connect.ts";
import { createRunLock, type Release } from "../../../../api/tds/population/run-lock.ts";
import { ENGINES, withDatabase } from "../../../servers/databases.ts";

const ignoreLoss = () => {};

describe.each(ENGINES)("the run lock on the %s engine", (engine) => {
  it("is held by one run at a time", async () => {
    await withDatabase(engine, async (_sql, choice) => {
      const lock = createRunLock(choice);
      const release = await lock.acquire(ignoreLoss);
      expect(release).toBeTypeOf("function");
      expect(await lock.acquire(ignoreLoss)).toBeNull();
      await release?.();
      const again = await lock.acquire(ignoreLoss);
      expect(again).toBeTypeOf("function");
      await again?.();
    });
  });
});

describe.runIf(ENGINES.includes("postgres"))("the run lock on PostgreSQL", () => {
  const releases: (Release | null)[] = [];
  afterEach(async () => {
    for (const release of releases.splice(0)) await release?.();
  });
  const acquire = async (choice: DatabaseChoice, onLost = ignoreLoss) => {
    const release = await createRunLock(choice).acquire(onLost);
    releases.push(release);
    return release;
  };
  const terminateHolder = (sql: Sql) => sql`
    select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and database = (
      select oid from pg_database where datname = current_database()
    )`;

  it("is lost when the database ends the connection of its holder, and another run gets it", async () => {
    await withDatabase("postgres", async (sql, choice) => {
      for (let time = 0; time < 3; time++) {
        const onLost = vi.fn();
        const release = await acquire(choice, onLost);
        expect(await terminateHolder(sql)).toHaveLength(1);
        await expect.poll(() => onLost.mock.calls.length).toBe(1);
        const next = await acquire(choice);
        expect(next).toBeTypeOf("function");
        await release?.();
        await release?.();
        expect(await acquire(choice)).toBeNull();
        await next?.();
        expect(onLost).toHaveBeenCalledOnce();
      }
    });
  });
});
