import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fail, ok } from "../contract/result.ts";

/** The message that the database process sends once after the start. */
export type EmbeddedReport =
  | { state: "ready" }
  | { state: "locked" }
  | { state: "failed"; message: string };

const STOP_TIMEOUT_MS = 5_000;

/**
 * Starts the embedded database on `dataDir` in a child process that runs the built file `program`. Fails
 * with `locked` when another process uses the folder.
 */
export async function startEmbedded(dataDir: string, program: string) {
  const socketDir = mkdtempSync(join(tmpdir(), "bia-"));
  const path =
    process.platform === "win32"
      ? `\\\\.\\pipe\\${socketDir.replace(/[\\/:]+/g, "-")}`
      : join(socketDir, "database");
  const child = fork(program, [dataDir, path], {
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const exited = new Promise<EmbeddedReport>((resolve) => {
    const end = (message: string) => {
      rmSync(socketDir, { recursive: true, force: true });
      resolve({ state: "failed", message });
    };
    child.once("exit", () => end("its process exited"));
    // Of a child that was started, the exit says more.
    child.on("error", ({ message }) => child.pid === undefined && end(message));
  });
  const report = await Promise.race([
    new Promise<EmbeddedReport>((resolve) => child.once("message", resolve)),
    exited,
  ]);
  if (report.state !== "ready") {
    await exited;
    return fail(report);
  }

  let isStopping = false;
  return ok({
    /** The path of the Unix socket; on Windows of the named pipe. */
    path,
    /** Resolves when the process exits without a call of `stop`. */
    died: new Promise<void>((resolve) => {
      exited.then(() => isStopping || resolve());
    }),
    /** Closes the database and waits until the process has exited. */
    stop: async () => {
      isStopping = true;
      if (child.connected) child.send("stop");
      const timer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
      await exited;
      clearTimeout(timer);
    },
  });
}
