/**
 * The program that `npm start` and a production host run: reads the
 * environment, starts the server, and shuts it down on a signal.
 */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { resolveKeys } from "../access/key-guard.ts";
import { createApp } from "../app.ts";
import { connectMessage, openDatabase } from "../db/connect.ts";
import { parseEnv } from "../env.ts";
import { answerBadRequest, answerWhileStarting } from "../http/answer.ts";
import { connectionLimits, listen, listenMessage } from "../http/listen.ts";
import { createJsonLog, createLog, type Log } from "../observe/log.ts";
import { type AnsweredRequest, routeLabel } from "../observe/metrics.ts";
import { openServer } from "../server.ts";
import { startReport, startWarnings } from "./start-report.ts";

/** Time for a load balancer to notice the shutdown before requests are refused. */
const DRAIN_NOTICE_MS = 2_000;
/** Time for requests under way to finish during a shutdown. */
const SHUTDOWN_GRACE_MS = 5_000;

/** Header of every answer of a site with https: browsers use only https for a year. */
const HTTPS_ONLY = { "strict-transport-security": "max-age=31536000" };

/** Time after which a shutdown ends the process with work left undone. */
const SHUTDOWN_TIMEOUT_MS = 9_500;

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

/**
 * Serves until a signal. While it waits for the database, it only says that it is starting. Ends the
 * process where the settings, the port or the database do not allow it.
 */
async function run(): Promise<void> {
  const parsed = parseEnv(process.env);
  if (!parsed.ok) return exitWithError(parsed.failure);
  const env = parsed.value;
  const log = env.production ? createJsonLog(env.logLevel) : createLog(env.logLevel);
  const keys = resolveKeys(env);
  const buildDir = join(import.meta.dirname, "..");

  // Nothing is lost by a signal during the start; npm and the terminal may both send it.
  let stop: () => Promise<void> = async () => process.exit(0);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop());

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
  if (!listening.ok) return exitWithError(listenMessage(env.host, env.port, listening.failure));
  const { port, connections, close } = listening.value;

  const engine = join(buildDir, "api/embedded-database.js");
  const connected = await openDatabase(env.database, engine, log);
  if (!connected.ok) return exitWithError(connectMessage(connected.failure));
  const database = connected.value;
  const state = { connections, isShuttingDown: () => isShuttingDown };
  const server = await openServer(database.sql, env, keys, log, buildDir, state);
  const { metrics } = server.deps;
  onAnswered = (request) => {
    metrics.countRequest(request);
    if (env.logLevel === "debug") logRequest(log, request);
  };
  handle = createApp(server.deps).fetch;

  stop = async () => {
    if (isShuttingDown) return;
    isShuttingDown = true;
    setTimeout(() => {
      log.warn("The shutdown took too long; the process ends with work left undone");
      process.exit(0);
    }, SHUTDOWN_TIMEOUT_MS).unref();
    // Requests are served until the load balancer has had time to notice.
    if (env.production && env.trustProxy > 0) await sleep(DRAIN_NOTICE_MS);
    await server.close();
    await close(SHUTDOWN_GRACE_MS);
    await database.close();
    process.exit(0);
  };
  database.died.then(() => {
    if (!isShuttingDown)
      exitWithError("The embedded database's process ended; nothing can be served");
  });
  const now = new Date();
  const report = startReport(env, port, keys, server.tds, now);
  // In columns for a terminal only.
  if (env.production) for (const line of report) log.info(line.replaceAll(/ +/g, " ").trim());
  else process.stdout.write(`${report.join("\n")}\n`);
  for (const line of startWarnings(env, server.campaign(), now)) log.warn(line);
}

// Any other start failure (missing database rights, a broken build) is also reported in one line.
await run().catch((error: unknown) => {
  exitWithError(`Cannot start: ${error instanceof Error ? error.message : String(error)}`);
});
