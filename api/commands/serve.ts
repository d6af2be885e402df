/**
 * The program that `npm start` and a production host run: reads the
 * environment, opens what is needed, serves, and ends cleanly when it is told.
 */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { resolveKeys } from "./access/keys.ts";
import { answerBadRequest, answerWhileStarting, createApp } from "./app.ts";
import { CONNECT_MESSAGES, openDatabase } from "./db/connect.ts";
import { prepare } from "./deps.ts";
import { parseEnv } from "./env.ts";
import { runDaily } from "./events/daily-job.ts";
import { rollUpEvents } from "./events/retention.ts";
import { connectionLimits, listen } from "./http/listen.ts";
import type { ResponseClassOptions } from "./http/response-class.ts";
import { createJsonLog, createLog, type Log } from "./observe/log.ts";
import { kindOf } from "./observe/metrics.ts";
import { startReport } from "./observe/start-report.ts";

/** How long a balancer may take to see that this server ends. */
const FAREWELL_MS = 2_000;
/** How long requests may still take after that. */
const GRACE_MS = 5_000;
/** When whatever is left is given up. */
const DEADLINE_MS = 9_500;

/** On every answer where visitors come by https: for a year they come by nothing else. */
const HTTPS_ONLY = { "strict-transport-security": "max-age=31536000" };

/** Ends a start that cannot succeed, with one line for whoever started it. */
function exitWithError(message: string): never {
  process.stderr.write(`${message.replaceAll(/\s+/g, " ").trim()}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  const parsed = parseEnv(process.env);
  if (!parsed.ok) return exitWithError(parsed.failure);
  const env = parsed.value;
  const log = env.production ? createJsonLog(env.logLevel) : createLog(env.logLevel);

  // It listens before it is ready, so that a port that is taken is told of at
  // once, and a balancer hears what it waits for instead of nothing.
  let ending = false;
  let answer: (request: Request, bindings: object) => Response | Promise<Response> =
    answerWhileStarting;
  let answered: ResponseClassOptions["answered"] = () => {};
  const listener = getRequestListener((request, bindings) => answer(request, bindings), {
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
      isDraining: () => ending,
      answered: (each) => answered(each),
    },
    connectionLimits(env.trustProxy),
  );
  if (!listening.ok) {
    const reason = reasonOf(listening.failure.code);
    return exitWithError(`Cannot listen on ${env.host}, port ${env.port}: ${reason}`);
  }
  const { port, connections, close } = listening.value;

  const buildDir = join(import.meta.dirname, "..");
  const opened = await openDatabase(env.database, join(buildDir, "api/embedded-database.js"));
  if (!opened.ok)
    return exitWithError(CONNECT_MESSAGES[opened.failure.code](opened.failure.detail));
  const database = opened.value;
  const keys = resolveKeys(env);
  const host = { connections, isEnding: () => ending };
  const prepared = await prepare(database.sql, env, keys, log, buildDir, host);
  const { metrics } = prepared.deps.metrics;
  answered = env.logLevel === "debug" ? both(metrics.answered, noteIn(log)) : metrics.answered;
  answer = createApp(prepared.deps).fetch;

  const stopRetention = runDaily(
    "Rolling up old events",
    async () => {
      const rolled = await rollUpEvents(database.sql, new Date(), env.retentionMonths);
      if (rolled) log.info(`Rolled ${rolled} old events into daily totals`);
    },
    log,
  );

  const stop = async () => {
    // npm and the terminal both pass the signal on, so it may come twice.
    if (ending) return;
    ending = true;
    setTimeout(() => {
      log.warn("Not everything ended in time");
      process.exit(0);
    }, DEADLINE_MS).unref();
    stopRetention();
    // A balancer is told first, and given the time to ask; meanwhile all is served.
    if (env.production && env.trustProxy > 0) await sleep(FAREWELL_MS);
    await prepared.close();
    await close(GRACE_MS);
    await database.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  database.died.then(() => {
    if (!ending) exitWithError("The embedded database's process ended; nothing can be served");
  });
  process.stdout.write(startReport(env, port, keys, prepared, new Date()));
}

type Answered = ResponseClassOptions["answered"];

function both(one: Answered, other: Answered): Answered {
  return (each) => {
    one(each);
    other(each);
  };
}

/** Logs every request by its kind; what it asked for is the visitor's business. */
function noteIn(log: Log): Answered {
  return ({ method, url, status, ms, requestId }) => {
    const line = `${method} ${kindOf(url, status)} ${status} ${ms.toFixed(1)} ms`;
    log.debug(line, { request: requestId });
  };
}

function reasonOf(code: string): string {
  if (code === "EADDRINUSE") return "the port is in use; stop what uses it, or set PORT";
  if (code === "EACCES") return "this user may not use that port; set PORT";
  return code;
}

// Whatever else stops a start (rights the database refuses, a broken build) is told in a line too.
await run().catch((error: unknown) => {
  exitWithError(`Cannot start: ${error instanceof Error ? error.message : String(error)}`);
});
