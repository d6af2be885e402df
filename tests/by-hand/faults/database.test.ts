import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, type TestContext } from "vitest";
import { sendEvent, sendMany } from "../../event-sender.ts";
import { startDatabaseProxy } from "../../servers/database-proxy.ts";
import { findPostgres, type PostgresFaults, type TestPostgres } from "../../servers/postgres.ts";
import { LOOKUP_PATH, withServer } from "./harness.ts";
import { readStoredEvents } from "./stored-events.ts";

const CONNECTIONS = 16;

const found = await findPostgres();
const reason = found.ok ? "" : found.failure;

describe.skipIf(!found.ok || found.value.faults === null)(`PostgreSQL ${reason}`, () => {
  let database: TestPostgres;
  let faults: PostgresFaults;

  beforeAll(() => {
    if (!found.ok || found.value.faults === null) throw new Error(reason);
    database = found.value;
    faults = found.value.faults;
  });
  afterAll(() => database.stop());

  const env = (url = database.url) => ({ DATABASE_URL: url, TRUST_PROXY: "1", LOG_LEVEL: "error" });

  /** Causes a fault while events are sent, and asserts that no acknowledged event is lost. */
  const expectNoLostEvents = async (
    context: TestContext,
    url: string,
    fault: (origin: string) => Promise<void>,
  ) => {
    await withServer(env(url), async ({ origin }) => {
      const sending = sendMany(origin, CONNECTIONS);
      await expect.poll(sending.acknowledged, { timeout: 20_000 }).toBeGreaterThan(300);
      await fault(origin);
      const afterFault = sending.acknowledged();
      await expect
        .poll(sending.acknowledged, { timeout: 20_000 })
        .toBeGreaterThan(afterFault + 300);
      await sending.stop();
      // 202: the connection was lost during the commit, so nobody knows.
      const known = [202, 204, 503];
      expect([...sending.statuses.keys()].filter((status) => !known.includes(status))).toEqual([]);
      const choice = { kind: "postgres", url: database.url } as const;
      const stored = await readStoredEvents(choice, sending.ids);
      await context.annotate(
        `${sending.acknowledged()} events acknowledged, ${stored.missing} lost`,
      );
      expect(stored.missing).toBe(0);
      expect(stored.rows).toBeGreaterThanOrEqual(sending.acknowledged());
      expect(stored.tally).toBe(stored.counted);
    });
  };

  const degradedParts = async (origin: string) =>
    (await (await fetch(`${origin}/readyz`)).json()).degraded;

  const expectServedWithoutDatabase = async (origin: string) => {
    expect((await fetch(origin + LOOKUP_PATH)).status).toBe(200);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    await expect.poll(() => degradedParts(origin), { timeout: 10_000 }).toEqual(["database"]);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    const refused = await sendEvent(origin);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
  };

  it("that hangs with open connections is missed only while it hangs", async (context) => {
    await expectNoLostEvents(context, database.url, async (origin) => {
      faults.suspend();
      try {
        await sleep(1_500);
        await expectServedWithoutDatabase(origin);
      } finally {
        faults.resume();
      }
      await expect.poll(() => degradedParts(origin), { timeout: 10_000 }).toEqual([]);
    });
  });

  it("behind failing and short-lived connections keeps every acknowledged event", async (context) => {
    const proxy = await startDatabaseProxy(database.url, (connection) => {
      // The first connections belong to the server's start, which does not retry.
      if (connection <= 2) return 4_000;
      return connection % 10 === 0 ? 0 : 800 + ((connection * 37) % 1_200);
    });
    await expectNoLostEvents(context, proxy.url, async (origin) => {
      const until = Date.now() + 6_000;
      while (Date.now() < until) {
        expect((await fetch(origin + LOOKUP_PATH)).status).toBe(200);
        await sleep(50);
      }
    });
    expect(proxy.attempts()).toBeGreaterThan(10);
    await proxy.close();
  });
});
