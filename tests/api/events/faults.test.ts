import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { DatabaseChoice } from "../../../api/db/connect.ts";
import { sendMany } from "../../event-sender.ts";
import { openTestDatabase } from "../../servers/data-folders.ts";
import { ENGINES, withClosedDatabase } from "../../servers/databases.ts";
import { childrenOf, startServer } from "../../servers/server-process.ts";

const CONNECTIONS = 32;

const envOf = (choice: DatabaseChoice): Record<string, string> => ({
  TRUST_PROXY: "1",
  ...(choice.kind === "postgres" ? { DATABASE_URL: choice.url } : { DATA_DIR: choice.dataDir }),
});

async function rowsIn(choice: DatabaseChoice): Promise<{ rows: number; tally: number }> {
  const { sql, close } = await openTestDatabase(choice);
  const [count] = await sql<[{ rows: number; tally: number }]>`
    select (select count(*) from event_log)::int as rows,
      (select coalesce(sum(count), 0) from event_totals)::int as tally`;
  await close();
  return count;
}

describe.each(ENGINES)("events sent to a server on the %s engine", (engine) => {
  it("are all stored and counted once when they were acknowledged before it was killed", async () => {
    await withClosedDatabase(engine, async (choice) => {
      const server = await startServer(envOf(choice));
      const sending = sendMany(server.origin, CONNECTIONS);
      while (sending.acknowledged() < 600) await sleep(10);
      // Kills the embedded database with its server, as a power cut does.
      if (engine === "embedded") {
        for (const pid of childrenOf(server.process.pid)) process.kill(pid, "SIGKILL");
      }
      await server.end("SIGKILL");
      await sending.stop();
      const { rows, tally } = await rowsIn(choice);
      expect(rows).toBeGreaterThanOrEqual(sending.acknowledged());
      // The last event of each connection can be committed but not acknowledged.
      expect(rows).toBeLessThanOrEqual(sending.acknowledged() + CONNECTIONS);
      expect(tally).toBe(rows);
    });
  });
});
