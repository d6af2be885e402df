import { cpSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, inject, it } from "vitest";
import { sendEvent, sendMany } from "../../event-sender.ts";
import { startDatabaseProxy } from "../../servers/database-proxy.ts";
import { findPostgres } from "../../servers/postgres.ts";
import { startServer } from "../../servers/server-process.ts";
import { mountSmallDisk } from "../../servers/small-disk.ts";
import {
  ADMIN_KEY,
  expectNoSecrets,
  LOOKUP_PATH,
  readStoredEvents,
  STATS_KEY,
  withServer,
} from "./harness.ts";

const found = await findPostgres();

it.skipIf(!found.ok)(
  "PostgreSQL behind failing and short-lived connections keeps every acknowledged event",
  async (context) => {
    if (!found.ok) return;
    const { url, stop } = found.value;
    const proxy = await startDatabaseProxy(url, (connection) => {
      // The first connections belong to the server's start, which does not retry.
      if (connection <= 2) return 4_000;
      return connection % 10 === 0 ? 0 : 800 + ((connection * 37) % 1_200);
    });
    const env = { DATABASE_URL: proxy.url, TRUST_PROXY: "1", LOG_LEVEL: "error" };
    await withServer(env, async ({ origin }) => {
      const sending = sendMany(origin, 16);
      await expect.poll(sending.acknowledged, { timeout: 20_000 }).toBeGreaterThan(300);
      const until = Date.now() + 6_000;
      while (Date.now() < until) {
        expect((await fetch(origin + LOOKUP_PATH)).status).toBe(200);
        await sleep(50);
      }
      const afterFault = sending.acknowledged();
      await expect
        .poll(sending.acknowledged, { timeout: 20_000 })
        .toBeGreaterThan(afterFault + 300);
      await sending.stop();
      // 202: the connection was lost during the commit, so nobody knows.
      const known = [202, 204, 503];
      expect([...sending.statuses.keys()].filter((status) => !known.includes(status))).toEqual([]);
      const stored = await readStoredEvents({ kind: "postgres", url }, sending.ids);
      const result = `${sending.acknowledged()} events acknowledged, ${stored.missing} lost`;
      await context.annotate(result);
      expect(stored.missing).toBe(0);
      expect(stored.tally).toBe(stored.counted);
    });
    expect(proxy.attempts()).toBeGreaterThan(10);
    await proxy.close();
    await stop();
  },
);

it("an embedded database keeps every acknowledged event on a full disk and refuses the others with 503", async (context) => {
  const disk = mountSmallDisk(400);
  if (disk === null) return context.skip("mounting a small disk needs root");
  try {
    const dataDir = join(disk.folder, "data");
    cpSync(inject("emptyDataDir"), dataDir, { recursive: true });
    const keys = { ADMIN_KEY, STATS_KEY };
    const env = { DATA_DIR: dataDir, TRUST_PROXY: "1", LOG_LEVEL: "error", ...keys };
    const server = await startServer(env);
    disk.fill(2_000_000);
    const sending = sendMany(server.origin, 16);
    const refusals = () => sending.statuses.get(503) ?? 0;
    await expect.poll(refusals, { timeout: 60_000 }).toBeGreaterThan(0);
    await sleep(500);
    expect((await fetch(server.origin + LOOKUP_PATH)).status).toBe(200);
    disk.free();
    await expect
      .poll(async () => (await sendEvent(server.origin)).status, { timeout: 15_000 })
      .toBe(204);
    const ended = server.end("SIGTERM");
    await sending.stop();
    const { code, stdout, stderr } = await ended;
    expect(code).toBe(0);
    expectNoSecrets(stdout + stderr);
    const statuses = [...sending.statuses.keys()].filter((status) => ![204, 503].includes(status));
    expect(statuses).toEqual([]);

    const stored = await readStoredEvents({ kind: "embedded", dataDir }, sending.ids);
    await context.annotate(`${sending.acknowledged()} events acknowledged, ${stored.rows} stored`);
    expect(stored.missing).toBe(0);
  } finally {
    disk.unmount();
  }
});
