/**
 * The embedded database's own process: PostgreSQL compiled to WebAssembly,
 * behind a socket that only this user can open. A process of its own, so that
 * a heavy query never stalls the server's event loop.
 *
 * Started by `embedded.ts` with the data folder and the socket's path, it
 * answers one `EmbeddedReport` and lives until it is told to stop or its
 * parent is gone. With a folder alone it makes the database there and ends.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { tryLock } from "fs-native-extensions";
import type { EmbeddedReport } from "./embedded.ts";

/** The process of a server that was just killed needs a moment to close. */
const LOCK_WAIT_MS = 2_500;

/**
 * Two processes on one folder lose each other's rows without an error. The
 * kernel's lock ends with its process, however that dies, so none goes stale.
 */
async function lockFolder(folder: string): Promise<boolean> {
  mkdirSync(folder, { recursive: true });
  const fd = openSync(join(folder, "lock"), "w");
  const deadline = Date.now() + LOCK_WAIT_MS;
  while (!tryLock(fd)) {
    if (Date.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}

/** An eighth of what it would take: all that is ever read over and over fits. */
const START_PARAMS = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

const open = (folder: string) => PGlite.create(folder, { startParams: START_PARAMS });

/**
 * Makes the database in `folder` if there is none, in a process that then
 * ends: what making it takes, half a gigabyte, would be kept otherwise. It has
 * its name only once it is whole.
 */
async function ensureMade(folder: string): Promise<void> {
  if (existsSync(join(folder, "PG_VERSION"))) return;
  const unfinished = `${folder}-unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const maker = fork(import.meta.filename, [unfinished], { execArgv: [] });
  let failure = "its process ended";
  maker.once("message", (message) => {
    failure = String(message);
  });
  const [code] = await once(maker, "exit");
  if (code !== 0) throw new Error(failure);
  renameSync(unfinished, folder);
}

async function make(folder: string): Promise<void> {
  await (await open(folder)).close();
}

/** Ends the process once its parent has been told, if it is still there. */
function reportAndExit(report: EmbeddedReport): void {
  if (process.connected) process.send?.(report, () => process.exit(1));
  else process.exit(1);
}

async function run(folder: string, path: string): Promise<void> {
  const orphaned = new Promise<void>((resolve) => process.once("disconnect", resolve));
  if (!(await lockFolder(folder))) return reportAndExit({ state: "locked" });

  await ensureMade(join(folder, "pg"));
  const db = await open(join(folder, "pg"));
  // One connection: with several, answers reach the wrong one.
  const server = new PGLiteSocketServer({ db, path, maxConnections: 1 });
  await server.start();
  const told = new Promise<void>((resolve) => process.once("message", () => resolve()));
  if (process.connected) process.send?.({ state: "ready" } satisfies EmbeddedReport);

  await Promise.race([told, orphaned]);
  await server.stop();
  await db.close();
  // Its parent does this too, unless it is gone.
  if (process.platform !== "win32") rmSync(dirname(path), { recursive: true, force: true });
  process.exit(0);
}

// What it makes, the socket too, is for this user alone.
process.umask(0o077);
// A terminal sends its signals to the whole group; the parent decides when this ends.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

const [folder = "", path] = process.argv.slice(2);
const message = (error: unknown) => (error instanceof Error ? error.message : "");
if (path === undefined) {
  make(folder).then(
    () => process.exit(0),
    (error: unknown) => process.send?.(message(error), () => process.exit(1)),
  );
} else {
  run(folder, path).catch((error: unknown) => {
    reportAndExit({ state: "failed", message: message(error) });
  });
}
