import { describe, expect, it } from "vitest";
import { parseStatsResponse } from "../../../api/contract/stats.ts";
import { migrate } from "../../../api/db/migrate.ts";
import { rollUpEvents } from "../../../api/events/retention.ts";
import { readStats } from "../../../api/stats/stats-store.ts";
import { ENGINES, withDatabase } from "../../servers/databases.ts";
import { LETTER, SURVEY, storeEvents, TILE } from "../events/stored-events.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ZEROS = { email_clicks_total: 0, email_clicks_24h: 0, survey_total: 0, survey_24h: 0 };

/** Returns the time `ms` milliseconds before `NOW`. */
const ago = (ms: number) => new Date(NOW.getTime() - ms);

describe.each(ENGINES)("the statistics on the %s engine", (engine) => {
  it("are zero for every day without events", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      const stats = await readStats(sql, 3, NOW);
      expect(stats).toEqual({
        summary: ZEROS,
        previous: { email_clicks: 0, survey: 0 },
        daily: ["2026-11-18", "2026-11-19", "2026-11-20"].map((day) => ({
          day,
          email_clicks: 0,
          survey: 0,
        })),
        sources: [],
        partners: [],
        otherPartners: { count: 0, previous: 0 },
        personalised: { count: 0, previous: 0 },
        apart: [],
        providers: [],
      });
      expect(parseStatsResponse(JSON.parse(JSON.stringify({ success: true, ...stats })))).toEqual({
        success: true,
        ...stats,
      });
    });
  });

  it("count by day, source, partner and provider, with the previous period", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      const at = (partner: string, provider: "gmail" | "outlook") => ({
        action: "email_click" as const,
        meta: { source: "ContactTd" as const, partner, provider },
      });
      await storeEvents(sql, NOW, at("a-gallery", "gmail"), 5);
      await storeEvents(sql, ago(DAY_MS), at("b-gallery", "outlook"), 7);
      await storeEvents(sql, ago(6 * DAY_MS), LETTER, 1);
      await storeEvents(sql, ago(6 * DAY_MS), SURVEY, 2);
      await storeEvents(sql, ago(7 * DAY_MS), at("a-gallery", "gmail"), 11);
      await storeEvents(sql, ago(13 * DAY_MS), at("c-gallery", "gmail"), 13);
      await storeEvents(sql, ago(13 * DAY_MS), SURVEY, 3);
      await storeEvents(sql, ago(14 * DAY_MS), TILE, 100);
      const { summary, previous, daily, sources, partners, providers } = await readStats(
        sql,
        7,
        NOW,
      );
      expect(summary).toEqual({
        ...ZEROS,
        email_clicks_total: 13,
        email_clicks_24h: 12,
        survey_total: 2,
      });
      expect(previous).toEqual({ email_clicks: 24, survey: 3 });
      expect(daily.map((day) => [day.day, day.email_clicks, day.survey])).toEqual([
        ["2026-11-14", 1, 2],
        ["2026-11-15", 0, 0],
        ["2026-11-16", 0, 0],
        ["2026-11-17", 0, 0],
        ["2026-11-18", 0, 0],
        ["2026-11-19", 7, 0],
        ["2026-11-20", 5, 0],
      ]);
      expect(sources).toEqual([
        { name: "ContactTd", count: 13, previous: 24 },
        { name: "Story", count: 2, previous: 3 },
      ]);
      expect(partners).toEqual([
        { name: "b-gallery", count: 7, previous: 0 },
        { name: "a-gallery", count: 5, previous: 11 },
        { name: "c-gallery", count: 0, previous: 13 },
      ]);
      expect(providers).toEqual([
        { name: "outlook", count: 7, previous: 0 },
        { name: "gmail", count: 6, previous: 24 },
      ]);
    });
  });

  it("include the last 24 hours to the millisecond", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      await storeEvents(sql, ago(DAY_MS + 1), LETTER, 10);
      await storeEvents(sql, ago(DAY_MS), LETTER, 3);
      await storeEvents(sql, ago(DAY_MS - 1), SURVEY, 4);
      expect((await readStats(sql, 30, NOW)).summary).toEqual({
        email_clicks_total: 13,
        email_clicks_24h: 3,
        survey_total: 4,
        survey_24h: 4,
      });
    });
  });

  it("count the letters with words of the supporter's own", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      const meta = { ...LETTER.meta, personalised: true } as const;
      await storeEvents(sql, NOW, { ...LETTER, meta }, 3);
      await storeEvents(sql, ago(6 * DAY_MS), { ...LETTER, meta }, 1);
      await storeEvents(sql, ago(7 * DAY_MS), { ...LETTER, meta }, 5);
      await storeEvents(sql, NOW, LETTER, 2);
      const { personalised, sources } = await readStats(sql, 7, NOW);
      expect(personalised).toEqual({ count: 4, previous: 5 });
      expect(sources).toEqual([{ name: "ContactTd", count: 6, previous: 5 }]);
    });
  });

  it("accept personalised as true only, and nothing that was written", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      for (const value of ['"I am a potter"', "false", "null", "{}"]) {
        const meta = `{"source": "ContactTd", "personalised": ${value}}`;
        const added = sql`
          insert into event_log (action, meta) values ('email_click', ${meta}::text::jsonb)`;
        await expect(added).rejects.toMatchObject({ code: "23514" });
      }
    });
  });

  it.each([
    ["when summer time begins", "2026-03-30T12:00:00Z", 23, "2026-03-29T00:00:00Z"],
    ["when summer time ends", "2026-10-26T12:00:00Z", 25, "2026-10-24T23:00:00Z"],
  ])("use Dublin's days %s", async (_name, now, hours, begins) => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      const begin = Date.parse(begins);
      for (let hour = -2; hour < hours + 2; hour++) {
        await storeEvents(sql, new Date(begin + hour * HOUR_MS), LETTER);
      }
      const { daily, summary } = await readStats(sql, 3, new Date(now));
      expect(daily.map(({ email_clicks }) => email_clicks)).toEqual([2, hours, 2]);
      expect(summary.email_clicks_total).toBe(hours + 4);
    });
  });

  it("add up to the same total by day and in the summary, for any number of days", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      await sql`
        insert into event_log (action, meta, created_at)
        select 'email_click', '{"source":"ContactTd"}', ${NOW}::timestamptz - n * interval '7 hours 13 minutes'
        from generate_series(0, 1500) as n`;
      for (const days of [1, 7, 30, 90, 365]) {
        const { summary, daily } = await readStats(sql, days, NOW);
        expect(daily).toHaveLength(days);
        const sum = daily.reduce((total, day) => total + day.email_clicks, 0);
        expect(summary.email_clicks_total).toBe(sum);
      }
    });
  });

  it("equal the single row of get_clicks_summary, which is zero for any number of days without events", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      const summary = async (days: number | null) => {
        const rows = await sql`select * from get_clicks_summary(${days}::int)`;
        expect(rows).toHaveLength(1);
        return rows[0];
      };
      const zeros = Object.fromEntries(Object.keys(ZEROS).map((name) => [name, "0"]));
      for (const days of [30, 0, -1, null, 2_147_483_647]) {
        expect(await summary(days)).toEqual(zeros);
      }
      await storeEvents(sql, new Date(), LETTER, 2);
      await storeEvents(sql, new Date(Date.now() - 25 * HOUR_MS), SURVEY, 3);
      expect(await summary(30)).toEqual({
        email_clicks_total: "2",
        email_clicks_24h: "2",
        survey_total: "3",
        survey_24h: "0",
      });
      const [types] =
        await sql`select pg_get_function_result('get_clicks_summary(int)'::regprocedure) as result`;
      expect(types?.result.match(/bigint/g)).toHaveLength(4);
    });
  });
});

