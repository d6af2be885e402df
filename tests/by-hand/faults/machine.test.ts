import { cpSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, inject, it } from "vitest";
import { openDatabase } from "../../../api/db/connect.ts";
import { sendEvent, sendMany } from "../../event-sender.ts";
import { EMBEDDED_PROGRAM } from "../../servers/built-programs.ts";
import { startServer } from "../../servers/server-process.ts";
import { ADMIN_KEY, expectNoSecrets, LOOKUP_PATH, STATS_KEY } from "./harness.ts";
import { mountSmallDisk } from "./small-disk.ts";

it("keeps every acknowledged event on a full disk and refuses the others with 503", async (context) => {
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

    const opened = await openDatabase({ kind: "embedded", dataDir }, EMBEDDED_PROGRAM);
    if (!opened.ok) throw new Error(opened.failure.detail);
    const [count] = await opened.value.sql<[{ rows: number }]>`
      select count(*)::int as rows from event_log`;
    await opened.value.close();
    await context.annotate(`${sending.acknowledged()} events acknowledged, ${count.rows} stored`);
    expect(count.rows).toBeGreaterThanOrEqual(sending.acknowledged());
  } finally {
    disk.unmount();
  }
});
