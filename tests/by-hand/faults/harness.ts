import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, inject } from "vitest";
import { connectMessage, type DatabaseChoice, openDatabase } from "../../../api/db/connect.ts";
import { EMBEDDED_PROGRAM } from "../../servers/built-programs.ts";
import { copyDataDir } from "../../servers/data-folders.ts";
import { type RunningServer, startServer } from "../../servers/server-process.ts";

export const ADMIN_KEY = "the-admin-key-of-faults";
export const STATS_KEY = "the-stats-key-of-faults";
export const LOOKUP_PATH = "/api/tds?constituency=Clare";

/**
 * Runs `use` with a server on an embedded database without events, and asserts what every test
 * requires: the server runs until it is stopped, and its output holds no key and no stack trace.
 */
export async function withEmbeddedServer(
  env: Record<string, string>,
  use: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const { dataDir, remove } = copyDataDir(inject("filledDataDir"));
  const server = await startServer({ ADMIN_KEY, STATS_KEY, DATA_DIR: dataDir, ...env });
  try {
    await use(server);
    expect(server.process.exitCode, "the server exited on its own").toBeNull();
    const { code, stdout, stderr } = await server.end("SIGTERM");
    expect(code).toBe(0);
    for (const key of [ADMIN_KEY, STATS_KEY]) expect(stdout + stderr).not.toContain(key);
    expect(stdout + stderr).not.toMatch(/^\s+at .+:\d+:\d+\)?$|node_modules|\/\.build\//m);
  } finally {
    if (server.process.exitCode === null) await server.end("SIGKILL");
    remove();
  }
}

/** Opens a TCP connection to the server from the given loopback address. */
export function openSocket(origin: string, localAddress = "127.0.0.1"): Promise<Socket> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: "127.0.0.1", localAddress });
    socket.once("connect", () => resolve(socket.on("error", () => {})));
    socket.once("error", reject);
  });
}

/** Requests lookups until it is stopped, then reports how many were answered and the slowest one. */
export function startVisitor(origin: string) {
  let stopped = false;
  let answered = 0;
  let slowestMs = 0;
  const requests = (async () => {
    while (!stopped) {
      const begun = Date.now();
      const { status } = await fetch(origin + LOOKUP_PATH);
      expect(status).toBe(200);
      answered++;
      slowestMs = Math.max(slowestMs, Date.now() - begun);
      await sleep(20);
    }
  })();
  return {
    stop: async () => {
      stopped = true;
      await requests;
      return { answered, slowestMs };
    },
  };
}

/** Counts the events of a database, and those of `ids` that it does not have. */
export async function readStoredEvents(
  choice: DatabaseChoice,
  ids: readonly string[],
): Promise<{ rows: number; missing: number }> {
  const opened = await openDatabase(choice, EMBEDDED_PROGRAM, console);
  if (!opened.ok) throw new Error(connectMessage(opened.failure));
  const [found] = await opened.value.sql<[{ rows: number; missing: number }]>`
    select
      (select count(*)::int from event_log) as rows,
      (select count(*)::int
        from (select unnest(string_to_array(${ids.join()}, ',')::uuid[]) except select id from event_ids) as absent) as missing`;
  await opened.value.close();
  return found;
}
