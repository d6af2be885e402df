import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import type { CampaignEvent } from "../../../api/contract/events.ts";
import type { Sql } from "../../../api/db/connect.ts";
import { insertEvents } from "../../../api/events/event-log.ts";
import { readActionCount } from "../../../api/events/open-events.ts";
import { rollUpEvents } from "../../../api/events/retention.ts";
import { sendMany } from "../../event-sender.ts";
import { openTestDatabase } from "../../servers/data-folders.ts";
import { copyFilled, describeOneStore, describePostgres } from "../../servers/databases.ts";
import { childrenOf, startServer } from "../../servers/server-process.ts";
import { LETTER_EVENT } from "./stored-events.ts";

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
    // This waits for the lock behind any statement that still waits for it.
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

it("events that were acknowledged are all stored and counted once when a server and its database are killed", async () => {
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
