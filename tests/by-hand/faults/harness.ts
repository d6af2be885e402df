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
