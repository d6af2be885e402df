import { join } from "node:path";
import { resolveKeys } from "../access/key-guard.ts";
import { createApp } from "../app.ts";
import { CampaignRefused } from "../contract/campaign/campaign-api.ts";
import { fields, parseWith } from "../contract/json.ts";
import { oneLine } from "../contract/visible-text.ts";
import { CONNECT_MESSAGES, openDatabase } from "../db/connect.ts";
import { migrate } from "../db/migrate.ts";
import { type Env, parseEnv } from "../env.ts";
import { createLog } from "../observe/log.ts";
import { openServer } from "../server.ts";
import { localOrigin } from "./start-report.ts";

/** A client of the API with the admin's key. */
export type Client = {
  /** Rejects with a readable message when the server cannot be reached or refuses. */
  request: (path: string, init?: RequestInit) => Promise<Response>;
  close: () => Promise<void>;
};

const KEY_REQUIRED =
  "A server has the embedded database open. Set ADMIN_KEY and PORT to those of the server";

/**
 * Opens the API for a command: that of the server that has the embedded database open, or else a
 * server within this process, which listens on no port and begins no population by itself. Rejects
 * with a readable message when neither is possible.
 *
 * @param folder of the built API
 */
async function openClient(env: Env, folder: string): Promise<Client> {
  const opened = await openDatabase(env.database, join(folder, "embedded-database.js"));
  if (!opened.ok && opened.failure.code === "folder-in-use") {
    if (env.adminKey === null) throw new Error(KEY_REQUIRED);
    const origin = localOrigin(env.host, env.port);
    return clientOf(`The server at ${origin}`, env.adminKey, (path, init) =>
      fetch(new URL(path, origin), { ...init, redirect: "error" }),
    );
  }
  if (!opened.ok) throw new Error(CONNECT_MESSAGES[opened.failure.code](opened.failure.detail));
  const { sql, close } = opened.value;
  const keys = resolveKeys(env);
  const alone = { ...env, populateEveryMs: 0 };
  // A command waits for the tables as long as it takes; a server would begin without them.
  await migrate(sql);
  // A folder without files: a command serves no pages.
  const server = await openServer(sql, alone, keys, createLog("error"), join(folder, "no-build"));
  if (!server.isPrepared) throw new Error(CONNECT_MESSAGES.unreachable("it is busy"));
  const app = createApp(server.deps);
  const client = clientOf("The server", keys.admin, async (path, init) => app.request(path, init));
  return {
    ...client,
    close: async () => {
      await server.close();
      await close();
    },
  };
}

function clientOf(name: string, key: string, send: Client["request"]): Client {
  return {
    request: async (path, init = {}) => {
      const headers = { ...init.headers, authorization: `Bearer ${key}` };
      const response = await send(path, { ...init, headers }).catch(() => {
        throw new Error(`${name} cannot be reached`);
      });
      if (response.ok) return response;
      const body: unknown = await response.json().catch(() => null);
      const { error = `status ${response.status}` } = fields(body);
      const problems = parseWith(CampaignRefused, body)?.problems ?? [];
      const reasons = problems.map(({ field, reason }) => `${field} ${reason}`);
      throw new Error(`${name} refused: ${[error, ...reasons].join("; ")}`);
    },
    close: async () => {},
  };
}

/**
 * Runs a command: prints the lines that `use` returns, or the message of its error to standard error,
 * and exits with 1. A signal ends the client first, and with it a population that it began.
 *
 * @param folder of the built API
 */
export async function runCommand(
  folder: string,
  use: (client: Client, env: Env) => Promise<string[]>,
): Promise<void> {
  await printResult(async () => {
    const parsed = parseEnv(process.env);
    if (!parsed.ok) throw new Error(parsed.failure);
    const client = await openClient(parsed.value, folder);
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, client.close);
    try {
      return await use(client, parsed.value);
    } finally {
      await client.close();
    }
  });
}

/** Prints the lines of a result, or the message of its error. */
export async function printResult(result: () => Promise<readonly string[]>): Promise<void> {
  try {
    for (const line of await result()) process.stdout.write(`${line}\n`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    for (const line of message.split("\n")) process.stderr.write(`${oneLine(line)}\n`);
    process.exitCode = 1;
  }
}
