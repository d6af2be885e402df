import { expect } from "vitest";
import { BurstsResponse, type Decision } from "../../../api/contract/decisions.ts";
import type { Sql } from "../../../api/db/connect.ts";
import { readActionCount } from "../../../api/events/action-count.ts";
import { insertEvents } from "../../../api/events/event-log.ts";
import { rollUpEvents } from "../../../api/events/retention.ts";
import { decide, readBursts } from "../../../api/stats/decision-store.ts";
import { noteLink } from "../../../api/stats/partner-links.ts";
import { readPartnerCounts } from "../../../api/stats/partner-store.ts";
import { readStats } from "../../../api/stats/stats-store.ts";
import { describePostgres, describeStore } from "../../servers/databases.ts";
import { LETTER, LETTER_EVENT, letterOf, storeEvents, TILE } from "../events/stored-events.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const MINUTE_MS = 60_000;
const LATER = new Date(NOW.getTime() + 24 * 60 * MINUTE_MS);
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE_MS);

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
  await insertEvents(sql, Array(count).fill({ ...LETTER_EVENT, doubtful: true }));
  await sql`
    update event_log set created_at = ${at} where standing = 'doubtful' and created_at > ${NOW}`;
}

/** Returns what the public and staff see. */
async function readFigures(sql: Sql) {
  const { total, today } = await readActionCount(sql, NOW);
  const { summary, partners, otherPartners, apart } = await readStats(sql, 7, NOW);
  const named = partners.reduce((sum, { count }) => sum + count, otherPartners.count);
  const { doubtful = 0, aside = 0 } = apart[0] ?? {};
  return { total, today, last24h: summary.email_clicks_24h, named, doubtful, aside };
}

/** Returns the history of decisions: what was decided and why, how many events it moved, and whether it holds. */
async function historyOf(sql: Sql) {
  const { decisions } = await readBursts(sql, NOW);
  return decisions.map(({ decision, note, events, holds }) => [decision, note, events, holds]);
}

describeStore("a decision of staff", (test) => {
  for (const [day, later] of [
    ["today", 0],
    ["a finished day", 1],
  ] as const) {
    test(`about a window of ${day} holds until it is undone, and then all stand as they arrived`, async (sql) => {
      await storeEvents(sql, ago(61), LETTER, 1);
      await storeEvents(sql, ago(60), letterOf("a-gallery"), 40);
      await storeEvents(sql, ago(30), LETTER, 2);
      await storeDoubtful(sql, ago(45), 500);
      await rollUpEvents(sql, new Date(NOW.getTime() + later * 24 * 60 * MINUTE_MS), 12);
      const before = await readFigures(sql);
      expect(before).toEqual({
        ...{ total: 43, today: 43, last24h: 43, named: 40, doubtful: 500, aside: 0 },
      });
      const undo = () => decide(sql, about("back", { note: "It was a class" }));
      expect(await decide(sql, about("aside"))).toBe(40);
      expect(await readFigures(sql)).toEqual({
        ...{ total: 3, today: 3, last24h: 3, named: 0, doubtful: 500, aside: 40 },
      });
      expect(await undo()).toBe(40);
      expect(await readFigures(sql)).toEqual(before);

      expect(await decide(sql, about("count", { note: "A school" }))).toBe(500);
      expect(await readFigures(sql)).toMatchObject({ total: 543, doubtful: 0, aside: 0 });
      expect(await undo()).toBe(500);
      expect(await readFigures(sql)).toEqual(before);

      await decide(sql, about("aside"));
      // The last decision about the same clicks holds.
      expect(await decide(sql, about("count", { note: "A school" }))).toBe(540);
      expect(await historyOf(sql)).toEqual([
        ["count", "A school", 540, true],
        ["aside", "A script", 40, false],
        ["back", "It was a class", 500, false],
        ["count", "A school", 500, false],
        ["back", "It was a class", 40, false],
        ["aside", "A script", 40, false],
      ]);
      await undo();
      expect(await readFigures(sql)).toEqual(before);
      expect((await historyOf(sql)).some(([, , , holds]) => holds)).toBe(false);
    });
  }

  test("that is undone gives back nothing that another one about the same clicks leaves out or counts", async (sql) => {
    await storeEvents(sql, ago(45), letterOf("a-gallery"), 40);
    await storeEvents(sql, ago(45), letterOf("b-gallery"), 3);
    await decide(sql, about("aside"));
    const longer = { to: ago(20).toISOString(), partner: "a-gallery" };
    expect(await decide(sql, about("aside", longer))).toBe(0);
    expect(await decide(sql, about("back"))).toBe(3);
    expect(await readFigures(sql)).toMatchObject({ total: 3, aside: 40 });
    await decide(sql, about("aside"));
    expect(await decide(sql, about("count", longer))).toBe(40);
    expect(await readFigures(sql)).toMatchObject({ total: 40, aside: 3 });
    expect(await decide(sql, about("back", longer))).toBe(40);
    expect(await readFigures(sql)).toMatchObject({ total: 0, aside: 43 });
  });

  test("about invented names gives a finished day back to the partners that they pushed out", async (sql) => {
    await storeEvents(sql, ago(45), letterOf("small"), 2);
    await noteLink(sql, { partner: "linked", expires: null }, NOW);
    await storeEvents(sql, ago(45), letterOf("linked"), 1);
    for (let n = 0; n < 101; n++) await storeEvents(sql, ago(45), letterOf(`invented-${n}`), 3);
    await storeEvents(sql, ago(90), letterOf("early"), 1);
    await rollUpEvents(sql, LATER, 12);
    const counts = async () => Object.fromEntries(await readPartnerCounts(sql, NOW));
    expect(await counts()).not.toHaveProperty("small");
    const { bursts } = await readBursts(sql, NOW);
    // The names of which each has few letters, without the partner with a link.
    expect(bursts).toMatchObject([{ partner: "*", counted: 305, apart: 0 }]);
    expect(await decide(sql, about("aside", { partner: "*" }))).toBe(305);
    expect(await counts()).toEqual({ linked: 1, early: 1 });
    expect(await decide(sql, about("count", { partner: "small" }))).toBe(2);
    expect(await counts()).toEqual({ linked: 1, early: 1, small: 2 });
    // A partner that is known since is given back with the others.
    await noteLink(sql, { partner: "invented-7", expires: null }, NOW);
    expect(await decide(sql, about("back", { partner: "*" }))).toBe(303);
    expect(await counts()).toMatchObject({ linked: 1, "invented-7": 3 });
    expect(await historyOf(sql)).toMatchObject([
      ["back", "A script", 303, false],
      ["count", "A script", 2, true],
      ["aside", "A script", 305, false],
    ]);
  });

  test("moves only the events of its source, partner and action", async (sql) => {
    await storeEvents(sql, ago(45), letterOf("a-gallery"), 40);
    await storeEvents(sql, ago(45), LETTER, 3);
    await storeEvents(sql, ago(45), TILE, 5);
    for (const [filter, moved] of [
      [{ action: "survey_click" }, 0],
      [{ source: "ActionSection" }, 5],
      [{ source: "ContactTd", partner: "a-gallery" }, 40],
      [{}, 3],
    ] as const) {
      expect(await decide(sql, about("aside", filter))).toBe(moved);
    }
    expect(await readFigures(sql)).toMatchObject({ total: 0, aside: 48 });
  });
});

