import { inject, onTestFinished } from "vitest";
import { copyDataDir } from "../servers/data-folders.ts";
import { type RunningServer, startServer } from "../servers/server-process.ts";

export const LOOKUP_PATH = "/api/tds?constituency=Clare";

/** Returns a copy of the filled folder, which is removed at the end of the running test. */
export function copyFilled(): string {
  const { dataDir, remove } = copyDataDir(inject("filledDataDir"));
  onTestFinished(remove);
  return dataDir;
}

/** Starts a server on a copy of the filled folder, which is stopped at the end of the running test. */
export async function startFilled(env: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer({ DATA_DIR: copyFilled(), ...env });
  onTestFinished(async () => {
    if (server.process.exitCode === null) await server.end("SIGTERM");
  });
  return server;
}

/** Looks up Clare and returns the party of its first TD. */
export async function firstParty(origin: string): Promise<unknown> {
  const { data } = await (await fetch(origin + LOOKUP_PATH)).json();
  return data[0].party;
}
