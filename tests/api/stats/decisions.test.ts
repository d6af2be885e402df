import { describe, expect, it } from "vitest";
import { type Decision, parseBursts } from "../../../api/contract/decisions.ts";
import type { CampaignEvent } from "../../../api/contract/events.ts";
import type { Sql } from "../../../api/db/connect.ts";
import { migrate } from "../../../api/db/migrate.ts";
import { readActionCount } from "../../../api/events/action-count.ts";
import { insertEvents } from "../../../api/events/event-log.ts";
import { rollUpEvents } from "../../../api/events/retention.ts";
import { decide, readBursts } from "../../../api/stats/decision-store.ts";
import { readStats } from "../../../api/stats/stats-store.ts";
import { ENGINES, withDatabase } from "../../servers/databases.ts";
import { LETTER, storeEvents, TILE } from "../events/stored-events.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE_MS);

const letterFrom = (partner: string) =>
  ({ action: "email_click", meta: { ...LETTER.meta, partner } }) as const;

/** A decision about the events from 60 to 30 minutes ago. */
const about = (decision: Decision["decision"], over: Partial<Decision> = {}): Decision => ({
  decision,
  from: ago(60).toISOString(),
  to: ago(30).toISOString(),
  note: "A script",
  ...over,
});

/** Stores doubtful letters, as the server does. */
async function storeDoubtful(sql: Sql, at: Date, count: number): Promise<void> {
  const event: CampaignEvent = { actor: "anon", entity: "cta", ...LETTER };
  await insertEvents(sql, Array(count).fill({ ...event, doubtful: true }));
  await sql`
    with moved as (delete from events_apart where created_at > ${NOW} returning *)
    insert into events_apart (action, meta, reason, created_at)
    select action, meta, reason, ${at} from moved`;
}

/** Returns what the public and staff see. */
async function readFigures(sql: Sql) {
  const { total, today } = await readActionCount(sql, NOW);
  const { summary, partners, otherPartners, apart } = await readStats(sql, 7, NOW);
  const named = partners.reduce((sum, { count }) => sum + count, otherPartners.count);
  const { doubtful = 0, aside = 0 } = apart[0] ?? {};
  return { total, today, last24h: summary.email_clicks_24h, named, doubtful, aside };
}

describe.each(ENGINES)("doubtful events on the %s engine", (engine) => {
  it("are in no public figure, and staff see them as their own series", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      const event: CampaignEvent = { actor: "anon", entity: "cta", ...LETTER };
      const mixed = Array.from({ length: 50 }, (_, n) =>
        n < 10 ? event : { ...event, doubtful: true as const },
      );
      expect(await insertEvents(sql, mixed)).toBe("stored");
      const now = new Date();
      expect(await readActionCount(sql, now)).toEqual({ total: 10, today: 10 });
      const { summary, daily, sources, apart } = await readStats(sql, 7, now);
      expect(summary).toMatchObject({ email_clicks_total: 10, email_clicks_24h: 10 });
      expect(daily.at(-1)?.email_clicks).toBe(10);
      expect(sources).toEqual([{ name: "ContactTd", count: 10, previous: 0 }]);
      expect(apart).toEqual([{ day: daily.at(-1)?.day, doubtful: 40, aside: 0 }]);
      expect(await sql`select 1 from event_log`).toHaveLength(10);
    });
  });

  it("are deleted with the old events and never reach the daily totals", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      await storeEvents(sql, ago(45), LETTER, 3);
      await storeDoubtful(sql, ago(45), 7);
      await rollUpEvents(sql, new Date(NOW.getTime() + 400 * 24 * 60 * MINUTE_MS), 12);
      expect(await sql`select 1 from events_apart`).toHaveLength(0);
      expect(await sql`select 1 from apart_tally`).toHaveLength(0);
      expect(await sql`select 1 from apart_minutes`).toHaveLength(0);
      expect(await readFigures(sql)).toMatchObject({ total: 3, doubtful: 0 });
    });
  });
});

