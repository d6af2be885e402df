import { describe, expect, it } from "vitest";
import { openDatabase } from "../../../api/db/connect.ts";
import { migrate } from "../../../api/db/migrate.ts";
import { readActionCount } from "../../../api/events/action-count.ts";
import { rollUpEvents } from "../../../api/events/retention.ts";
import { readStats } from "../../../api/stats/stats-store.ts";
import { EMBEDDED_PROGRAM } from "../../servers/built-programs.ts";
import { ENGINES, withDatabase } from "../../servers/databases.ts";
import { LETTER, SURVEY, storeEvents, TILE } from "./stored-events.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const LATER = new Date(NOW.getTime() + 400 * 86_400_000);

describe.each(ENGINES)("retention on the %s engine", (engine) => {
  it("moves all events into daily totals after 400 days without changing any total", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      for (let day = 0; day < 30; day++) {
        const at = new Date(NOW.getTime() - day * 86_400_000);
        await storeEvents(sql, at, LETTER, 7);
        await storeEvents(
          sql,
          at,
          { ...LETTER, meta: { ...LETTER.meta, partner: "a-gallery", personalised: true } },
          5,
        );
        await storeEvents(sql, at, TILE, 3);
        await storeEvents(sql, at, SURVEY, 2);
      }
      const count = await readActionCount(sql, NOW);
      const stats = await readStats(sql, 30, NOW);
      expect(count).toEqual({ total: 360, today: 12 });
      expect(stats.personalised).toEqual({ count: 150, previous: 0 });

      expect(await rollUpEvents(sql, LATER, 12)).toBe(30 * 17);
      expect(await sql`select 1 from event_log`).toHaveLength(0);
      expect(await readActionCount(sql, NOW)).toEqual(count);
      const { summary, ...rest } = await readStats(sql, 30, NOW);
      expect({ ...rest, total: summary.email_clicks_total }).toEqual({
        ...{ ...stats, summary: undefined, total: stats.summary.email_clicks_total },
      });

      expect(await rollUpEvents(sql, LATER, 12)).toBe(0);
      expect(await readActionCount(sql, NOW)).toEqual(count);
    });
  });

  it("moves events older than the limit to the millisecond and adds them to existing totals", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      const edge = new Date("2025-11-20T12:00:00Z");
      await storeEvents(sql, new Date(edge.getTime() - 1), LETTER, 2);
      await storeEvents(sql, edge, LETTER, 3);
      expect(await rollUpEvents(sql, NOW, 12)).toBe(2);
      expect(await sql`select 1 from event_log`).toHaveLength(3);
      expect(await rollUpEvents(sql, new Date(NOW.getTime() + 1), 12)).toBe(3);
      const rows = await sql`select day::text, count::int from event_daily`;
      expect([...rows]).toEqual([{ day: "2025-11-20", count: 5 }]);
    });
  });

  it("counts the months in Dublin time across the end of summer time", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      // Eleven in the morning in Dublin, in summer and in winter time.
      await storeEvents(sql, "2026-10-20T09:59:59Z", LETTER);
      await storeEvents(sql, "2026-10-20T10:00:00Z", LETTER);
      expect(await rollUpEvents(sql, new Date("2026-11-20T11:00:00Z"), 1)).toBe(1);
    });
  });
});

describe.each(ENGINES)("finished days on the %s engine", (engine) => {
  it("are rolled up without changing a figure, also for events that are committed late", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      const [yesterday, today] = ["2026-11-19T23:30:00Z", "2026-11-20T00:30:00Z"];
      await storeEvents(sql, yesterday, LETTER, 4);
      await storeEvents(sql, today, LETTER, 3);
      const figures = async () => [await readActionCount(sql, NOW), await readStats(sql, 2, NOW)];
      const before = await figures();
      await rollUpEvents(sql, NOW, 12);
      const rows = () => sql`select day::text, count::int from event_daily order by day`;
      expect([...(await rows())]).toEqual([{ day: "2026-11-19", count: 4 }]);
      expect(await figures()).toEqual(before);
      await storeEvents(sql, yesterday, LETTER, 2);
      expect((await readActionCount(sql, NOW)).total).toBe(9);
      await rollUpEvents(sql, NOW, 12);
      await rollUpEvents(sql, NOW, 12);
      expect([...(await rows())]).toEqual([{ day: "2026-11-19", count: 6 }]);
      expect(await readActionCount(sql, NOW)).toEqual({ total: 9, today: 3 });
      expect(await sql`select 1 from event_log`).toHaveLength(9);
    });
  });
});

describe.runIf(ENGINES.includes("postgres"))(
  "several processes that roll up at the same time",
  () => {
    it("move each event once", async () => {
      await withDatabase("postgres", async (sql, choice) => {
        await migrate(sql);
        await storeEvents(sql, NOW, LETTER, 20_000);
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

    it("change nothing when the transaction fails", async () => {
      await withDatabase("postgres", async (sql) => {
        await migrate(sql);
        await storeEvents(sql, NOW, LETTER, 10);
        await sql`alter table event_daily add constraint broken check (count < 0)`;
        await expect(rollUpEvents(sql, LATER, 12)).rejects.toThrow("broken");
        expect(await sql`select 1 from event_log`).toHaveLength(10);
        expect(await readActionCount(sql, NOW)).toEqual({ total: 10, today: 10 });
      });
    });
  },
);
