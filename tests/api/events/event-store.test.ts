import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import type { CampaignEvent } from "../../../api/contract/events.ts";
import type { Sql } from "../../../api/db/connect.ts";
import { insertEvents } from "../../../api/events/event-log.ts";
import { readActionCount } from "../../../api/events/open-events.ts";
import { rollUpEvents } from "../../../api/events/retention.ts";
import { readStats } from "../../../api/stats/stats-store.ts";
import { sendMany } from "../../event-sender.ts";
import { openTestDatabase } from "../../servers/data-folders.ts";
import { copyFilled, describeOneStore, describePostgres } from "../../servers/databases.ts";
import { childrenOf, startServer } from "../../servers/server-process.ts";
import { LETTER, LETTER_EVENT, letterOf, SURVEY, storeEvents, TILE } from "./stored-events.ts";

afterEach(() => void vi.useRealTimers());

const NOW = new Date("2026-11-20T12:00:00Z");
const LATER = new Date(NOW.getTime() + 400 * 86_400_000);
const OWN = {
  ...LETTER,
  meta: { ...letterOf("a-gallery").meta, personalised: true },
} as const;

const dailyRows = async (sql: Sql) => [
  ...(await sql`
    select day::text, sum(count)::int as count from event_daily group by day order by day`),
];

describeOneStore("the roll-up", (test) => {
  test("of finished days and of all events changes no figure, also for events that are committed late", async (sql) => {
    const figures = async () => {
      const { summary, ...stats } = await readStats(sql, 30, NOW);
      // The last 24 hours are counted from single events, which are deleted in the end.
      const { email_clicks_total, survey_total } = summary;
      return [await readActionCount(sql, NOW), stats, email_clicks_total, survey_total];
    };
    const [yesterday, today] = ["2026-11-19T23:30:00Z", "2026-11-20T00:30:00Z"];
    for (const at of [yesterday, today, "2026-10-25T00:30:00Z"]) {
      await storeEvents(sql, at, LETTER, 4);
      await storeEvents(sql, at, OWN, 3);
      await storeEvents(sql, at, TILE, 2);
      await storeEvents(sql, at, SURVEY);
    }
    const before = await figures();
    expect(before[0]).toEqual({ total: 21, today: 7 });
    expect(await rollUpEvents(sql, 12, NOW)).toBe(0);
    expect(await figures()).toEqual(before);
    const rolled = [
      { day: "2026-10-25", count: 10 },
      { day: "2026-11-19", count: 10 },
    ];
    expect(await dailyRows(sql)).toEqual(rolled);

    await storeEvents(sql, yesterday, OWN, 2);
    const after = await figures();
    expect(after[0]).toEqual({ total: 23, today: 7 });
    for (let time = 0; time < 2; time++) await rollUpEvents(sql, 12, NOW);
    expect(await figures()).toEqual(after);

    expect(await rollUpEvents(sql, 12, LATER)).toBe(32);
    expect(await sql`select 1 from event_log`).toHaveLength(0);
    expect(await figures()).toEqual(after);
  });

  test("deletes whole days of Dublin, the last the one of the same date some months ago", async (sql) => {
    await storeEvents(sql, "2026-10-19T22:59:59.999Z", LETTER, 2);
    await storeEvents(sql, "2026-10-19T23:00:00Z", LETTER, 3);
    await storeEvents(sql, "2026-10-20T22:59:59.999Z", LETTER, 4);
    const midnight = Date.parse("2026-11-20T00:00:00Z");
    expect(await rollUpEvents(sql, 1, new Date(midnight - 1))).toBe(2);
    expect(await rollUpEvents(sql, 1, new Date(midnight))).toBe(7);
    expect(await dailyRows(sql)).toEqual([
      { day: "2026-10-19", count: 2 },
      { day: "2026-10-20", count: 7 },
    ]);
  });

  test("goes by the database's time when the clock of the process is ahead", async (sql) => {
    await sql`insert into event_log (action, meta) values ('email_click', '{"source":"Story"}')`;
    await sql`insert into event_ids values (gen_random_uuid())`;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 400 * 86_400_000 });
    expect(await rollUpEvents(sql, 12)).toBe(0);
    vi.useRealTimers();
    expect(await dailyRows(sql)).toEqual([]);
    expect(await sql`select from event_log, event_ids where not rolled_up`).toHaveLength(1);
  });

  test("of many days that were imported does not double the log", async (sql) => {
    await sql`
      insert into event_log (action, meta, created_at)
      select 'email_click', '{"source":"ContactTd","provider":"gmail"}', ${NOW}::timestamptz - n * interval '1 hour'
      from generate_series(24, 24 * 60) as n, generate_series(1, 20)`;
    const size = async () => {
      const [row] = await sql`select pg_relation_size('event_log')::int as size`;
      return row?.size;
    };
    const before = await size();
    await rollUpEvents(sql, 12, NOW);
    expect((await size()) / before).toBeLessThan(1.2);
    expect(await dailyRows(sql)).toHaveLength(60);
  });
});

