import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { sendMany } from "../../event-sender.ts";
import { openTestDatabase } from "../../servers/data-folders.ts";
import { copyFilled } from "../../servers/databases.ts";
import { childrenOf, startServer } from "../../servers/server-process.ts";

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
