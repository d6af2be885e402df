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

type DatabaseUse<Choice> = (sql: Sql, choice: Choice) => Promise<void>;
type Tests<Choice> = (test: (name: string, use: DatabaseUse<Choice>) => void) => void;

/** The content of a database at the start of a test: nothing, or all tables, which are empty. */
type StoreContent = "nothing" | "tables";

const CREATE = {
  embedded: async () => {
    const { dataDir, remove } = copyDataDir(inject("emptyDataDir"));
    return { choice: { kind: "embedded" as const, dataDir }, remove };
  },
  postgres: () => createDatabase(inject("postgresUrl") ?? ""),
};

const describeOn =
  (engines: Engine[]) =>
  (title: string, tests: Tests<DatabaseChoice>, content: StoreContent = "tables") =>
    describe.each(engines)(`${title} on the %s engine`, (engine) =>
      tests((name, use) =>
        it(name, async () => withDatabase<DatabaseChoice>(await CREATE[engine](), content, use)),
      ),
    );

/** Describes tests that each run on every engine, on a database of their own. */
export const describeStore = describeOn(ENGINES);

/** Describes tests on one engine, PostgreSQL where available: others run the same queries on both. */
export const describeOneStore = describeOn(ENGINES.slice(-1));

/** Describes tests on PostgreSQL alone, where one is available. */
export const describePostgres = (
  title: string,
  tests: Tests<Extract<DatabaseChoice, { kind: "postgres" }>>,
  content: StoreContent = "tables",
) =>
  describe.runIf(ENGINES.includes("postgres"))(title, () =>
    tests((name, use) => it(name, async () => withDatabase(await CREATE.postgres(), content, use))),
  );

async function withDatabase<Choice extends DatabaseChoice>(
  { choice, remove }: { choice: Choice; remove: () => unknown },
  content: StoreContent,
  use: DatabaseUse<Choice>,
) {
  const { sql, close } = await openTestDatabase(choice);
  try {
    if (content === "tables") await migrate(sql);
    await use(sql, choice);
  } finally {
    await close();
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
