import { join } from "node:path";
import { resolveKeys } from "../access/key-guard.ts";
import { createApp } from "../app.ts";
import { CampaignRefused } from "../contract/campaign/campaign-api.ts";
import { fields, parseWith } from "../contract/json.ts";
import { oneLine } from "../contract/text.ts";
import { connectMessage, type Database, openDatabase } from "../db/connect.ts";
import { type Env, parseEnv } from "../env.ts";
import { createLog } from "../observe/log.ts";
import { openServer } from "../server.ts";
import { localOrigin } from "./start-report.ts";

/**
 * Requests a path of the API with the admin's key. Rejects with a readable message when the server
 * cannot be reached or refuses. A conflict with what is stored (409) is an answer.
 */
export type Request = (path: string, init?: RequestInit) => Promise<Response>;

const KEY_REQUIRED =
  "A server has the embedded database open. Set ADMIN_KEY and PORT to those of the server";

/**
 * Runs a command on the API: that of the server that has the embedded database open, or else a
 * server within this process, which listens on no port and begins no population by itself. Prints
 * the lines that `use` returns. A signal ends the server first, and with it a population that it
 * began.
 *
 * @param folder of the built API
 */
export function runCommand(
  folder: string,
  use: (request: Request) => Promise<readonly string[]>,
): Promise<void> {
  return printResult(async () => {
    const parsed = parseEnv(process.env);
    if (!parsed.ok) throw new Error(parsed.failure);
    const env = parsed.value;
    const log = createLog("warn");
    const opened = await openDatabase(env.database, join(folder, "embedded-database.js"), log);
    if (opened.ok) return withServer(opened.value, env, folder, use);
    if (opened.failure.code !== "folder-in-use") throw new Error(connectMessage(opened.failure));
    if (env.adminKey === null) throw new Error(KEY_REQUIRED);
    const origin = localOrigin(env.host, env.port);
    return use(
      withKey(`The server at ${origin}`, env.adminKey, (path, init) =>
        fetch(new URL(path, origin), { ...init, redirect: "error" }),
      ),
    );
  });
}

/** Opens a server on a database, for one command. */
async function withServer<T>(
  database: Database,
  env: Env,
  folder: string,
  use: (request: Request) => Promise<T>,
): Promise<T> {
  const keys = resolveKeys(env);
  const alone = { ...env, populateEveryMs: 0 };
  // A folder without files: a command serves no pages.
  const noFiles = join(folder, "no-build");
  const opening = openServer(database.sql, alone, keys, createLog("error"), noFiles);
  const server = await opening.catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const close = async () => {
    await server.close();
    await database.close();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, close);
  const app = createApp(server.deps);
  try {
    return await use(
      withKey("The server", keys.admin, async (path, init) => app.request(path, init)),
    );
  } finally {
    await close();
  }
}

function withKey(name: string, key: string, send: Request): Request {
  return async (path, init = {}) => {
    const headers = { ...init.headers, authorization: `Bearer ${key}` };
    const response = await send(path, { ...init, headers }).catch(() => {
      throw new Error(`${name} cannot be reached`);
    });
    if (response.ok || response.status === 409) return response;
    const body: unknown = await response.json().catch(() => null);
    const { error = `status ${response.status}` } = fields(body);
    const problems = parseWith(CampaignRefused, body)?.problems ?? [];
    const reasons = problems.map(({ field, reason }) => `${field} ${reason}`);
    throw new Error(`${name} refused: ${[error, ...reasons].join("; ")}`);
  };
}

/** Prints the lines of a result, or the message of its error to standard error, and exits with 1. */
export async function printResult(result: () => Promise<readonly string[]>): Promise<void> {
  try {
    for (const line of await result()) process.stdout.write(`${line}\n`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    for (const line of message.split("\n")) process.stderr.write(`${oneLine(line)}\n`);
    process.exitCode = 1;
  }
}
