/**
 * The program that `npm start` and a production host run: reads the
 * environment, opens what is needed, serves, and ends cleanly when it is told.
 */
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { answerBadRequest, createApp } from "./app.ts";
import type { ConnectFailure } from "./db/connect.ts";
import { openDeps } from "./deps.ts";
import { parseEnv } from "./env.ts";
import { listen } from "./listen.ts";
import { createLog } from "./log.ts";
import { startReport } from "./start-report.ts";

/** How long requests may still take once the end was asked for. */
const GRACE_MS = 5_000;

const CONNECT_MESSAGES: Record<ConnectFailure["code"], (detail: string) => string> = {
  "folder-in-use": (folder) =>
    `The data folder ${folder} is in use by another start; stop that one, or set DATA_DIR`,
  "embedded-failed": (reason) => `The embedded database could not be opened: ${reason}`,
  unreachable: (reason) => `The database does not answer: ${reason}`,
};

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

  const opened = await openDeps(env, log, join(import.meta.dirname, ".."));
  if (!opened.ok) return giveUp(CONNECT_MESSAGES[opened.failure.code](opened.failure.detail));
  const { deps, database } = opened.value;

  const listener = getRequestListener(createApp(deps).fetch, {
    hostname: env.host,
    errorHandler: answerBadRequest,
  });
  const listening = await listen(listener, env.host, env.port);
  if (!listening.ok) {
    await database.close();
    return giveUp(
      `Cannot listen on ${env.host}, port ${env.port}: ${reasonOf(listening.failure.code)}`,
    );
  }

  let stopping = false;
  const stop = async () => {
    // npm and the terminal both pass the signal on, so it may come twice.
    if (stopping) return;
    stopping = true;
    await listening.value.close(GRACE_MS);
    await database.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  database.died.then(() => {
    if (!stopping) giveUp("The embedded database's process ended; nothing can be served");
  });
  process.stdout.write(startReport(env, listening.value.port, opened.value, new Date()));
}

function reasonOf(code: string): string {
  if (code === "EADDRINUSE") return "the port is in use; stop what uses it, or set PORT";
  if (code === "EACCES") return "this user may not use that port; set PORT";
  return code;
}

await run();
