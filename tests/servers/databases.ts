import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { afterAll, inject } from "vitest";
import {
  connectEmbedded,
  type DatabaseChoice,
  openDatabase,
  type Sql,
} from "../../api/db/connect.ts";
import { type Embedded, startEmbedded } from "../../api/db/embedded.ts";
import { EMBEDDED_PROGRAM } from "./built-programs.ts";
import { copyDataDir } from "./data-folders.ts";

type Engine = DatabaseChoice["kind"];

if (inject("emptyDataDir") === undefined) {
  throw new Error("This test needs the set-up of the stores: run it with `npm run unit FILE`");
}

/** The database engines that are available here, for `describe.each(ENGINES)`. */
export const ENGINES: Engine[] = inject("postgresUrl") ? ["embedded", "postgres"] : ["embedded"];

/** The preparation of a database whose migrations have run. */
export const PREPARED = { isDone: () => true, done: Promise.resolve(), stop: () => {} };

/** Runs `use` on an empty database of the engine, and empties or removes the database afterwards. */
export function withDatabase(
  engine: Engine,
  use: (sql: Sql, choice: DatabaseChoice) => Promise<void>,
): Promise<void> {
  return engine === "embedded" ? withEmbedded(use) : withPostgres(use);
}

/** Runs `use` on an empty database that no process has open: one at a time can open an embedded one. */
export async function withClosedDatabase(
  engine: Engine,
  use: (choice: DatabaseChoice) => Promise<void>,
): Promise<void> {
  if (engine === "postgres") return withPostgres((_sql, choice) => use(choice));
  const { dataDir, remove } = copyDataDir(inject("emptyDataDir"));
  try {
    await use({ kind: "embedded", dataDir });
  } finally {
    remove();
  }
}

/** An embedded database that runs, with its data folder. */
type RunningEmbedded = Embedded & { dataDir: string; discard: () => Promise<void> };

/**
 * The embedded databases of this test file that no test uses. A start takes seconds, so the tests
 * of a file use one after the other, each emptied before its next use.
 */
const idle: RunningEmbedded[] = [];

afterAll(async () => {
  for (const embedded of idle.splice(0)) await embedded.discard();
});

async function withEmbedded(
  use: (sql: Sql, choice: DatabaseChoice) => Promise<void>,
): Promise<void> {
  const { embedded, sql } = (await takeIdle()) ?? (await startNew());
  try {
    await use(sql, { kind: "embedded", dataDir: embedded.dataDir });
    idle.push(embedded);
  } finally {
    await sql.end({ timeout: 2 });
    // A failed test may have left a transaction open.
    if (!idle.includes(embedded)) await embedded.discard();
  }
}

type ConnectedEmbedded = { embedded: RunningEmbedded; sql: Sql };

/** Connects to a database that a test has used, and empties it; null if there is none that can be. */
async function takeIdle(): Promise<ConnectedEmbedded | null> {
  const embedded = idle.pop();
  if (embedded === undefined) return null;
  const sql = connectEmbedded(embedded.path);
  try {
    await untilConnected(sql);
    // The state of a session: settings, locks, listeners and prepared statements.
    await sql.unsafe("discard all");
    await sql.unsafe("drop schema public cascade; create schema public");
    return { embedded, sql };
  } catch {
    await sql.end({ timeout: 2 });
    await embedded.discard();
    return null;
  }
}

/** The engine refuses a connection until it has noticed that the one before is closed. */
async function untilConnected(sql: Sql): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await sql.unsafe("select 1");
      return;
    } catch (error) {
      if (attempt === 40) throw error;
      await sleep(50);
    }
  }
}

async function startNew(): Promise<ConnectedEmbedded> {
  const { dataDir, remove } = copyDataDir(inject("emptyDataDir"));
  const started = await startEmbedded(dataDir, EMBEDDED_PROGRAM);
  if (!started.ok) throw new Error(`The embedded database is ${started.failure.state}`);
  const discard = async () => {
    await started.value.stop();
    remove();
  };
  const embedded = { ...started.value, dataDir, discard };
  return { embedded, sql: connectEmbedded(embedded.path) };
}

async function withPostgres(
  use: (sql: Sql, choice: DatabaseChoice) => Promise<void>,
): Promise<void> {
  const { choice, remove } = await createPostgres();
  try {
    const opened = await openDatabase(choice, EMBEDDED_PROGRAM);
    if (!opened.ok) throw new Error(`${opened.failure.code}: ${opened.failure.detail}`);
    try {
      await use(opened.value.sql, choice);
    } finally {
      await opened.value.close();
    }
  } finally {
    await remove();
  }
}

type TemporaryDatabase = { choice: DatabaseChoice; remove: () => Promise<void> };

async function createPostgres(): Promise<TemporaryDatabase> {
  const admin = inject("postgresUrl");
  if (admin === null) throw new Error("No PostgreSQL is available");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const administer = async (statement: string) => {
    const sql = postgres(admin, { max: 1, onnotice: () => {} });
    await sql.unsafe(statement);
    await sql.end();
  };
  await administer(`create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return {
    choice: { kind: "postgres", url: url.href },
    remove: () => administer(`drop database ${name} with (force)`),
  };
}
