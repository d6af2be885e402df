import { cpSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, inject, it } from "vitest";
import { sendEvent, sendMany } from "../../event-sender.ts";
import { startServer } from "../../servers/server-process.ts";
import { mountSmallDisk } from "../../servers/small-disk.ts";
import { ADMIN_KEY, expectNoSecrets, LOOKUP_PATH, readStoredEvents, STATS_KEY } from "./harness.ts";

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
