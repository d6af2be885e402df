import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { pipeline } from "node:stream";
import { expect } from "vitest";
import { migrate } from "../../api/db/migrate.ts";
import { seedTds } from "../../api/tds/population/td-store.ts";
import { sendEvent, sendMany } from "../event-sender.ts";
import { freePort } from "../free-port.mjs";
import { describePostgres, firstParty, LOOKUP_PATH } from "../servers/databases.ts";
import { launchServer, startServer } from "../servers/server-process.ts";

/** Creates a closed TCP proxy in front of a PostgreSQL: a database that is gone until it is opened. */
async function createDatabaseProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const clients: Socket[] = [];
  const server = createServer((client) => {
    clients.push(client);
    pipeline(client, connect(Number(target.port), target.hostname), client, () => {});
  });
  const port = await freePort();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  const open = async () => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  return {
    url: url.href,
    open,
    close: async () => {
      server.close();
      for (const client of clients) client.destroy();
      await once(server, "close");
    },
  };
}

const KEY = { headers: { authorization: "Bearer the-key" } };
/** No population begins by itself while a test begins one. */
const SETTINGS = { ADMIN_KEY: "the-key", STATS_KEY: "the-key", POPULATE_EVERY_HOURS: "0" };
/** Addresses that are answered from the database. */
const FROM_THE_DATABASE = ["/api/stats", "/api/populate", "/api/actions"];

describePostgres(
  "a server whose database is away",
  (test) => {
    test("at its start says why it waits, and listens when it has read the database", async (sql, choice) => {
      await migrate(sql);
      await seedTds(sql);
      await sql`update tds set party = 'Stored' where constituency = 'Clare'`;
      const proxy = await createDatabaseProxy(choice.url);
      const PORT = `${await freePort()}`;
      const origin = `http://127.0.0.1:${PORT}`;
      const server = launchServer({ DATABASE_URL: proxy.url, PORT, ...SETTINGS });
      await expect
        .poll(server.logged)
        .toMatch(/ECONNREFUSED .*\. Waiting for it, up to a minute\n/);
      await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
      await proxy.open();
      await expect.poll(server.printed).toMatch(/^TDs /m);
      expect(await firstParty(origin)).toBe("Stored");
      const { code, stderr } = await server.end("SIGTERM");
      expect(code).toBe(0);
      expect(stderr.split("Waiting for it")).toHaveLength(2);
      expect(stderr).not.toContain(new URL(choice.url).password);
      await proxy.close();
    });

    test("later on serves what needs none, and everything when it answers again", async (sql, choice) => {
      const proxy = await createDatabaseProxy(choice.url);
      await proxy.open();
      const server = await startServer({ DATABASE_URL: proxy.url, TRUST_PROXY: "1", ...SETTINGS });
      const { origin } = server;
      const answer = async (path: string) => {
        const response = await fetch(origin + path, KEY);
        return { status: response.status, body: await response.text() };
      };
      const readiness = async () => JSON.parse((await answer("/readyz")).body);
      const sending = sendMany(origin, 8);
      await expect.poll(sending.acknowledged).toBeGreaterThan(200);
      await proxy.close();
      await expect.poll(readiness).toEqual({ success: true, degraded: ["database"] });
      for (const path of ["/healthz", "/readyz", LOOKUP_PATH, "/api/campaign", "/metrics"]) {
        expect((await answer(path)).status, path).toBe(200);
      }
      for (const path of FROM_THE_DATABASE) expect((await answer(path)).status, path).toBe(503);
      // The disk of the server is not that of its database.
      expect((await answer("/metrics")).body).not.toContain("data_disk_free_bytes");
      const refused = await sendEvent(origin);
      expect(refused.status).toBe(503);
      expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);

      await proxy.open();
      await expect.poll(readiness).toEqual({ success: true, degraded: [] });
      const before = sending.acknowledged();
      await expect.poll(sending.acknowledged).toBeGreaterThan(before);
      await sending.stop();
      for (const path of FROM_THE_DATABASE) {
        await expect.poll(async () => (await answer(path)).status).toBe(200);
      }
      const { status } = await fetch(`${origin}/api/populate`, { method: "POST", ...KEY });
      expect(status).toBe(202);
      const { code, stderr } = await server.end("SIGTERM");
      expect(code).toBe(0);
      const stored = await sql<{ id: string }[]>`select id from event_ids`;
      const ids = new Set(stored.map(({ id }) => id));
      expect(sending.ids.filter((id) => !ids.has(id))).toEqual([]);
      // 202: the connection was lost during the commit.
      for (const status of sending.statuses.keys()) expect([202, 204, 503]).toContain(status);
      const logged = stderr.split("\n").filter((line) => line.includes("The database"));
      // On a busy machine the database can seem away once more.
      expect(logged.slice(0, 2)).toEqual([
        expect.stringContaining(" warn The database does not answer: "),
        expect.stringContaining(" info The database answers again, "),
      ]);
      expect(stderr).toContain(" warn Events are not stored: ");
      expect(stderr).not.toContain(new URL(choice.url).password);
      await proxy.close();
    });
  },
  "nothing",
);
