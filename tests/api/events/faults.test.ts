import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { DatabaseChoice } from "../../../api/db/connect.ts";
import { sendEvent as send, sendMany } from "../../event-sender.ts";
import { openTestDatabase } from "../../servers/data-folders.ts";
import { startDatabaseProxy } from "../../servers/database-proxy.ts";
import { describePostgres, ENGINES, withClosedDatabase } from "../../servers/databases.ts";
import { childrenOf, startServer } from "../../servers/server-process.ts";
import { LETTER, storeEvents } from "./stored-events.ts";

const CONNECTIONS = 32;

function envOf(choice: DatabaseChoice): Record<string, string> {
  return {
    TRUST_PROXY: "1",
    LOG_LEVEL: "error",
    STATS_KEY: "the-key",
    ...(choice.kind === "postgres" ? { DATABASE_URL: choice.url } : { DATA_DIR: choice.dataDir }),
  };
}

async function rowsIn(choice: DatabaseChoice): Promise<{ rows: number; tally: number }> {
  const { sql, close } = await openTestDatabase(choice);
  const [count] = await sql<[{ rows: number; tally: number }]>`
    select (select count(*) from event_log)::int as rows,
      (select coalesce(sum(count), 0) from event_totals)::int as tally`;
  await close();
  return count;
}

describe.each(ENGINES)("events sent to a server on the %s engine", (engine) => {
  it.each(["SIGKILL", "SIGTERM"] as const)(
    "are all stored and counted once when they were acknowledged before a %s",
    async (signal) => {
      await withClosedDatabase(engine, async (choice) => {
        const server = await startServer(envOf(choice));
        const sending = sendMany(server.origin, CONNECTIONS);
        while (sending.acknowledged() < 600) await sleep(10);
        // Kills the embedded database with its server, as a power cut does.
        if (signal === "SIGKILL" && engine === "embedded") {
          for (const pid of childrenOf(server.process.pid)) process.kill(pid, signal);
        }
        await server.end(signal);
        await sending.stop();
        const { rows, tally } = await rowsIn(choice);
        expect(rows).toBeGreaterThanOrEqual(sending.acknowledged());
        // The last event of each connection can be committed but not acknowledged.
        expect(rows).toBeLessThanOrEqual(sending.acknowledged() + CONNECTIONS);
        expect(tally).toBe(rows);
      });
    },
  );
});

describePostgres("servers on one PostgreSQL", (test) => {
  test("count each other's events, and the next one to start rolls up old ones", async (sql, choice) => {
    const [one, two] = await Promise.all([startServer(envOf(choice)), startServer(envOf(choice))]);
    const totalAt = async (origin: string) =>
      (await (await fetch(`${origin}/api/actions`)).json()).total;
    expect([await totalAt(one.origin), await totalAt(two.origin)]).toEqual([0, 0]);
    for (const { origin } of [one, two, one]) await send(origin);
    // A server keeps the count for ten seconds.
    const totals = () => Promise.all([one, two].map(({ origin }) => totalAt(origin)));
    await expect.poll(totals).toEqual([3, 3]);

    await storeEvents(sql, new Date(Date.now() - 400 * 86_400_000), LETTER, 6);
    const three = await startServer(envOf(choice));
    await expect.poll(async () => (await sql`select 1 from event_log`).length).toBe(3);
    await expect.poll(totals).toEqual([9, 9]);
    await Promise.all([one, two, three].map((server) => server.end("SIGTERM")));
  });

  test("answer 503 while it is away, lose no acknowledged event and recover on their own", async (sql, choice) => {
    const proxy = await startDatabaseProxy(choice.url);
    const server = await startServer({ ...envOf(choice), DATABASE_URL: proxy.url });
    expect((await send(server.origin)).status).toBe(204);
    const sending = sendMany(server.origin, CONNECTIONS);
    while (sending.acknowledged() < 500) await sleep(10);

    await proxy.close();
    // Until the server notices the lost connection, an event can go into it: 202.
    let unknown = 0;
    let refused = await send(server.origin);
    while (refused.status === 202) {
      unknown += 1;
      refused = await send(server.origin);
    }
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const stats = await fetch(`${server.origin}/api/stats`, {
      headers: { authorization: "Bearer the-key" },
    });
    expect(stats.status).toBe(503);
    expect((await fetch(`${server.origin}/api/actions`)).status).toBe(503);
    expect((await fetch(`${server.origin}/api/tds?constituency=Clare`)).status).toBe(200);

    await proxy.open();
    let found = await send(server.origin);
    while (found.status !== 204) {
      expect([202, 503]).toContain(found.status);
      if (found.status === 202) unknown += 1;
      await sleep(10);
      found = await send(server.origin);
    }
    await sending.stop();
    await server.end("SIGTERM");
    await proxy.close();
    const singleEvents = 2;
    const [{ rows }] = await sql<[{ rows: number }]>`
        select count(*)::int as rows from event_log`;
    // 202: the connection was lost during the commit.
    for (const status of sending.statuses.keys()) expect([202, 204, 503]).toContain(status);
    expect(sending.statuses.has(503)).toBe(true);
    expect(rows).toBeGreaterThanOrEqual(sending.acknowledged() + singleEvents);
    expect(rows).toBeLessThanOrEqual(
      sending.acknowledged() + singleEvents + unknown + (sending.statuses.get(202) ?? 0),
    );
  });
});