describePostgres("processes that roll up at the same time", (test) => {
  test("move each event once", async (sql, choice) => {
    await storeEvents(sql, NOW, LETTER, 20_000);
    const rolled = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { sql, close } = await openTestDatabase(choice);
        const count = await rollUpEvents(sql, 12, LATER);
        await close();
        return count ?? 0;
      }),
    );
    expect(rolled.sort((a, b) => b - a)).toEqual([20_000, 0, 0, 0, 0]);
    expect(await readActionCount(sql, NOW)).toEqual({ total: 20_000, today: 20_000 });
  });
});

const event = (id?: string): CampaignEvent => ({ ...LETTER_EVENT, ...(id && { id }) });

const total = async (sql: Sql) => (await readActionCount(sql, new Date())).total;

describeOneStore("an event's id", (test) => {
  test("counts once, however often it is sent, and events without ids always count", async (sql) => {
    const [a, b] = [randomUUID(), randomUUID()];
    expect(await insertEvents(sql, [event(a), event(), event(a)])).toBe("stored");
    expect(await total(sql)).toBe(2);
    expect(await insertEvents(sql, [event(a), event(b), event(a.toUpperCase())])).toBe("stored");
    expect(await insertEvents(sql, [event(), event(b)])).toBe("stored");
    expect(await total(sql)).toBe(4);
    expect(await sql`select 1 from event_log`).toHaveLength(4);
  });

  test("is not stored with the event, and is deleted after a day", async (sql) => {
    const id = randomUUID();
    await insertEvents(sql, [event(id)]);
    const [row] = await sql`select to_jsonb(event_log) as row from event_log`;
    expect(JSON.stringify(row)).not.toContain(id);
    const now = Date.now();
    await rollUpEvents(sql, 12, new Date(now + 23 * 3_600_000));
    expect(await sql`select 1 from event_ids`).toHaveLength(1);
    await rollUpEvents(sql, 12, new Date(now + 25 * 3_600_000));
    expect(await sql`select 1 from event_ids`).toHaveLength(0);
    expect(await total(sql)).toBe(1);
  });
});

describePostgres("events", (test) => {
  test("that two servers store at the same time with the same ids count once", async (sql) => {
    const ids = Array.from({ length: 200 }, () => randomUUID());
    const batches = Array.from({ length: 8 }, (_, shift) =>
      ids.map((_id, index) => event(ids[(index + shift * 25) % ids.length])),
    );
    const outcomes = await Promise.all(batches.map((batch) => insertEvents(sql, batch)));
    expect(new Set(outcomes)).toEqual(new Set(["stored"]));
    expect(await total(sql)).toBe(200);
  });

  test("that were refused on a locked table are not stored later, and count once when sent again", async (sql) => {
    const events = Array.from({ length: 500 }, () => event(randomUUID()));
    await sql.begin(async (tx) => {
      await tx`lock table event_log in access exclusive mode`;
      expect(await insertEvents(sql, events)).toBe("refused");
    });
    // The second lock waits behind any statement that still waits for the table.
    await sql.begin((tx) => tx`lock table event_log in access exclusive mode`);
    expect(await total(sql)).toBe(0);
    expect(await insertEvents(sql, events)).toBe("stored");
    expect(await total(sql)).toBe(500);
  });
});

describeOneStore("stored events", (test) => {
  test("cannot contain personal data", async (sql) => {
    const add = (actor: string, meta: object) =>
      sql`insert into event_log (actor, action, entity, meta)
          values (${actor}, 'email_click', 'cta', ${sql.json({ source: "Story", ...meta })})`;
    await add("anon", { personalised: true });
    const refused = { code: "23514" };
    await expect(add("me@example.ie", {})).rejects.toMatchObject(refused);
    const words = { personalised: "I am a potter" };
    for (const meta of [{ constituency: "Clare" }, words, { personalised: false }])
      await expect(add("anon", meta)).rejects.toMatchObject(refused);
  });
});

const CONNECTIONS = 32;

test("events that were acknowledged are all stored and counted once when a server and its database are killed", async () => {
  const dataDir = copyFilled();
  const server = await startServer({ TRUST_PROXY: "1", DATA_DIR: dataDir });
  const sending = sendMany(server.origin, CONNECTIONS);
  while (sending.acknowledged() < 600) await sleep(10);
  for (const pid of childrenOf(server.process.pid)) process.kill(pid, "SIGKILL");
  await server.end("SIGKILL");
  await sending.stop();
  const { sql, close } = await openTestDatabase({ kind: "embedded", dataDir });
  const [count] = await sql<[{ rows: number; tally: number }]>`
    select (select count(*) from event_log)::int as rows,
      (select coalesce(sum(count), 0) from event_totals)::int as tally`;
  await close();
  expect(count.rows).toBeGreaterThanOrEqual(sending.acknowledged());
  // The last event of each connection can be committed but not acknowledged.
  expect(count.rows).toBeLessThanOrEqual(sending.acknowledged() + CONNECTIONS);
  expect(count.tally).toBe(count.rows);
});
