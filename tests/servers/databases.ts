import { setTimeout as sleep } from "node:timers/promises";
import { describe, inject, it, onTestFinished } from "vitest";
import {
  connectEmbedded,
  type DatabaseChoice,
  type Sql,
  startEmbedded,
} from "../../api/db/connect.ts";
import { copyDataDir, openTestDatabase } from "./data-folders.ts";
import { createDatabase } from "./postgres.ts";
import { EMBEDDED_PROGRAM, type RunningServer, startServer } from "./server-process.ts";

type Engine = DatabaseChoice["kind"];

if (inject("emptyDataDir") === undefined) {
  throw new Error("This test needs the set-up of the stores: run it with `npm run unit FILE`");
}

const ENGINES: Engine[] = inject("postgresUrl") ? ["embedded", "postgres"] : ["embedded"];

type PostgresChoice = Extract<DatabaseChoice, { kind: "postgres" }>;
type DatabaseUse<Choice = DatabaseChoice> = (sql: Sql, choice: Choice) => Promise<void>;
type Tests<Choice> = (test: (name: string, use: DatabaseUse<Choice>) => void) => void;

/** The content of a database at the start of a test: nothing, or all tables, which are empty. */
type StoreContent = "nothing" | "tables";

const describeOn =
  (engines: Engine[]) =>
  (title: string, tests: Tests<DatabaseChoice>, content: StoreContent = "tables") =>
    describe.each(engines)(`${title} on the %s engine`, (engine) => {
      const withDatabase = engine === "embedded" ? withEmbedded : withPostgres;
      tests((name, use) => it(name, () => withDatabase(content, use)));
    });

/** Describes tests that each run on every engine, on a database of their own, to which they add no tables. */
export const describeStore = describeOn(ENGINES);

/**
 * Describes tests on one engine, on PostgreSQL where one is available: other tests run the same queries on
 * both, or a journey, whose servers have the embedded engine.
 */
export const describeOneStore = describeOn(ENGINES.slice(-1));

/** Describes tests on PostgreSQL alone, where one is available. */
export const describePostgres = (
  title: string,
  tests: Tests<PostgresChoice>,
  content: StoreContent = "tables",
) =>
  describe.runIf(ENGINES.includes("postgres"))(title, () =>
    tests((name, use) => it(name, () => withPostgres(content, use))),
  );

/** An embedded database that runs, with its data folder. */
type Started = Extract<Awaited<ReturnType<typeof startEmbedded>>, { ok: true }>["value"];
type RunningEmbedded = Started & { dataDir: string; discard: () => Promise<void> };

/**
 * The embedded databases that the next test of this worker can use, emptied: a start takes seconds. They end
 * with the worker.
 */
const idle: Record<StoreContent, RunningEmbedded[]> = { nothing: [], tables: [] };

async function withEmbedded(content: StoreContent, use: DatabaseUse): Promise<void> {
  const { embedded, sql } = (await takeIdle(content)) ?? (await startNew(content));
  try {
    await use(sql, { kind: "embedded", dataDir: embedded.dataDir });
    idle[content].push(embedded);
  } finally {
    await sql.end({ timeout: 2 });
    // A failed test may have left a transaction open.
    if (!idle[content].includes(embedded)) await embedded.discard();
  }
}

const EMPTYING: Record<StoreContent, string> = {
  nothing: "drop schema public cascade; create schema public",
  tables: `do $$ begin execute (
    select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity'
    from pg_tables where schemaname = 'public' and tablename <> 'migrations'
  ); end $$`,
};

/** Empties a database that a test has used, and connects; null without a usable one. */
async function takeIdle(content: StoreContent) {
  const embedded = idle[content].pop();
  if (embedded === undefined) return null;
  const sql = connectEmbedded(embedded.path);
  try {
    await untilConnected(sql);
    // The state of a session: settings, locks, listeners and prepared statements.
    await sql.unsafe("discard all");
    await sql.unsafe(EMPTYING[content]);
    return { embedded, sql };
  } catch {
    await sql.end({ timeout: 2 });
    await embedded.discard();
    return null;
  }
}

/** The engine notices the end of the connection before with a delay. */
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

async function startNew(content: StoreContent) {
  const original = inject(content === "nothing" ? "emptyDataDir" : "filledDataDir");
  const { dataDir, remove } = copyDataDir(original, inject("copiesDir"));
  const started = await startEmbedded(dataDir, EMBEDDED_PROGRAM);
  if (!started.ok) throw new Error(`The embedded database is ${started.failure.state}`);
  const discard = async () => {
    await started.value.stop();
    remove();
  };
  const embedded = { ...started.value, dataDir, discard };
  const sql = connectEmbedded(embedded.path);
  if (content === "tables") await sql.unsafe(EMPTYING.tables);
  return { embedded, sql };
}

async function withPostgres(content: StoreContent, use: DatabaseUse<PostgresChoice>) {
  const admin = inject("postgresUrl");
  const tables = inject("postgresTables");
  if (admin === null || tables === null) throw new Error("No PostgreSQL is available");
  const original = content === "tables" ? tables : "template1";
  const { choice, remove } = await createDatabase(admin, original);
  try {
    const { sql, close } = await openTestDatabase(choice);
    try {
      await use(sql, choice);
    } finally {
      await close();
    }
  } finally {
    await remove();
  }
}

export const LOOKUP_PATH = "/api/tds?constituency=Clare";

/** Returns a copy of the filled folder, removed at the end of the running test. */
export function copyFilled(): string {
  const { dataDir, remove } = copyDataDir(inject("filledDataDir"));
  onTestFinished(remove);
  return dataDir;
}

/** Starts a server on a copy of the filled folder, stopped at the end of the running test. */
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
