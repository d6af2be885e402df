import { describe, inject, it, onTestFinished } from "vitest";
import type { DatabaseChoice, Sql } from "../../api/db/connect.ts";
import { migrate } from "../../api/db/migrate.ts";
import { copyDataDir, openTestDatabase } from "./data-folders.ts";
import { createDatabase } from "./postgres.ts";
import { type RunningServer, startServer } from "./server-process.ts";

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

async function withEmbedded(content: StoreContent, use: DatabaseUse): Promise<void> {
  const { dataDir, remove } = copyDataDir(inject("emptyDataDir"));
  const choice = { kind: "embedded", dataDir } as const;
  const { sql, close } = await openTestDatabase(choice);
  try {
    if (content === "tables") await migrate(sql);
    await use(sql, choice);
  } finally {
    await close();
    remove();
  }
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
