import { execFileSync } from "node:child_process";
import { describe, it } from "vitest";
import { sendEvent, sendMany } from "../../event-sender.ts";
import { ENGINES, withClosedDatabase } from "../../servers/databases.ts";
import { type RunningServer, startServer } from "../../servers/server-process.ts";
import { ADMIN_KEY, STATS_KEY } from "./harness.ts";
import { readStoredEvents } from "./stored-events.ts";

const KILLS = 10;

/** Kills a server as a power cut does: with the process of its embedded database. */
async function cutPower(server: RunningServer, engine: (typeof ENGINES)[number]): Promise<void> {
  if (engine === "embedded") {
    const args = ["-o", "pid=,args=", "--ppid", `${server.process.pid}`];
    const children = execFileSync("ps", args, { encoding: "utf8" }).split("\n");
    const database = children.find((line) => line.includes("embedded-database"));
    process.kill(Number.parseInt(database ?? "", 10), "SIGKILL");
  }
  await server.end("SIGKILL");
}

// Both at the same time, because they mostly wait for starts.
describe.concurrent.each(ENGINES)("a server on the %s engine", (engine) => {
  it(`that is killed ${KILLS} times under load has every acknowledged event`, async (context) => {
    // Its own, because tests run at the same time.
    const { expect } = context;
    await withClosedDatabase(engine, async (choice) => {
      const env: Record<string, string> =
        choice.kind === "postgres" ? { DATABASE_URL: choice.url } : { DATA_DIR: choice.dataDir };
      const ids: string[] = [];
      let slowestMs = 0;
      for (let kill = 0; kill < KILLS; kill++) {
        const server = await startServer({
          ...env,
          TRUST_PROXY: "1",
          LOG_LEVEL: "error",
          ADMIN_KEY,
          STATS_KEY,
        });
        const begun = performance.now();
        await expect.poll(async () => (await sendEvent(server.origin)).status).toBe(204);
        slowestMs = Math.max(slowestMs, performance.now() - begun);
        const sending = sendMany(server.origin, 16);
        await expect.poll(sending.acknowledged, { timeout: 60_000 }).toBeGreaterThan(300);
        await cutPower(server, engine);
        await sending.stop();
        ids.push(...sending.ids);
      }
      const { missing, tally, counted } = await readStoredEvents(choice, ids);
      await context.annotate(
        `${ids.length} events acknowledged, ${missing} lost; stored again ${Math.round(slowestMs)} ms after a start`,
      );
      expect(missing).toBe(0);
      expect(tally).toBe(counted);
    });
  });
});
