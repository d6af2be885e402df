import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { fail, ok, type Result } from "../contract/result.ts";
import type { Log } from "../monitoring/log.ts";
import { untilAnswered } from "./availability.ts";

/** The pool of connections to a database. */
export type Sql = postgres.Sql;

/** Runs queries, inside or outside a transaction. */
export type Queries = postgres.ISql;

/** The configured database: a PostgreSQL server, or the embedded engine with its data folder. */
export type DatabaseChoice =
  | { kind: "postgres"; url: string }
  | { kind: "embedded"; dataDir: string };

/** An open database. Both kinds have the same driver and SQL. */
export type Database = {
  sql: Sql;
  /** Resolves when the process of the embedded engine dies; never for a PostgreSQL server. */
  died: Promise<void>;
  close: () => Promise<void>;
};

const CLOSE_TIMEOUT_S = 2;

const OPTIONS = {
  // A connection lost while the driver reads array types ends the process with an unhandled rejection.
  fetch_types: false,
  onnotice: () => {},
};

const SERVER_OPTIONS = {
  ...OPTIONS,
  connect_timeout: 5,
  // By default the driver waits up to 20 s between reconnections and then runs the queued queries, also
  // those of events that were reported as failed meanwhile.
  backoff: () => 0.5,
  // Only a probe shows that an idle connection is broken: ten of them, one second apart.
  keep_alive: 10,
  connection: { application_name: "bia-contact-td" },
};

/** Opens the database within `waitMs`; `program`: the embedded one's built file. Fails with a line without secrets. */
export async function openDatabase(
  choice: DatabaseChoice,
  program: string,
  log: Pick<Log, "warn">,
  waitMs = 60_000,
): Promise<Result<Database, string>> {
  if (choice.kind === "postgres") {
    const sql = postgres(choice.url, SERVER_OPTIONS);
    const close = () => sql.end({ timeout: CLOSE_TIMEOUT_S });
    const answer = await untilAnswered(sql, waitMs, (reason) => {
      log.warn(`${reason}. Waiting for it, up to a minute`);
    });
    if (answer.ok) return ok({ sql, died: new Promise(() => {}), close });
    await close();
    return answer;
  }
  const engine = await startEmbedded(choice.dataDir, program);
  if (!engine.ok) {
    const { failure } = engine;
    return fail(
      failure.state === "locked"
        ? `The data folder ${choice.dataDir} is in use by another process; stop it, or set DATA_DIR`
        : `The embedded database could not be opened: ${failure.message}`,
    );
  }
  const { path, died, stop } = engine.value;
  const sql = postgres({
    ...OPTIONS,
    path,
    username: "postgres",
    database: "postgres",
    ssl: false,
    // The engine accepts one connection only.
    max: 1,
    max_lifetime: null,
    idle_timeout: 0,
  });
  const close = async () => {
    await sql.end({ timeout: CLOSE_TIMEOUT_S });
    await stop();
  };
  return ok({ sql, died, close });
}

/** The message that the database process sends once after the start. */
export type EmbeddedReport =
  | { state: "ready" }
  | { state: "locked" }
  | { state: "failed"; message: string };

const STOP_TIMEOUT_MS = 5_000;

/** Starts the embedded database in a child process. Fails with `locked` when another process uses the folder. */
async function startEmbedded(dataDir: string, program: string) {
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
    // The exit of a started child says more than this error.
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

/** Whether a query failed because the connection could not be made, was lost or was closed. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  // Codes of the driver, of the system, and of Node's streams and TLS.
  return /^(?:CONNECT|E[A-Z]+(?:_[A-Z]+)?$|ERR_S)/.test(String(error.code));
}

/** Whether a query failed because the disk of the database is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isFull = "code" in error && error.code === "53100";
  return isFull || /no space left on device/i.test(error.message);
}
