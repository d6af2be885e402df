import { describe, expect, it } from "vitest";
import { openDatabase } from "../../../api/db/connect.ts";
import { migrate } from "../../../api/db/migrate.ts";
import { readActionCount } from "../../../api/events/action-count.ts";
import { rollUpEvents } from "../../../api/events/retention.ts";
import { readStats } from "../../../api/stats/stats-store.ts";
import { EMBEDDED_PROGRAM } from "../../servers/built-programs.ts";
import { ENGINES, withDatabase } from "../../servers/databases.ts";
import { LETTER, SURVEY, storeAt, TILE } from "./stored-events.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const LATER = new Date(NOW.getTime() + 400 * 86_400_000);

describe.each(ENGINES)("retention on the %s engine", (engine) => {
  it("400 days on has rolled everything up, and every total is as it was", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      for (let day = 0; day < 30; day++) {
        const at = new Date(NOW.getTime() - day * 86_400_000);
        await storeAt(sql, at, LETTER, 7);
        await storeAt(sql, at, { ...LETTER, meta: { ...LETTER.meta, partner: "a-gallery" } }, 5);
        await storeAt(sql, at, TILE, 3);
        await storeAt(sql, at, SURVEY, 2);
      }
      const count = await readActionCount(sql, NOW);
      const stats = await readStats(sql, 30, NOW);
      expect(count).toEqual({ total: 360, today: 12 });

      expect(await rollUpEvents(sql, LATER, 12)).toBe(30 * 17);
      expect(await sql`select 1 from event_log`).toHaveLength(0);
      expect(await sql`select 1 from event_tally`).toHaveLength(0);
      expect(await readActionCount(sql, NOW)).toEqual(count);
      const { summary, ...rest } = await readStats(sql, 30, NOW);
      expect({ ...rest, total: summary.email_clicks_total }).toEqual({
        ...{ ...stats, summary: undefined, total: stats.summary.email_clicks_total },
      });

      expect(await rollUpEvents(sql, LATER, 12)).toBe(0);
      expect(await readActionCount(sql, NOW)).toEqual(count);
    });
  });

  it("takes what is older than the months to the moment, and adds it to what was rolled before", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      const edge = new Date("2025-11-20T12:00:00Z");
      await storeAt(sql, new Date(edge.getTime() - 1), LETTER, 2);
      await storeAt(sql, edge, LETTER, 3);
      expect(await rollUpEvents(sql, NOW, 12)).toBe(2);
      expect(await sql`select 1 from event_log`).toHaveLength(3);
      expect(await rollUpEvents(sql, new Date(NOW.getTime() + 1), 12)).toBe(3);
      const rows = await sql`select day::text, count::int from event_daily`;
      expect([...rows]).toEqual([{ day: "2025-11-20", count: 5 }]);
    });
  });

  it("keeps as many months as it is told, through a change of clocks", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      // Eleven in the morning in Dublin, in summer and in winter time.
      await storeAt(sql, "2026-10-20T09:59:59Z", LETTER);
      await storeAt(sql, "2026-10-20T10:00:00Z", LETTER);
      expect(await rollUpEvents(sql, new Date("2026-11-20T11:00:00Z"), 1)).toBe(1);
    });
  });
});

describe.runIf(ENGINES.includes("postgres"))("several processes that roll up at once", () => {
  it("do it once between them", async () => {
    await withDatabase("postgres", async (sql, choice) => {
      await migrate(sql);
      await storeAt(sql, NOW, LETTER, 20_000);
      const others = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const opened = await openDatabase(choice, EMBEDDED_PROGRAM);
          if (!opened.ok) throw new Error(opened.failure.detail);
          return opened.value;
        }),
      );
      const rolled = await Promise.all(
        [sql, ...others.map((other) => other.sql)].map((each) => rollUpEvents(each, LATER, 12)),
      );
      for (const other of others) await other.close();
      expect(rolled.reduce((sum: number, each) => sum + (each ?? 0), 0)).toBe(20_000);
      expect(rolled.filter((each) => each === 20_000)).toHaveLength(1);
      expect(await readActionCount(sql, NOW)).toEqual({ total: 20_000, today: 20_000 });
    });
  });

  it("leave everything as it was when one of them breaks off", async () => {
    await withDatabase("postgres", async (sql) => {
      await migrate(sql);
      await storeAt(sql, NOW, LETTER, 10);
      await sql`alter table event_daily add constraint broken check (count < 0)`;
      await expect(rollUpEvents(sql, LATER, 12)).rejects.toThrow("broken");
      expect(await sql`select 1 from event_log`).toHaveLength(10);
      expect(await readActionCount(sql, NOW)).toEqual({ total: 10, today: 10 });
    });
  });
});