describe.runIf(ENGINES.includes("postgres"))("the query plans on PostgreSQL", () => {
  type Plan = {
    "Node Type": string;
    "Index Name"?: string;
    "Relation Name"?: string;
    Plans?: Plan[];
  };
  const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

  it("use an index for the last day and never scan the whole log", async () => {
    await withDatabase("postgres", async (sql) => {
      await migrate(sql);
      await sql`
        insert into event_log (action, meta, created_at)
        select 'email_click', jsonb_build_object('source', 'ContactTd', 'partner', 'p-' || n % 20),
          ${NOW}::timestamptz - n * interval '2 minutes'
        from generate_series(0, 200000) as n`;
      await rollUpEvents(sql, NOW, 120);
      await sql`vacuum analyze event_log`;
      await sql`vacuum analyze event_daily`;
      for (const query of [
        `select count(*) filter (where action = 'email_click') from event_log
          where created_at >= '${NOW.toISOString()}'::timestamptz - interval '24 hours'`,
        `select * from clicks_summary_at(7, '${NOW.toISOString()}')`,
      ]) {
        const [row] = await sql.unsafe(`explain (format json) ${query}`);
        const found = nodes(row?.["QUERY PLAN"][0].Plan);
        const scanned = found.filter((node) => node["Node Type"] === "Seq Scan");
        // The totals have a few rows a day, so any plan for them is fast.
        expect(scanned.map((node) => node["Relation Name"])).not.toContain("event_log");
        expect(found.map((node) => node["Index Name"])).toContain("event_log_created_at");
      }
    });
  });
});
