import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, inject, it } from "vitest";
import { openDatabase } from "../../api/db/connect.ts";
import { sendEvent, sendMany } from "../event-sender.ts";
import { EMBEDDED_PROGRAM } from "../servers/built-programs.ts";
import { startServer } from "../servers/server-process.ts";
import { ADMIN_KEY, expectNoSecrets, LOOKUP, STATS_KEY, withEmbedded } from "./harness.ts";

const CLOCK = resolve(import.meta.dirname, "clock.cjs");

it("a clock that is set an hour back stops no counter and shuts nobody out", async () => {
  await withEmbedded({ NODE_OPTIONS: `--require ${CLOCK}` }, async (server) => {
    const total = async () => (await (await fetch(`${server.origin}/api/actions`)).json()).total;
    expect((await sendEvent(server.origin)).status).toBe(204);
    await expect.poll(total, { timeout: 12_000 }).toBe(1);
    server.process.kill("SIGUSR2");
    await sleep(300);
    expect((await sendEvent(server.origin)).status).toBe(204);
    await expect.poll(total, { timeout: 12_000 }).toBe(2);
    server.process.kill("SIGUSR2");
    await sleep(300);
    expect((await sendEvent(server.origin)).status).toBe(204);
    await expect.poll(total, { timeout: 12_000 }).toBe(3);
    expect((await fetch(server.origin + LOOKUP)).status).toBe(200);
  });
});

/** A small disk of its own; null where one cannot be had, as by who is not root. */
function mountSmall(megabytes: number): string | null {
  const folder = mkdtempSync(join(tmpdir(), "bia-small-"));
  try {
    const options = ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder];
    execFileSync("mount", options, { stdio: "ignore" });
    return folder;
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
}

it("a disk that is full loses no acknowledged event, and is told of in words", async (context) => {
  const disk = mountSmall(400);
  if (disk === null) return context.skip("only root can make a small disk");
  try {
    const dataDir = join(disk, "data");
    cpSync(inject("emptyDataDir"), dataDir, { recursive: true });
    const keys = { ADMIN_KEY, STATS_KEY };
    const env = { DATA_DIR: dataDir, TRUST_PROXY: "1", LOG_LEVEL: "error", ...keys };
    const server = await startServer(env);
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(join(disk, "filler"), Buffer.alloc(Math.max(0, bavail * bsize - 2_000_000)));
    const sending = sendMany(server.origin, 16);
    const refused = () => sending.statuses.get(503) ?? 0;
    await expect.poll(refused, { timeout: 60_000 }).toBeGreaterThan(0);
    await sleep(500);
    expect((await fetch(server.origin + LOOKUP)).status).toBe(200);
    rmSync(join(disk, "filler"));
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
    expect(count.rows).toBeGreaterThanOrEqual(sending.acknowledged());
  } finally {
    execFileSync("umount", ["-l", disk]);
    rmSync(disk, { recursive: true, force: true });
  }
});
