import { describe, expect, it } from "vitest";
import { readActionCount } from "../../../api/events/action-count.ts";
import { ENGINES, withTables } from "../../servers/databases.ts";
import { LETTER, SURVEY, storeEvents, TILE } from "./stored-events.ts";

describe.each(ENGINES)("the action count on the %s engine", (engine) => {
  it("includes letters opened in the element, on any site, and their daily totals, and no other click", async () => {
    await withTables(engine, async (sql) => {
      const now = new Date("2026-11-20T12:00:00Z");
      expect(await readActionCount(sql, now)).toEqual({ total: 0, today: 0 });
      await storeEvents(sql, "2026-11-20T11:00:00Z", LETTER, 3);
      await storeEvents(sql, "2025-11-21T11:00:00Z", LETTER, 4);
      await storeEvents(sql, "2026-11-20T11:00:00Z", TILE, 50);
      await storeEvents(sql, "2026-11-20T11:00:00Z", SURVEY, 50);
      await sql`insert into event_daily (day, action, source, provider, count) values
        ('2024-01-01', 'email_click', 'ContactTd', 'outlook', 1000),
        ('2024-01-01', 'email_click', 'ActionSection', null, 5000)`;
      expect(await readActionCount(sql, now)).toEqual({ total: 1_007, today: 3 });
    });
  });

  it("uses Dublin's day, also when summer time begins and ends", async () => {
    await withTables(engine, async (sql) => {
      for (const [day, begins, ends] of [
        ["2026-01-15", "2026-01-15T00:00:00Z", "2026-01-16T00:00:00Z"],
        ["2026-07-15", "2026-07-14T23:00:00Z", "2026-07-15T23:00:00Z"],
        ["2026-03-29", "2026-03-29T00:00:00Z", "2026-03-29T23:00:00Z"],
        ["2026-10-25", "2026-10-24T23:00:00Z", "2026-10-26T00:00:00Z"],
      ] as const) {
        const [begin, end] = [Date.parse(begins), Date.parse(ends)];
        for (const at of [begin - 1, begin, end - 1, end])
          await storeEvents(sql, new Date(at), LETTER);
        const today = async (at: number) => (await readActionCount(sql, new Date(at))).today;
        expect(await Promise.all([begin, end - 1, end].map(today)), day).toEqual([2, 2, 1]);
        const [row] = await sql`select sum(count)::int as n from event_totals where day = ${day}`;
        expect(row?.n, day).toBe(2);
      }
    });
  });
});
