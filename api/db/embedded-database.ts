/** The process of the embedded database, PGlite, so that no heavy query blocks the server. It sends one report. */
import { once } from "node:events";
import fs from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { dataDir as emptyDatabase } from "@electric-sql/pglite-prepopulatedfs";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { tryLock } from "fs-native-extensions";
import type { EmbeddedReport } from "./connect.ts";

const LOCK_TIMEOUT_MS = 2_500;

/** Locks the folder until this process dies: two processes on one would overwrite each other's rows unnoticed. */
async function lockFolder(folder: string): Promise<boolean> {
  fs.mkdirSync(folder, { recursive: true });
  const fd = fs.openSync(join(folder, "lock"), "w");
  const deadline = Date.now() + LOCK_TIMEOUT_MS;
  while (!tryLock(fd)) {
    if (Date.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}

/** An eighth of the default buffers; working memory for sorting a year of partner names. */
const PARAMS = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB", "-c", "work_mem=16MB"];

const open = (folder: string, content: { loadDataDir?: Blob } = {}) =>
  PGlite.create(folder, { startParams: PARAMS, ...content });

/** Unpacks an empty database into `folder` if there is none, in a quarter of the time of creating one. */
async function ensureDatabase(folder: string): Promise<void> {
  if (fs.existsSync(join(folder, "PG_VERSION"))) return;
  const unfinished = `${folder}-unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  const db = await open(unfinished, { loadDataDir: await emptyDatabase() });
  await db.close();
  fs.renameSync(unfinished, folder);
}

/** The major version of the engine's PostgreSQL, which opens no folder of another major version. */
const ENGINE_VERSION = "18";

function checkVersion(dataDir: string): void {
  const version = fs.readFileSync(join(dataDir, "pg/PG_VERSION"), "utf8").trim();
  if (version === ENGINE_VERSION) return;
  throw new Error(
    `PostgreSQL ${version} made ${dataDir}, and this release has ${ENGINE_VERSION}. Start the release that made it and save the campaign as OPERATIONS.md says; then set DATA_DIR to an empty folder`,
  );
}

/** The engine logs into files of 16 MB, and ends without a reason when a file does not fit. */
const FULL_BYTES = 17_000_000;

function freeBytes(folder: string): number {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
}

function describe(error: unknown, dataDir: string): string {
  const free = fs.existsSync(dataDir) ? freeBytes(dataDir) : FULL_BYTES;
  if (free < FULL_BYTES)
    return `the disk is full: ${Math.floor(free / 1e6)} MB are free for ${dataDir}`;
  return (error instanceof Error && error.message) || "the engine gave no reason";
}

function reportAndExit(report: EmbeddedReport): void {
  if (process.connected) process.send?.(report, () => process.exit(1));
  else process.exit(1);
}

async function run(folder: string, path: string): Promise<void> {
  // A parent that ended while this file was loaded sends no event.
  const orphaned = process.connected ? once(process, "disconnect") : Promise.resolve();
  if (!(await lockFolder(folder))) return reportAndExit({ state: "locked" });

  await ensureDatabase(join(folder, "pg"));
  checkVersion(folder);
  const db = await open(join(folder, "pg"));
  // With several connections, PGlite sends responses to the wrong one.
  const server = new PGLiteSocketServer({ db, path, maxConnections: 1 });
  await server.start();
  const stopRequested = new Promise<void>((resolve) => process.once("message", () => resolve()));
  if (process.connected) process.send?.({ state: "ready" } satisfies EmbeddedReport);

  await Promise.race([stopRequested, orphaned]);
  await server.stop();
  await db.close();
  // For a parent that has exited; a living one removes the folder too.
  if (process.platform !== "win32") fs.rmSync(dirname(path), { recursive: true, force: true });
  process.exit(0);
}

// All files and the socket are accessible to this user only.
process.umask(0o077);
// A terminal sends signals to the whole process group, but the parent decides when this process stops.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

const [folder = "", path = ""] = process.argv.slice(2);
run(folder, path).catch((error: unknown) => {
  reportAndExit({ state: "failed", message: describe(error, folder) });
});
