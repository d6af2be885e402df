import { describe, expect, it } from "vitest";
import type { Sql } from "../../../api/db/connect.ts";
import { rollUpEvents } from "../../../api/events/retention.ts";
import { readStats } from "../../../api/stats/stats-store.ts";
import { ENGINES, withTables } from "../../servers/databases.ts";
import { storeEvents } from "../events/stored-events.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const DAY_MS = 86_400_000;

const from = (partner: string) => ({
  action: "email_click" as const,
  meta: { source: "ContactTd" as const, partner, provider: "gmail" as const },
});

/** Stores one event for each of `count` invented partners, in one statement. */
async function storeInvented(sql: Sql, at: Date, prefix: string, count: number): Promise<void> {
  await sql`
    insert into event_log (action, meta, created_at)
    select 'email_click', jsonb_build_object('source', 'ContactTd', 'partner', ${prefix}::text || n), ${at}
    from generate_series(1, ${count}) as n`;
}

/** Returns the figures by partner, with the total of the clicks. */
async function readPartners(sql: Sql, days = 7) {
  const { partners, otherPartners, summary } = await readStats(sql, days, NOW);
  const named = partners.reduce((sum, { count }) => sum + count, 0);
  return { partners, otherPartners, named, total: summary.email_clicks_total };
}

/** Rolls up the day of `NOW`. */
const rollUp = (sql: Sql) => rollUpEvents(sql, new Date(NOW.getTime() + DAY_MS), 12);

describe.each(ENGINES)("the figures by partner on the %s engine", (engine) => {
  it("of a finished day name the 100 largest and add up all others, whatever was sent", async () => {
    await withTables(engine, async (sql) => {
      await storeEvents(sql, NOW, from("a-gallery"), 5);
      await storeInvented(sql, NOW, "invented-", 5_000);
      await storeEvents(sql, NOW, from("b-gallery"), 3);
      const today = await readPartners(sql);
      expect(today.named + today.otherPartners.count).toBe(5_008);
      await rollUp(sql);
      const { partners, otherPartners, named, total } = await readPartners(sql);
      expect(partners.slice(0, 2)).toEqual([
        { name: "a-gallery", count: 5, previous: 0 },
        { name: "b-gallery", count: 3, previous: 0 },
      ]);
      expect(partners).toHaveLength(100);
      expect(named + otherPartners.count).toBe(5_008);
      expect(total).toBe(5_008);
      // Events that are committed late get no more names.
      await storeInvented(sql, NOW, "late-", 99);
      await storeEvents(sql, NOW, from("a-gallery"), 2);
      await rollUp(sql);
      const late = await readPartners(sql);
      expect(late.partners[0]).toEqual({ name: "a-gallery", count: 7, previous: 0 });
      expect(late.otherPartners.count).toBe(otherPartners.count + 99);
    });
  });

  it("keep naming a known partner after a flood of invented names", async () => {
    await withTables(engine, async (sql) => {
      await storeEvents(sql, new Date(NOW.getTime() - DAY_MS), from("zz-gallery"), 2);
      await rollUpEvents(sql, NOW, 12);
      await storeInvented(sql, NOW, "invented-", 2_500);
      await storeEvents(sql, NOW, from("zz-gallery"));
      await rollUp(sql);
      const { partners } = await readPartners(sql, 1);
      expect(partners).toContainEqual({ name: "zz-gallery", count: 1, previous: 2 });
    });
  });

  it("count the partners of many days in one list of at most 500", async () => {
    await withTables(engine, async (sql) => {
      for (let day = 0; day < 7; day++) {
        const at = new Date(NOW.getTime() - day * DAY_MS);
        await storeInvented(sql, at, `invented-${day}-`, 150);
        await storeEvents(sql, at, from("a-gallery"), 2);
      }
      const { partners, otherPartners, named } = await readPartners(sql);
      expect(partners).toHaveLength(500);
      expect(partners[0]).toEqual({ name: "a-gallery", count: 14, previous: 0 });
      expect(named + otherPartners.count).toBe(7 * 152);
    });
  });
});
