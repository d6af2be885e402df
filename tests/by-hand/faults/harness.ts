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
 * Runs `use` with a server and asserts what every fault test requires: the server
 * runs until it is stopped, and its output holds no key and no stack trace.
 */
async function withServer(
  env: Record<string, string>,
  use: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const server = await startServer({ ADMIN_KEY, STATS_KEY, ...env });
  try {
    await use(server);
    expect(server.process.exitCode, "the server exited on its own").toBeNull();
    const { code, stdout, stderr } = await server.end("SIGTERM");
    expect(code).toBe(0);
    expectNoSecrets(stdout + stderr);
  } finally {
    if (server.process.exitCode === null) await server.end("SIGKILL");
  }
}

/** Runs `use` with a server on an embedded database without events. */
export async function withEmbeddedServer(
  env: Record<string, string>,
  use: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const { dataDir, remove } = copyDataDir(inject("filledDataDir"));
  try {
    await withServer({ DATA_DIR: dataDir, ...env }, use);
  } finally {
    remove();
  }
}

/** Asserts that a text of the server holds no key, no database URL and no stack trace or source path. */
export function expectNoSecrets(text: string): void {
  expect(text).not.toContain(ADMIN_KEY);
  expect(text).not.toContain(STATS_KEY);
  expect(text).not.toMatch(/postgres:\/\/\w/);
  expect(text).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
  expect(text).not.toMatch(/node_modules|\/\.build\//);
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

/**
 * Sends raw bytes and returns the reply: everything received until the connection closes or
 * is silent for `quietMs`, at most 5 s.
 */
export async function sendRaw(origin: string, bytes: string, quietMs = 300): Promise<string> {
  const socket = await openSocket(origin);
  let reply = "";
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, 5_000);
    let quietTimer: NodeJS.Timeout | undefined;
    socket.setEncoding("latin1").on("data", (text) => {
      reply += text;
      clearTimeout(quietTimer);
      quietTimer = setTimeout(done, quietMs);
    });
    socket.once("close", done);
    socket.write(bytes, "latin1");
  });
  socket.destroy();
  return reply;
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

/** The events in a database. */
type StoredEvents = {
  /** How many are stored, counted or apart. */
  rows: number;
  /** How many of them the figures count. */
  counted: number;
  /** How many the figures show. */
  tally: number;
  /** How many of the given ids were not stored. */
  missing: number;
};

/** Counts the events of a database, and those of `ids` that it does not have. */
export async function readStoredEvents(
  choice: DatabaseChoice,
  ids: readonly string[],
): Promise<StoredEvents> {
  const opened = await openDatabase(choice, EMBEDDED_PROGRAM, console);
  if (!opened.ok) throw new Error(connectMessage(opened.failure));
  const [found] = await opened.value.sql<[StoredEvents]>`
    select counted, tally, counted + apart as rows, missing from
      (select count(*)::int as counted from event_log where standing = 'counted') as log,
      (select count(*)::int as apart from event_log where standing <> 'counted') as doubtful,
      (select coalesce(sum(count), 0)::int as tally from event_totals where standing = 'counted') as figures,
      (select count(*)::int as missing
        from (select unnest(string_to_array(${ids.join()}, ',')::uuid[]) except select id from event_ids) as absent) as lost`;
  await opened.value.close();
  return found;
}
