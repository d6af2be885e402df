import { describe, expect, it } from "vitest";
import type { Sql } from "../../../api/db/connect.ts";
import { migrate } from "../../../api/db/migrate.ts";
import { rollUpEvents } from "../../../api/events/retention.ts";
import { readStats } from "../../../api/stats/stats-store.ts";
import { ENGINES, withDatabase } from "../../servers/databases.ts";
import { migrateTo } from "../db/migrate-to.ts";
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

/** Counts the rows that the tallies hold of each day. */
async function rowsPerDay(sql: Sql): Promise<number[]> {
  const rows = await sql`
    select count(*)::int as count from (
      select day from partner_tally union all select day from event_tally
    ) as rows group by day`;
  return rows.map(({ count }) => count);
}

describe.each(ENGINES)("the figures by partner on the %s engine", (engine) => {
  it("name the largest partners and add up all others, whatever is sent", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      await storeEvents(sql, NOW, from("a-gallery"), 5);
      await storeInvented(sql, NOW, "invented-", 5_000);
      await storeEvents(sql, NOW, from("b-gallery"), 3);
      const { partners, otherPartners, named, total } = await readPartners(sql);
      expect(partners.slice(0, 2)).toEqual([
        { name: "a-gallery", count: 5, previous: 0 },
        { name: "b-gallery", count: 3, previous: 0 },
      ]);
      expect(partners.length).toBeLessThanOrEqual(200);
      expect(named + otherPartners.count).toBe(5_008);
      expect(total).toBe(5_008);
    });
  });

  it("take a bounded number of rows a day for names that arrive one by one", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      for (let batch = 0; batch < 40; batch++)
        await storeInvented(sql, NOW, `invented-${batch}-`, 30);
      const { named, otherPartners } = await readPartners(sql);
      expect(named + otherPartners.count).toBe(1_200);
      // Up to 200 names until they are folded, all others as one, and the kinds without names.
      expect(Math.max(...(await rowsPerDay(sql)))).toBeLessThanOrEqual(202);
    });
  });

  it("keep naming a known partner during a flood of invented names", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      await storeEvents(sql, new Date(NOW.getTime() - DAY_MS), from("zz-gallery"), 2);
      for (let batch = 0; batch < 10; batch++) {
        await storeInvented(sql, NOW, `invented-${batch}-`, 250);
        await storeEvents(sql, NOW, from("zz-gallery"));
      }
      const { partners } = await readPartners(sql, 1);
      expect(partners[0]).toEqual({ name: "zz-gallery", count: 10, previous: 2 });
    });
  });

  it("count the partners of many days in one list of at most 500", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
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

  it("follow an event whose partner or day is corrected, also when it was added up under others", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      await storeInvented(sql, NOW, "invented-", 1_000);
      await sql`
        update event_log set meta = jsonb_set(meta, '{partner}', '"a-gallery"') where id <= 600`;
      const first = await readPartners(sql);
      expect(first.partners[0]).toEqual({ name: "a-gallery", count: 600, previous: 0 });
      expect(first.named + first.otherPartners.count).toBe(1_000);
      await sql`update event_log set created_at = created_at - interval '7 days'`;
      const { partners, otherPartners } = await readPartners(sql);
      const previous = partners.reduce((sum, each) => sum + each.previous, 0);
      expect(previous + otherPartners.previous).toBe(1_000);
      expect(partners.every(({ count }) => count === 0)).toBe(true);
      const [least] = await sql`select min(count)::int as count from partner_tally`;
      expect(least?.count).toBeGreaterThan(0);
    });
  });

  it("stay when old events become daily totals, which are bounded too", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      await storeEvents(sql, NOW, from("a-gallery"), 5);
      await storeInvented(sql, NOW, "invented-", 2_000);
      const before = await readPartners(sql);
      await rollUpEvents(sql, new Date(NOW.getTime() + 400 * DAY_MS), 12);
      expect(await readPartners(sql)).toEqual(before);
      const rows =
        await sql`select partner, sum(count)::int as count from event_daily group by partner`;
      expect(rows.length).toBeLessThanOrEqual(202);
      expect(rows).toContainEqual({ partner: "a-gallery", count: 5 });
      expect(rows).toContainEqual({ partner: "*", count: before.otherPartners.count });
    });
  });
});

describe.each(ENGINES)("a database of an earlier version on the %s engine", (engine) => {
  it("keeps its totals when the tallies become bounded", async () => {
    await withDatabase(engine, async (sql) => {
      await migrateTo(sql, "003-populations");
      await storeEvents(sql, NOW, from("a-gallery"), 5);
      await storeInvented(sql, NOW, "invented-", 1_000);
      await sql`
        insert into event_daily (day, action, source, partner, provider, count)
        select '2026-11-10', 'email_click', 'ContactTd', 'old-' || n, 'gmail', 2 from generate_series(1, 1000) as n`;
      await migrate(sql);
      const { partners, otherPartners, named, total } = await readPartners(sql);
      expect(partners[0]).toEqual({ name: "a-gallery", count: 5, previous: 0 });
      expect(named + otherPartners.count).toBe(1_005);
      expect(total).toBe(1_005);
      const { previous, summary } = await readStats(sql, 7, NOW);
      expect(previous.email_clicks).toBe(2_000);
      expect(summary.email_clicks_24h).toBe(1_005);
      expect(Math.max(...(await rowsPerDay(sql)))).toBeLessThanOrEqual(202);
      const [daily] =
        await sql`select count(*)::int as rows, sum(count)::int as sum from event_daily`;
      expect(daily).toMatchObject({ sum: 2_000 });
      expect(daily?.rows).toBeLessThanOrEqual(101);
    });
  });
});

describe.runIf(ENGINES.includes("postgres"))("several servers on one PostgreSQL", () => {
  it("count invented names at the same time without waiting for each other in a ring", async () => {
    await withDatabase("postgres", async (sql) => {
      await migrate(sql);
      const store = async (server: number) => {
        for (let batch = 0; batch < 20; batch++)
          await storeInvented(sql, NOW, `${(server * 7 + batch) % 13}-${batch}-`, 60);
      };
      await Promise.all(Array.from({ length: 6 }, (_, server) => store(server)));
      const { named, otherPartners } = await readPartners(sql);
      expect(named + otherPartners.count).toBe(6 * 20 * 60);
    });
  });
});
