import { expect } from "vitest";
import { StatsResponse } from "../../../api/contract/stats.ts";
import { readActionCount } from "../../../api/events/open-events.ts";
import { rollUpEvents } from "../../../api/events/retention.ts";
import { readStats } from "../../../api/stats/stats-store.ts";
import { describeOneStore } from "../../servers/databases.ts";
import { CALL, LETTER, letterOf, SURVEY, storeEvents, TILE } from "../events/stored-events.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const ago = (ms: number) => new Date(NOW.getTime() - ms);

const ownLetterOf = (...of: Parameters<typeof letterOf>) => {
  const { action, meta } = letterOf(...of);
  return { action, meta: { ...meta, personalised: true as const } };
};

describeOneStore("the statistics", (test) => {
  test("count by day, source, partner and provider, with the previous period", async (sql) => {
    await storeEvents(sql, NOW, ownLetterOf("a-gallery", "gmail"), 5);
    await storeEvents(sql, ago(DAY_MS), ownLetterOf("b-gallery", "outlook"), 7);
    await storeEvents(sql, ago(6 * DAY_MS), LETTER, 1);
    await storeEvents(sql, ago(6 * DAY_MS), SURVEY, 2);
    await storeEvents(sql, ago(7 * DAY_MS), ownLetterOf("a-gallery", "gmail"), 11);
    await storeEvents(sql, ago(13 * DAY_MS), ownLetterOf("c-gallery", "gmail"), 13);
    await storeEvents(sql, ago(13 * DAY_MS), SURVEY, 3);
    await storeEvents(sql, ago(14 * DAY_MS), TILE, 100);
    const stats = await readStats(sql, 7, NOW);
    expect(StatsResponse.safeParse({ success: true, ...stats }).success).toBe(true);
    expect(stats.summary).toMatchObject({ email_clicks_total: 13, survey_total: 2 });
    expect(stats.previous).toEqual({ email_clicks: 24, survey: 3 });
    const clicked = stats.daily.filter(({ email_clicks }) => email_clicks > 0);
    expect([stats.daily.length, clicked.map((day) => Object.values(day))]).toEqual([
      7,
      [
        ["2026-11-14", 1, 2],
        ["2026-11-19", 7, 0],
        ["2026-11-20", 5, 0],
      ],
    ]);
    expect(stats.sources).toEqual([
      { name: "ContactTd", count: 13, previous: 24 },
      { name: "Story", count: 2, previous: 3 },
    ]);
    expect(stats.partners).toEqual([
      { name: "b-gallery", count: 7, previous: 0 },
      { name: "a-gallery", count: 5, previous: 11 },
      { name: "c-gallery", count: 0, previous: 13 },
    ]);
    expect(stats.providers).toEqual([
      { name: "outlook", count: 7, previous: 0 },
      { name: "gmail", count: 6, previous: 24 },
    ]);
    expect(stats.personalised).toEqual({ count: 12, previous: 24 });
  });

  test("count calls apart: no letter, click or public figure has them", async (sql) => {
    await storeEvents(sql, NOW, CALL, 5);
    await storeEvents(sql, ago(8 * DAY_MS), CALL, 2);
    const { calls, ...others } = await readStats(sql, 7, NOW);
    expect(calls).toEqual({ count: 5, previous: 2 });
    expect(JSON.stringify(others)).not.toMatch(/:[1-9]/);
    expect(await readActionCount(sql, NOW)).toEqual({ total: 0, today: 0 });
  });

  test("are the single row of get_clicks_summary, which is zero for any number of days without events", async (sql) => {
    const summary = async (days: number | null) => {
      const rows = await sql`select * from get_clicks_summary(${days}::int)`;
      return rows.map((row) => Object.entries(row).join(" "));
    };
    const row = (...[email, email24h, survey, survey24h]: number[]) =>
      `email_clicks_total,${email} email_clicks_24h,${email24h} survey_total,${survey} survey_24h,${survey24h}`;
    for (const days of [30, 0, -1, null, 2_147_483_647])
      expect(await summary(days)).toEqual([row(0, 0, 0, 0)]);
    await storeEvents(sql, new Date(), LETTER, 2);
    await storeEvents(sql, new Date(Date.now() - 25 * HOUR_MS), SURVEY, 3);
    expect(await summary(30)).toEqual([row(2, 2, 3, 0)]);
  });

  test("count by Dublin's day, also when summer time begins and ends", async (sql) => {
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

  test("name the 500 largest partners and add up all others, whatever was sent, also of finished days", async (sql) => {
    await storeEvents(sql, NOW, letterOf("a-gallery"), 5);
    await sql`
      insert into event_log (action, meta, created_at)
      select 'email_click', jsonb_build_object('source', 'ContactTd', 'partner', 'invented-' || n), ${NOW}
      from generate_series(1, 5000) as n`;
    for (let time = 0; time < 2; time++) {
      const { partners, otherPartners, summary } = await readStats(sql, 7, NOW);
      expect(partners[0]).toEqual({ name: "a-gallery", count: 5, previous: 0 });
      expect(partners).toHaveLength(500);
      expect(otherPartners.count).toBe(4_501);
      expect(summary.email_clicks_total).toBe(5_005);
      await rollUpEvents(sql, 12, ago(-DAY_MS));
    }
  });
});
