import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fail, ok, type Result } from "../contract/result.ts";

/** What the database's process says once, after it was started. */
export type EmbeddedReport =
  | { state: "ready" }
  | { state: "locked" }
  | { state: "failed"; message: string };

/** A running embedded database. */
export type Embedded = {
  /** The socket it listens on: a Unix socket, on Windows a named pipe. */
  path: string;
  /** Settles when its process ends before `stop` was called. */
  died: Promise<void>;
  /** Closes it and waits for its process to end. */
  stop: () => Promise<void>;
};

const STOP_MS = 5_000;

/**
 * Starts the embedded database on `dataDir` in a process of its own, from the
 * built file `program`. Fails with `locked` when another process has the
 * folder, and with `failed` when it cannot be opened.
 */
export async function startEmbedded(
  dataDir: string,
  program: string,
): Promise<Result<Embedded, Exclude<EmbeddedReport, { state: "ready" }>>> {
  const socketDir = mkdtempSync(join(tmpdir(), "bia-"));
  const path =
    process.platform === "win32"
      ? `\\\\.\\pipe\\${socketDir.replace(/[\\/:]+/g, "-")}`
      : join(socketDir, "database");
  const child = fork(program, [dataDir, path], {
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(child, "exit").then(() => {
    rmSync(socketDir, { recursive: true, force: true });
  });
  const died = ended.then(
    (): EmbeddedReport => ({ state: "failed", message: "its process ended" }),
  );
  const report = await Promise.race([
    once(child, "message").then(([message]) => message as EmbeddedReport),
    died,
  ]);
  if (report.state !== "ready") {
    await ended;
    return fail(report);
  }

  let stopping = false;
  return ok({
    path,
    died: new Promise((resolve) => {
      ended.then(() => stopping || resolve());
    }),
    stop: async () => {
      stopping = true;
      if (child.connected) child.send("stop");
      const timer = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
      await ended;
      clearTimeout(timer);
    },
  });
}
