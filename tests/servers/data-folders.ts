import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, type DatabaseChoice, openDatabase } from "../../api/db/connect.ts";
import { EMBEDDED_PROGRAM, startServer } from "./server-process.ts";

/** Opens a database; throws why it cannot. */
export async function openTestDatabase(choice: DatabaseChoice): Promise<Database> {
  const opened = await openDatabase(choice, EMBEDDED_PROGRAM, console);
  if (!opened.ok) throw new Error(opened.failure);
  return opened.value;
}

/** Creates a data folder with an embedded database without tables, which takes seconds. */
export async function createEmptyDataDir(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "bia-empty-"));
  await (await openTestDatabase({ kind: "embedded", dataDir })).close();
  return dataDir;
}

/** Creates a data folder with all tables and the TDs of the seed file. */
export async function createFilledDataDir(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "bia-filled-"));
  const server = await startServer({ DATA_DIR: dataDir });
  await server.end("SIGTERM");
  return dataDir;
}

/** Copies a data folder that no process has open. */
export function copyDataDir(original: string) {
  const dataDir = mkdtempSync(join(tmpdir(), "bia-data-"));
  cpSync(original, dataDir, { recursive: true });
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}
