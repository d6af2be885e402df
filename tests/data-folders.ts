import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "./server-process.ts";

/**
 * A data folder as a server's first start and its end leave it: the tables, and the
 * TDs of the project's own dated file. Making one takes seconds, so a suite makes one
 * and its tests copy it.
 *
 * @param empty a data folder without tables, where there is one already
 */
export async function makeFilledDataDir(empty?: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "bia-filled-"));
  if (empty !== undefined) cpSync(empty, dataDir, { recursive: true });
  const server = await startServer({ DATA_DIR: dataDir });
  await server.end("SIGTERM");
  return dataDir;
}

/** A copy of a data folder that no process has open, and how to remove it. */
export function copyDataDir(original: string): { dataDir: string; remove: () => void } {
  const dataDir = mkdtempSync(join(tmpdir(), "bia-data-"));
  cpSync(original, dataDir, { recursive: true });
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}
