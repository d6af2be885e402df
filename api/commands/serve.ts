/**
 * The program that `npm start` and a production host run: reads the
 * environment, starts the server, and shuts it down on a signal.
 */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { type Keys, resolveKeys } from "../access/key-guard.ts";
import { createApp } from "../app.ts";
import { fail, ok, type Result } from "../contract/result.ts";
import { CONNECT_MESSAGES, openDatabase } from "../db/connect.ts";
import { type Env, parseEnv } from "../env.ts";
import { answerBadRequest, answerWhileStarting } from "../http/answer.ts";
import { connectionLimits, listen, listenMessage } from "../http/listen.ts";
import { createJsonLog, createLog, type Log } from "../observe/log.ts";
import { type AnsweredRequest, routeLabel } from "../observe/metrics.ts";
import { type OpenedServer, openServer } from "../server.ts";
import { startReport } from "./start-report.ts";

/** Time for a load balancer to notice the shutdown before requests are refused. */
const DRAIN_NOTICE_MS = 2_000;
/** Time for requests under way to finish during a shutdown. */
const SHUTDOWN_GRACE_MS = 5_000;

/** Header of every answer of a site with https: browsers use only https for a year. */
const HTTPS_ONLY = { "strict-transport-security": "max-age=31536000" };

/** Time after which a shutdown ends the process with work left undone. */
const SHUTDOWN_TIMEOUT_MS = 9_500;

/** A server that takes requests. */
type RunningServer = Pick<OpenedServer, "tds" | "isPrepared"> & {
  port: number;
  /** Settles when the embedded database's process ends unexpectedly. */
  databaseLost: Promise<void>;
  /** Finishes the requests under way, then stops the background work and closes the database. */
  stop: () => Promise<void>;
};

/**
 * Opens the database and the rooms of the server for `env`, and serves the app with
 * the built files of `buildDir`. Fails with a message for the operator when
 * the port or the database is not available.
 */
async function startServer(
  env: Env,
  keys: Keys,
  log: Log,
  buildDir: string,
): Promise<Result<RunningServer, string>> {
  // It listens before it is ready: a port in use is reported at once, and a
  // load balancer gets an answer during the start.
  let isShuttingDown = false;
  let handle: (request: Request, bindings: object) => Response | Promise<Response> =
    answerWhileStarting;
  let onAnswered: (request: AnsweredRequest) => void = () => {};
  const listener = getRequestListener((request, bindings) => handle(request, bindings), {
    hostname: env.host,
    errorHandler: answerBadRequest,
  });
  const listening = await listen(
    listener,
    env.host,
    env.port,
    {
      headers: env.publicUrl?.startsWith("https:") ? HTTPS_ONLY : {},
      trustProxy: env.trustProxy > 0,
      isShuttingDown: () => isShuttingDown,
      onAnswered: (request) => onAnswered(request),
    },
    connectionLimits(env.trustProxy),
  );
  if (!listening.ok) return fail(listenMessage(env.host, env.port, listening.failure));
  const { port, connections, close } = listening.value;

  const connected = await openDatabase(env.database, join(buildDir, "api/embedded-database.js"));
  if (!connected.ok)
    return fail(CONNECT_MESSAGES[connected.failure.code](connected.failure.detail));
  const database = connected.value;
  const state = { connections, isShuttingDown: () => isShuttingDown };
  const opened = await openServer(database.sql, env, keys, log, buildDir, state);
  const { metrics } = opened.deps;
  onAnswered = (request) => {
    metrics.countRequest(request);
    if (env.logLevel === "debug") logRequest(log, request);
  };
  handle = createApp(opened.deps).fetch;

  return ok({
    port,
    tds: opened.tds,
    isPrepared: opened.isPrepared,
    databaseLost: database.died,
    stop: async () => {
      isShuttingDown = true;
      // Requests are served until the load balancer has had time to notice.
      if (env.production && env.trustProxy > 0) await sleep(DRAIN_NOTICE_MS);
      await opened.close();
      await close(SHUTDOWN_GRACE_MS);
      await database.close();
    },
  });
}

/** Logs a request by its route at level debug; its query and its sender are never logged. */
function logRequest(log: Log, { method, url, status, ms, requestId }: AnsweredRequest): void {
  const line = `${method} ${routeLabel(url, status)} ${status} ${ms.toFixed(1)} ms`;
  log.debug(line, { request: requestId });
}

/** Ends the process with one line on standard error: JSON in production, as the log is. */
function exitWithError(message: string): never {
  if (process.env.NODE_ENV === "production") createJsonLog("error").error(message);
  else process.stderr.write(`${message.replaceAll(/\s+/g, " ").trim()}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  const parsed = parseEnv(process.env);
  if (!parsed.ok) return exitWithError(parsed.failure);
  const env = parsed.value;
  const log = env.production ? createJsonLog(env.logLevel) : createLog(env.logLevel);
  const keys = resolveKeys(env);
  const started = await startServer(env, keys, log, join(import.meta.dirname, ".."));
  if (!started.ok) return exitWithError(started.failure);
  const server = started.value;

  let isStopping = false;
  const stop = async () => {
    // npm and the terminal both forward the signal, so it may arrive twice.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      log.warn("The shutdown took too long; the process ends with work left undone");
      process.exit(0);
    }, SHUTDOWN_TIMEOUT_MS).unref();
    await server.stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  server.databaseLost.then(() => {
    if (!isStopping) exitWithError("The embedded database's process ended; nothing can be served");
  });
  process.stdout.write(startReport(env, server.port, keys, server, new Date()));
}

// Any other start failure (missing database rights, a broken build) is also reported in one line.
await run().catch((error: unknown) => {
  exitWithError(`Cannot start: ${error instanceof Error ? error.message : String(error)}`);
});
