import postgres from "postgres";
import { fail, ok, type Result } from "../contract/result.ts";
import { startEmbedded } from "./embedded.ts";

export type Sql = postgres.Sql;

/** Queries within a transaction, or outside one. */
export type Queries = postgres.ISql;

/** Where the rows live. */
export type DatabaseChoice =
  | { kind: "postgres"; url: string }
  | { kind: "embedded"; dataDir: string };

/** An open database: the same driver and SQL for both kinds. */
export type Database = {
  sql: Sql;
  /** Settles when the embedded engine's process is lost; never for a server. */
  died: Promise<void>;
  close: () => Promise<void>;
};

/** Why no database could be had. `detail` holds no secret. */
export type ConnectFailure = {
  code: "folder-in-use" | "embedded-failed" | "unreachable";
  detail: string;
};

/** What each failure says to whoever starts the server. */
export const CONNECT_MESSAGES: Record<ConnectFailure["code"], (detail: string) => string> = {
  "folder-in-use": (folder) =>
    `The data folder ${folder} is in use by another start; stop that one, or set DATA_DIR`,
  "embedded-failed": (reason) => `The embedded database could not be opened: ${reason}`,
  unreachable: (reason) => `The database does not answer: ${reason}`,
};

/** What a PostgreSQL calls the connections of this program's servers. */
export const APPLICATION = "bia-contact-td";

/** Seconds; a server that does not answer by then counts as unreachable. */
const CONNECT_TIMEOUT_S = 5;
const CLOSE_TIMEOUT_S = 5;
const RECONNECT_S = 0.5;
/** Of silence, until the other side is asked whether it is there: ten times, a second apart. */
const KEEP_ALIVE_S = 10;

/**
 * Opens the chosen database and proves with one query that it answers. The
 * embedded engine runs in a process of its own, the built file `program`.
 */
export async function openDatabase(
  choice: DatabaseChoice,
  program: string,
): Promise<Result<Database, ConnectFailure>> {
  const opened =
    choice.kind === "postgres"
      ? ok(openServer(choice.url))
      : await openEmbedded(choice.dataDir, program);
  if (!opened.ok) return opened;
  try {
    await opened.value.sql`select 1`;
    return opened;
  } catch (error) {
    await opened.value.close();
    return fail({ code: "unreachable", detail: error instanceof Error ? error.message : "" });
  }
}

function openServer(url: string): Database {
  const sql = postgres(url, {
    onnotice: () => {},
    connect_timeout: CONNECT_TIMEOUT_S,
    // The driver would wait up to 20 s between tries, and run what was asked meanwhile when it is back:
    // events whose senders were told long ago that they were not counted.
    backoff: () => RECONNECT_S,
    // Also the connection that only listens, and so never waits for an answer, notices that it is cut.
    keep_alive: KEEP_ALIVE_S,
    connection: { application_name: APPLICATION },
  });
  return { sql, died: new Promise(() => {}), close: () => sql.end({ timeout: CLOSE_TIMEOUT_S }) };
}

async function openEmbedded(
  dataDir: string,
  program: string,
): Promise<Result<Database, ConnectFailure>> {
  const started = await startEmbedded(dataDir, program);
  if (!started.ok) {
    return started.failure.state === "locked"
      ? fail({ code: "folder-in-use", detail: dataDir })
      : fail({ code: "embedded-failed", detail: started.failure.message });
  }
  const sql = postgres({
    path: started.value.path,
    username: "postgres",
    database: "postgres",
    ssl: false,
    onnotice: () => {},
    // The engine serves one connection, so it is kept: a second would be refused.
    max: 1,
    max_lifetime: null,
    idle_timeout: 0,
  });
  const close = async () => {
    await sql.end({ timeout: CLOSE_TIMEOUT_S });
    await started.value.stop();
  };
  return ok({ sql, died: started.value.died, close });
}
