/**
 * The program that `npm start` and a production host run: reads the
 * environment, opens what is needed, serves, and ends cleanly when it is told.
 */
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { answerBadRequest, createApp } from "./app.ts";
import { CONNECT_MESSAGES, openDatabase } from "./db/connect.ts";
import { prepare } from "./deps.ts";
import { parseEnv } from "./env.ts";
import { runDaily } from "./events/daily-job.ts";
import { rollUpEvents } from "./events/retention.ts";
import { keysOf } from "./keys.ts";
import { listen, patienceWith } from "./listen.ts";
import { createLog } from "./log.ts";
import { startReport } from "./start-report.ts";

/** How long requests may still take once the end was asked for. */
const GRACE_MS = 5_000;

/** On every answer where visitors come by https: for a year they come by nothing else. */
const HTTPS_ONLY = { "strict-transport-security": "max-age=31536000" };

/** Ends a start that cannot succeed, with one line for whoever started it. */
function giveUp(message: string): never {
  process.stderr.write(`${message.replaceAll(/\s+/g, " ").trim()}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  const parsed = parseEnv(process.env);
  if (!parsed.ok) return giveUp(parsed.failure);
  const env = parsed.value;
  const log = createLog(env.logLevel);

  const buildDir = join(import.meta.dirname, "..");
  const opened = await openDatabase(env.database, join(buildDir, "api/embedded-database.js"));
  if (!opened.ok) return giveUp(CONNECT_MESSAGES[opened.failure.code](opened.failure.detail));
  const database = opened.value;
  let stopping = false;
  const keys = keysOf(env);
  const prepared = await prepare(database.sql, env, keys, log, buildDir);

  const listener = getRequestListener(createApp(prepared.deps).fetch, {
    hostname: env.host,
    errorHandler: answerBadRequest,
  });
  const every = {
    headers: env.publicUrl?.startsWith("https:") ? HTTPS_ONLY : {},
    trustProxy: env.trustProxy > 0,
    isDraining: () => stopping,
    answered: () => {},
  };
  const patience = patienceWith(env.trustProxy);
  const listening = await listen(listener, env.host, env.port, every, patience);
  if (!listening.ok) {
    await database.close();
    return giveUp(
      `Cannot listen on ${env.host}, port ${env.port}: ${reasonOf(listening.failure.code)}`,
    );
  }

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
    if (stopping) return;
    stopping = true;
    stopRetention();
    await prepared.close();
    await listening.value.close(GRACE_MS);
    await database.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  database.died.then(() => {
    if (!stopping) giveUp("The embedded database's process ended; nothing can be served");
  });
  process.stdout.write(startReport(env, listening.value.port, keys, prepared, new Date()));
}

function reasonOf(code: string): string {
  if (code === "EADDRINUSE") return "the port is in use; stop what uses it, or set PORT";
  if (code === "EACCES") return "this user may not use that port; set PORT";
  return code;
}

// Whatever else stops a start (rights the database refuses, a broken build) is told in a line too.
await run().catch((error: unknown) => {
  giveUp(`Cannot start: ${error instanceof Error ? error.message : String(error)}`);
});
