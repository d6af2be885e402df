import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, type TestContext, vi } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import type { DatabaseChoice } from "../../../api/db/connect.ts";
import { EVENT, sendMany } from "../../event-sender.ts";
import { freePort } from "../../free-port.mjs";
import { openTestDatabase } from "../../servers/data-folders.ts";
import { BUILD, publish, type RunningServer, startServer } from "../../servers/server-process.ts";
import { sendFrom, startVisits, statusOf } from "./visitors.ts";

export const ADMIN_KEY = "the-admin-key-of-faults";
export const STATS_KEY = "the-stats-key-of-faults";
/** From the end of a fault until an event is stored again. */
const RECOVERY_MS = 2_000;

/** Two servers on one database behind a proxy. */
export type Installation = {
  /** Ends a server with this signal and returns its exit code. */
  end: (index: number, signal: NodeJS.Signals) => Promise<number | null>;
  /** Stops a server from running for a time, as a machine without memory does. */
  freeze: (index: number) => void;
  thaw: (index: number) => void;
  /** The address of the proxy. */
  origin: string;
  /** Starts a server again that has ended, from this build. */
  start: (index: number, build?: string) => Promise<void>;
  /**
   * Causes a fault under load. Asserts that no page and no lookup fails, that every
   * acknowledged event is stored, and that events are stored again soon after the fault; the
   * figures stand beside the test's result.
   */
  survive: (context: TestContext, fault: () => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts two servers on the database at `url`, and the shipped proxy in front of them. */
export async function startInstallation(url: string): Promise<Installation> {
  const ports = [await freePort(), await freePort()];
  const startOn = (port: number, build = BUILD) =>
    startServer(
      {
        DATABASE_URL: url,
        PORT: `${port}`,
        NODE_ENV: "production",
        TRUST_PROXY: "1",
        ADMIN_KEY,
        STATS_KEY,
      },
      [process.execPath, join(build, "api/server.js")],
    );
  const servers: RunningServer[] = await Promise.all(ports.map((port) => startOn(port)));
  const proxy = await startCaddy(ports.map((port) => `http://127.0.0.1:${port}`));
  const stop = async () => {
    await proxy.stop();
    for (const server of servers) {
      if (server.process.exitCode === null) await server.end("SIGKILL");
    }
  };
  try {
    // In production a campaign that nobody has published is a draft.
    await publish(servers[0]?.origin ?? "", ADMIN_KEY, DEFAULT_CAMPAIGN);
    // The other server sees within a second that it is published.
    const status = ({ origin }: RunningServer) => statusOf(`${origin}/tds/clare`);
    const statuses = () => Promise.all(servers.map(status));
    await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200]), { timeout: 20_000 });
  } catch (error) {
    await stop();
    throw error;
  }
  // One user each for the recovery; the addresses of the load have the limits of their own.
  let users = 0;
  const sendOne = () =>
    sendFrom(proxy.origin, EVENT, `127.200.0.${1 + (users++ % 250)}`).then(
      ({ status }) => status,
      () => 0,
    );

  return {
    origin: proxy.origin,
    end: async (index, signal) => (await servers[index]?.end(signal))?.code ?? null,
    freeze: (index) => void servers[index]?.process.kill("SIGSTOP"),
    thaw: (index) => void servers[index]?.process.kill("SIGCONT"),
    start: async (index, build) => {
      servers[index] = await startOn(ports[index] ?? 0, build);
    },
    survive: async (context, fault) => {
      // Its own, because tests run at the same time.
      const { expect } = context;
      const visits = startVisits(proxy.origin);
      const sending = sendMany(proxy.origin, 4, sendFrom);
      await expect.poll(sending.acknowledged, { timeout: 20_000 }).toBeGreaterThan(50);
      await fault();
      const endedAt = performance.now();
      await expect.poll(sendOne, { timeout: 20_000, interval: 20 }).toBe(204);
      const recoveryMs = Math.round(performance.now() - endedAt);
      await sending.stop();
      const { failed, answered, slowestMs } = await visits.stop();
      const { missing, rows } = await readStoredEvents({ kind: "postgres", url }, sending.ids);
      const statuses = [...sending.statuses].map(([status, count]) => `${count} × ${status}`);
      await context.annotate(
        `${answered} pages and lookups, ${failed.length} failed, the slowest after ${slowestMs} ms; events: ${statuses.join(", ")}, ${missing} acknowledged ones lost; stored again after ${recoveryMs} ms`,
      );
      expect(failed).toEqual([]);
      expect(missing).toBe(0);
      expect(rows).toBeGreaterThanOrEqual(sending.acknowledged());
      expect(recoveryMs).toBeLessThanOrEqual(RECOVERY_MS);
      for (const server of servers) expect(server.process.exitCode).toBeNull();
    },
    stop,
  };
}

const CADDYFILE = resolve(import.meta.dirname, "../../../api/Caddyfile");

/** Whether the proxy of Debian's package `caddy` is installed. */
export const HAS_CADDY = (() => {
  try {
    execFileSync("caddy", ["version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

/**
 * Starts the shipped Caddyfile on a free port in front of the servers at these origins.
 *
 * @param frontProxies the addresses of proxies in front of this one
 */
export async function startCaddy(origins: readonly string[], frontProxies = "") {
  const folder = mkdtempSync(join(tmpdir(), "bia-caddy-"));
  const port = await freePort();
  const config = join(folder, "Caddyfile");
  // Caddy's own port for changes of the configuration would be shared with other processes.
  const shipped = readFileSync(CADDYFILE, "utf8").replace(/^\{$/m, "{\n\tadmin off");
  writeFileSync(config, shipped);
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE: `http://127.0.0.1:${port}`,
    SERVERS: origins.map((origin) => new URL(origin).host).join(" "),
    FRONT_PROXIES: frontProxies,
  };
  const caddy = spawn("caddy", ["run", "--config", config, "--adapter", "caddyfile"], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(caddy, "exit");
  caddy.stderr.resume();
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      caddy.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Counts the events of a database, and those of `ids` that it does not have. */
export async function readStoredEvents(
  choice: DatabaseChoice,
  ids: readonly string[],
): Promise<{ rows: number; missing: number }> {
  const { sql, close } = await openTestDatabase(choice);
  const [counts] = await sql<[{ rows: number; missing: number }]>`
    select
      (select count(*)::int from event_log) as rows,
      (select count(*)::int
        from (select unnest(string_to_array(${ids.join()}, ',')::uuid[]) except select id from event_ids) as absent) as missing`;
  await close();
  return counts;
}
