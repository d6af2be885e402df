/** The program that `npm start` and a production host run: serves until a signal. */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { resolveKeys } from "../access/key-guard.ts";
import { createApp } from "../app.ts";
import { openDatabase } from "../db/connect.ts";
import { parseEnv } from "../env.ts";
import { failedAnswer, respond } from "../http/answer.ts";
import { connectionLimits, listen, listenMessage } from "../http/listen.ts";
import { importRenderer } from "../http/static/site.ts";
import { createLog, messageOf } from "../monitoring/log.ts";
import { openServer } from "../server.ts";
import { startReport, startWarnings } from "./start-report.ts";

/** Time for a load balancer to notice the shutdown before requests are refused. */
const DRAIN_NOTICE_MS = 2_000;
const SHUTDOWN_GRACE_MS = 5_000;

/** In every response of a site with https: browsers use only https for a year. */
const HTTPS_ONLY = { "strict-transport-security": "max-age=31536000" };

const SHUTDOWN_TIMEOUT_MS = 9_500;

/** Ends the process with one line on standard error; in production JSON, as in the log. */
function exitWithError(message: string): never {
  if (process.env.NODE_ENV === "production")
    createLog("error", undefined, JSON.stringify).error(message);
  else process.stderr.write(`${message.replaceAll(/\s+/g, " ").trim()}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  const parsed = parseEnv(process.env);
  if (!parsed.ok) return exitWithError(parsed.failure);
  const env = parsed.value;
  const log = env.production
    ? createLog(env.logLevel, undefined, JSON.stringify)
    : createLog(env.logLevel);
  const keys = resolveKeys(env);
  const buildDir = join(import.meta.dirname, "..");

  // A signal during the start loses nothing; npm and the terminal may both send one.
  let stop: () => Promise<void> = async () => process.exit(0);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop());

  const engine = join(buildDir, "api/embedded-database.js");
  const [connected, renderer] = await Promise.all([
    openDatabase(env.database, engine, log),
    importRenderer(join(buildDir, "site")),
  ]);
  if (!connected.ok) return exitWithError(connected.failure);
  const database = connected.value;
  let isShuttingDown = false;
  const stopping = () => isShuttingDown;
  const server = await openServer(database.sql, env, keys, log, buildDir, renderer, stopping);
  const listening = await listen(
    getRequestListener(createApp(server.deps).fetch, {
      hostname: env.host,
      errorHandler: () => respond(failedAnswer(400, "unreadable")),
    }),
    env.host,
    env.port,
    {
      headers: env.publicUrl?.startsWith("https:") ? HTTPS_ONLY : {},
      trustProxy: env.trustProxy > 0,
      isShuttingDown: stopping,
      onAnswered: (request) => {
        const route = server.deps.metrics.countRequest(request);
        if (env.logLevel !== "debug") return;
        const { method, status, ms, requestId } = request;
        log.debug(`${method} ${route} ${status} ${ms.toFixed(1)} ms`, { request: requestId });
      },
    },
    connectionLimits(env.trustProxy),
  );
  if (!listening.ok) return exitWithError(listenMessage(env.host, env.port, listening.failure));
  const { port, close } = listening.value;

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
await run().catch((error: unknown) => exitWithError(`Cannot start: ${messageOf(error)}`));
