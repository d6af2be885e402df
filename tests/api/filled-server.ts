import { execFileSync } from "node:child_process";
import { inject } from "vitest";
import { copyDataDir } from "../servers/data-folders.ts";
import { type RunningServer, startServer } from "../servers/server-process.ts";

export const LOOKUP_PATH = "/api/tds?constituency=Clare";

/** Runs `use` with a copy of the filled folder, then removes it. */
export async function withFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const { dataDir, remove } = copyDataDir(inject("filledDataDir"));
  try {
    await use(dataDir);
  } finally {
    remove();
  }
}

/** Runs `use` with a server on a copy of the filled folder, then stops it. */
export async function withServer(
  use: (server: RunningServer) => Promise<void>,
  env: Record<string, string> = { ADMIN_KEY: "the-key", STATS_KEY: "the-key" },
): Promise<void> {
  await withFolder(async (folder) => {
    const server = await startServer({ DATA_DIR: folder, ...env });
    try {
      await use(server);
    } finally {
      if (server.process.exitCode === null) await server.end("SIGTERM");
    }
  });
}

/** Looks up Clare and returns the party of its first TD. */
export async function firstParty(origin: string): Promise<unknown> {
  const { data } = await (await fetch(origin + LOOKUP_PATH)).json();
  return data[0].party;
}

/** Returns the process ids of a server's children: the embedded database. */
export function childrenOf(pid: number | undefined): number[] {
  return execFileSync("ps", ["-o", "pid=", "--ppid", `${pid}`], { encoding: "utf8" })
    .split("\n")
    .flatMap((line) => (line.trim() ? [Number(line)] : []));
}
