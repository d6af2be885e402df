import { expect } from "vitest";
import { rollUpEvents } from "../../../api/events/retention.ts";
import * as store from "../../../api/stats/partner-store.ts";
import { readStats } from "../../../api/stats/stats-store.ts";
import { describeOneStore } from "../../servers/databases.ts";
import { CALL, LETTER, letterOf, storeEvents, TILE } from "../events/stored-events.ts";

/** Twenty past midnight in Dublin, where it is summer time: still the day before in UTC. */
const NOW = new Date("2026-07-19T23:20:00Z");

describeOneStore("a partner's figures", (test) => {
  test("are zero for every day and month without letters", async (sql) => {
    const figures = await store.readPartnerFigures(sql, "a-gallery", NOW);
    const none = { letters: 0, campaign: 0 };
    expect(figures).toMatchObject({ since: null, providers: [], total: none });
    expect(figures.days).toHaveLength(30);
    expect(figures.days.at(-1)).toEqual({ day: "2026-07-20", ...none });
    expect(figures.months).toHaveLength(12);
    expect(figures.months[0]).toEqual({ month: "2025-08-01", ...none });
    expect(await store.readPartnerCounts(sql, NOW)).toEqual(new Map());
  });

  test("hold that partner's letters alone, and add up with the staff's, of today and of rolled-up days", async (sql) => {
    await storeEvents(sql, "2026-07-19T23:10:00Z", letterOf("a-gallery"), 2);
    await storeEvents(sql, "2026-07-19T22:50:00Z", letterOf("a-gallery", "outlook"), 3);
    await storeEvents(sql, "2026-06-30T22:59:00Z", letterOf("a-gallery", "post"), 4);
    await storeEvents(sql, "2025-01-02T12:00:00Z", letterOf("a-gallery"), 5);
    await storeEvents(sql, "2026-07-19T23:10:00Z", letterOf("a-gallery-2"), 7);
    await storeEvents(sql, "2026-07-19T12:00:00Z", letterOf("gallery.example"), 11);
    await storeEvents(sql, "2026-07-19T12:00:00Z", LETTER, 13);
    for (const other of [CALL, TILE]) await storeEvents(sql, "2026-07-19T12:00:00Z", other, 17);
    await storeEvents(sql, "2026-07-19T13:00:00Z", letterOf("a-gallery"), 19);
    await sql`
      update event_log set standing = 'doubtful' where created_at = ${new Date("2026-07-19T13:00:00Z")}`;

    const before = await store.readPartnerFigures(sql, "a-gallery", NOW);
    expect(before.total).toEqual({ letters: 14, campaign: 45 });
    expect(before.since).toBe("2025-01-02");
    expect(before.days.slice(-2)).toEqual([
      { day: "2026-07-19", letters: 3, campaign: 27 },
      { day: "2026-07-20", letters: 2, campaign: 9 },
    ]);
    expect(before.days.filter(({ letters }) => letters > 0)).toHaveLength(3);
    expect(before.months.slice(-2)).toEqual([
      { month: "2026-06-01", letters: 4, campaign: 4 },
      { month: "2026-07-01", letters: 5, campaign: 36 },
    ]);
    expect(before.providers).toEqual([
      { provider: "gmail", letters: 7 },
      { provider: "post", letters: 4 },
      { provider: "outlook", letters: 3 },
    ]);
    expect(JSON.stringify(before)).not.toMatch(/a-gallery-2|example/);

    const staff = await readStats(sql, 365, NOW);
    const inYear = before.months.reduce((sum, { letters }) => sum + letters, 0);
    expect(staff.partners.find(({ name }) => name === "a-gallery")?.count).toBe(inYear);
    const counts = await store.readPartnerCounts(sql, NOW);
    expect(counts).toEqual(
      new Map(Object.entries({ "a-gallery": 14, "gallery.example": 11, "a-gallery-2": 7 })),
    );

    await rollUpEvents(sql, 12, NOW);
    expect(await store.readPartnerFigures(sql, "a-gallery", NOW)).toEqual(before);
    expect(await store.readPartnerCounts(sql, NOW)).toEqual(counts);
  });
});

describeOneStore("a partner's private links", (test) => {
  test("are listed by the last one made, until all of them are ended at once", async (sql) => {
    const link = { partner: "a-gallery", expires: null };
    const other = { partner: "b_gallery.example", expires: "2026-12-31" };
    expect(await store.noteLink(sql, other, NOW)).toBe(0);
    expect(await store.noteLink(sql, { ...link, expires: "2026-08-01" }, NOW)).toBe(0);
    const later = new Date(NOW.getTime() + 1_000);
    expect(await store.noteLink(sql, link, later)).toBe(0);
    const listed = { ...other, madeAt: NOW.toISOString() };
    expect((await store.readLinks(sql)).links).toEqual([
      { ...link, madeAt: later.toISOString() },
      listed,
    ]);
    expect(await store.isEnded(sql, { ...link, generation: 0 })).toBe(false);

    await store.endLinks(sql, "a-gallery");
    expect((await store.readLinks(sql)).links).toEqual([listed]);
    expect(await store.isEnded(sql, { ...link, generation: 0 })).toBe(true);
    expect(await store.isEnded(sql, { ...other, generation: 0 })).toBe(false);
    const generation = await store.noteLink(sql, link, later);
    expect(await store.isEnded(sql, { ...link, generation })).toBe(false);
    await store.endLinks(sql, "a-gallery");
    expect(await store.isEnded(sql, { ...link, generation })).toBe(true);
  });

  test("are all ended after a restore, also those that the restored database does not know of", async (sql) => {
    await store.endLinks(sql, "a-gallery");
    await sql`update partner_links set generation = generation - 3600`;
    const link = { partner: "a-gallery", expires: null };
    const generation = await store.noteLink(sql, link, NOW);
    // The dump was made before the first ending.
    await sql`update partner_links set generation = 0`;
    await store.endLinks(sql, "a-gallery");
    expect(await store.isEnded(sql, { ...link, generation })).toBe(true);
  });
});
