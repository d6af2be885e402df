import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fail, ok, type Result } from "../contract/result.ts";

/** The message that the database process sends once after its start. */
export type EmbeddedReport =
  | { state: "ready" }
  | { state: "locked" }
  | { state: "failed"; message: string };

/** A running embedded database. */
export type Embedded = {
  /** The path of its Unix socket; on Windows of its named pipe. */
  path: string;
  /** Resolves when its process exits without a call of `stop`. */
  died: Promise<void>;
  /** Closes the database and waits until its process has exited. */
  stop: () => Promise<void>;
};

const STOP_TIMEOUT_MS = 5_000;

/**
 * Starts the embedded database on `dataDir` in a child process that runs the
 * built file `program`. Fails with `locked` when another process uses the
 * folder, and with `failed` when the database cannot be opened.
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
  const exited = once(child, "exit").then(() => {
    rmSync(socketDir, { recursive: true, force: true });
  });
  const died = exited.then(
    (): EmbeddedReport => ({ state: "failed", message: "its process exited" }),
  );
  const report = await Promise.race([
    once(child, "message").then(([message]) => message as EmbeddedReport),
    died,
  ]);
  if (report.state !== "ready") {
    await exited;
    return fail(report);
  }

  let stopping = false;
  return ok({
    path,
    died: new Promise((resolve) => {
      exited.then(() => stopping || resolve());
    }),
    stop: async () => {
      stopping = true;
      if (child.connected) child.send("stop");
      const timer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
      await exited;
      clearTimeout(timer);
    },
  });
}