describe.each(ENGINES)("a decision of staff on the %s engine", (engine) => {
  it("sets a window aside and back, the figures follow, and the history keeps the notes", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      await storeEvents(sql, ago(61), LETTER, 1);
      await storeEvents(sql, ago(60), letterFrom("a-gallery"), 40);
      await storeEvents(sql, ago(30), LETTER, 2);
      await storeDoubtful(sql, ago(45), 500);
      const before = await readFigures(sql);
      expect(before).toEqual({
        ...{ total: 43, today: 43, last24h: 43, named: 40, doubtful: 500, aside: 0 },
      });
      expect(await decide(sql, about("aside"))).toBe(40);
      expect(await readFigures(sql)).toEqual({
        ...{ total: 3, today: 3, last24h: 3, named: 0, doubtful: 500, aside: 40 },
      });
      // Setting the window back does not count what was doubtful before.
      expect(await decide(sql, about("back", { note: "It was a school" }))).toBe(40);
      expect(await readFigures(sql)).toEqual(before);
      expect(await decide(sql, about("count", { note: "The school’s others" }))).toBe(500);
      expect(await readFigures(sql)).toMatchObject({ total: 543, doubtful: 0, aside: 0 });
      const { decisions } = await readBursts(sql, NOW);
      expect(decisions.map(({ decision, note, events }) => [decision, note, events])).toEqual([
        ["count", "The school’s others", 500],
        ["back", "It was a school", 40],
        ["aside", "A script", 40],
      ]);
    });
  });

  it.each([
    ["a source", { source: "ActionSection" as const }, 5],
    ["a partner", { partner: "a-gallery" }, 40],
    ["an action", { action: "survey_click" as const }, 0],
    ["a source and a partner", { source: "ContactTd" as const, partner: "a-gallery" }, 40],
    ["nothing more", {}, 48],
  ])("about a window and %s moves only its events", async (_name, filter, moved) => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      await storeEvents(sql, ago(45), letterFrom("a-gallery"), 40);
      await storeEvents(sql, ago(45), LETTER, 3);
      await storeEvents(sql, ago(45), TILE, 5);
      expect(await decide(sql, about("aside", filter))).toBe(moved);
      const { summary, apart } = await readStats(sql, 7, NOW);
      expect(summary.email_clicks_total).toBe(48 - moved);
      expect(apart[0]?.aside ?? 0).toBe(moved);
    });
  });

  it("changes nothing when the transaction fails", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      await storeEvents(sql, ago(45), LETTER, 9);
      await sql`alter table event_decisions add constraint broken check (events < 0)`;
      await expect(decide(sql, about("aside"))).rejects.toThrow("broken");
      expect(await readFigures(sql)).toMatchObject({ total: 9, aside: 0 });
    });
  });
});

describe.each(ENGINES)("bursts on the %s engine", (engine) => {
  it("are the minutes with 20 events of a source or more, without gaps, with their partners", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      await storeEvents(sql, ago(200), LETTER, 19);
      await storeEvents(sql, ago(100), letterFrom("a-gallery"), 60);
      await storeDoubtful(sql, ago(100), 940);
      await storeEvents(sql, ago(99), letterFrom("b-gallery"), 25);
      await storeEvents(sql, ago(97), letterFrom("b-gallery"), 30);
      await storeEvents(sql, ago(97), TILE, 21);
      const read = await readBursts(sql, NOW);
      expect(parseBursts({ success: true, ...JSON.parse(JSON.stringify(read)) })).toEqual({
        success: true,
        ...read,
      });
      const letters = { action: "email_click", source: "ContactTd" };
      expect(read.bursts).toEqual([
        {
          ...{ action: "email_click", source: "ActionSection" },
          ...{ from: ago(97).toISOString(), to: ago(96).toISOString() },
          ...{ counted: 21, apart: 0, peak: 21, partners: [] },
        },
        {
          ...letters,
          ...{ from: ago(97).toISOString(), to: ago(96).toISOString() },
          ...{ counted: 30, apart: 0, peak: 30, partners: [{ name: "b-gallery", count: 30 }] },
        },
        {
          ...letters,
          ...{ from: ago(100).toISOString(), to: ago(98).toISOString() },
          ...{ counted: 85, apart: 940, peak: 1_000 },
          partners: [
            { name: "a-gallery", count: 60 },
            { name: "b-gallery", count: 25 },
          ],
        },
      ]);
    });
  });
});
