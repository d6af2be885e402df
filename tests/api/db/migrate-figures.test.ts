import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { Sql } from "../../../api/db/connect.ts";
import { migrate } from "../../../api/db/migrate.ts";
import { readActionCount } from "../../../api/events/action-count.ts";
import { rollUpEvents } from "../../../api/events/retention.ts";
import { describeStore } from "../../servers/databases.ts";
import { LETTER, SURVEY, storeEvents, TILE } from "../events/stored-events.ts";

const FOLDER = join(import.meta.dirname, "../../../api/db/migrations");

/** Runs the migrations up to and including `last`, as an earlier version did. */
async function migrateTo(sql: Sql, last: string): Promise<void> {
  await sql`create table migrations (name text primary key, ran_at timestamptz default now())`;
  for (const file of readdirSync(FOLDER).sort()) {
    const name = file.replace(/\.sql$/, "");
    if (name > last) return;
    await sql.unsafe(readFileSync(join(FOLDER, file), "utf8"));
    await sql`insert into migrations (name) values (${name})`;
  }
}

const DAY_MS = 86_400_000;

/** Stores events as version 010 did: of today, of a finished day, rolled up, and apart. */
async function fill(sql: Sql, now: Date): Promise<void> {
  const own = {
    ...LETTER,
    meta: { ...LETTER.meta, partner: "a-gallery", personalised: true },
  } as const;
  for (const ago of [0, 3 * DAY_MS, 40 * DAY_MS]) {
    const at = new Date(now.getTime() - ago);
    await storeEvents(sql, at, LETTER, 5);
    await storeEvents(sql, at, own, 4);
    await storeEvents(sql, at, TILE, 3);
    await storeEvents(sql, at, SURVEY, 2);
    await sql`
      insert into event_log (action, meta, created_at)
      select 'email_click', jsonb_build_object('source', 'ContactTd', 'partner', 'invented-' || n), ${at}
      from generate_series(1, 250) as n`;
    for (const reason of ["doubtful", "aside"]) {
      await sql`
        insert into events_apart (action, meta, created_at, reason)
        select 'email_click', '{"source": "ContactTd", "partner": "a-gallery", "personalised": true}', ${at}, ${reason}
        from generate_series(1, 7)`;
    }
  }
  const old = new Date(now.getTime() - 45 * DAY_MS);
  await sql`
    insert into event_daily (day, action, source, partner, provider, count)
    values (dublin_day(${old}), 'email_click', 'ContactTd', 'a-gallery', 'gmail', 60), (dublin_day(${old}), 'email_click', 'ContactTd', null, null, 10)`;
  await sql`insert into personalised_tally (day, count) values (dublin_day(${old}), 12)`;
}

describeStore(
  "migration 011",
  (test) =>
    test("keeps every count", async (sql) => {
      await migrateTo(sql, "010-campaign");
      const now = new Date();
      await fill(sql, now);
      const summaries = async () => [
        ...(await sql`select days, s.* from unnest(array[1, 7, 30, 60, 365]) as days, get_clicks_summary(days) as s`),
      ];
      const before = await summaries();
      const [count] = await sql`
      select sum(count)::int as total, sum(count) filter (where day = dublin_day(${now}))::int as today
      from event_counts where action = 'email_click' and source = 'ContactTd'`;
      const partners =
        await sql`select day::text, partner, sum(count)::int as count from partner_counts where day < dublin_day(${now}) group by 1, 2`;
      const personalised = await sql`select day::text, count::int from personalised_tally`;
      const apart = await sql`select day::text, reason as standing, count::int from apart_tally`;
      const daily =
        await sql`select day::text, action, source, sum(count)::int as count from event_counts group by 1, 2, 3`;

      expect(await migrate(sql)).toContain("011-figures");
      const sorted = (rows: Iterable<object>) => [...rows].map((row) => JSON.stringify(row)).sort();
      const compare = async () => {
        expect(await summaries()).toEqual(before);
        expect(await readActionCount(sql, now)).toEqual({ ...count });
        const totals = await sql`
        select day::text, action, source, sum(count)::int as count from event_totals
        where standing = 'counted' group by 1, 2, 3`;
        expect(sorted(totals)).toEqual(sorted(daily));
        const ownWords = await sql`
        select day::text, sum(personalised)::int as count from event_totals
        where standing = 'counted' group by 1 having sum(personalised) > 0`;
        expect(sorted(ownWords)).toEqual(sorted(personalised));
        const notCounted = await sql`
        select day::text, standing, sum(count)::int as count from event_totals
        where standing <> 'counted' group by 1, 2`;
        expect(sorted(notCounted)).toEqual(sorted(apart));
        // The partners of today have all their names until the day is over.
        const ofPartners = await sql`
        select day::text, partner, sum(count)::int as count from event_totals
        where standing = 'counted' and partner is not null and day < dublin_day(${now}) group by 1, 2`;
        expect(sorted(ofPartners)).toEqual(sorted(partners));
      };
      await compare();
      await rollUpEvents(sql, now, 12);
      await compare();
    }),
  "nothing",
);