describePostgres("decisions", (test) => {
  test("wait for each other, for events and for a roll-up, and all of them happen", async (sql) => {
    await storeEvents(sql, ago(45), LETTER, 1_000);
    const work = Array.from({ length: 20 }, (_, n) => [
      decide(sql, about(n % 2 === 0 ? "aside" : "back")),
      insertEvents(sql, Array(50).fill({ ...LETTER_EVENT, id: crypto.randomUUID() })),
      rollUpEvents(sql, LATER, 12),
    ]);
    await Promise.all(work.flat());
    expect((await sql`select 1 from holding_decisions`).length).toBeLessThanOrEqual(1);
    const [sums] = await sql`select sum(count)::int as total from event_totals`;
    expect(sums).toEqual({ total: 1_020 });
  });
});

describeStore("bursts", (test) => {
  test("are the hours with 20 events of a source and partner or more", async (sql) => {
    await storeEvents(sql, ago(200), LETTER, 19);
    await storeEvents(sql, ago(100), letterOf("a-gallery"), 60);
    await storeDoubtful(sql, ago(90), 940);
    await storeEvents(sql, ago(70), letterOf("b-gallery"), 25);
    await storeEvents(sql, ago(1), TILE, 20);
    const now = new Date(NOW.getTime() + 30 * MINUTE_MS);
    await storeEvents(sql, now, TILE, 20);
    const read = await readBursts(sql, now);
    const sent = { success: true, ...JSON.parse(JSON.stringify(read)) };
    expect(BurstsResponse.parse(sent)).toEqual({ success: true, ...read });
    const letters = {
      source: "ContactTd",
      from: ago(120).toISOString(),
      to: ago(60).toISOString(),
    };
    const tiles = { source: "ActionSection", partner: null, counted: 20, apart: 0 };
    expect(read.bursts).toEqual([
      { ...tiles, from: NOW.toISOString(), to: ago(-31).toISOString() },
      { ...tiles, from: ago(60).toISOString(), to: NOW.toISOString() },
      { ...letters, partner: "a-gallery", counted: 60, apart: 0 },
      { ...letters, partner: "b-gallery", counted: 25, apart: 0 },
      { ...letters, partner: null, counted: 0, apart: 940 },
    ]);
  });
});
