import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { fail, ok, type Result } from "../contract/result.ts";
import type { Troubles } from "../monitoring/troubles.ts";

/** Returns the value of `promise`, or why it rejected or did not settle: a dead connection takes minutes. */
export function withTimeout<T>(
  promise: Promise<T>,
  timeoutMs = 8_000,
): Promise<Result<T, { reason: unknown }>> {
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => resolve(fail({ reason: `timed out after ${timeoutMs} ms` })),
      timeoutMs,
    );
    promise
      .then(
        (value) => resolve(ok(value)),
        (reason: unknown) => resolve(fail({ reason })),
      )
      .finally(() => clearTimeout(timer));
  });
}

const RETRY_MS = 500;
/** Longer than the driver takes to give up a connection. */
const TRY_MS = 6_000;

/**
 * Resolves when the database answers. Fails with the last reason, at once with a lasting one; `report` gets
 * each other one.
 */
export async function untilAnswered(
  sql: postgres.Sql,
  waitMs: number,
  report: (reason: string) => void,
): Promise<Result<null, string>> {
  const endsAt = performance.now() + waitMs;
  for (let last = ""; ; await sleep(RETRY_MS)) {
    const tried = await withTimeout(sql`select 1`, TRY_MS);
    if (tried.ok) return ok(null);
    const reason = reasonOf(tried.failure.reason, `${sql.options.host}:${sql.options.port}`);
    // The server, or a pooler before it, refuses the login, has no such database, or refuses a parameter.
    const isLasting = /^(?:28|3D000|42704|22023|08P01)/.test(codeOf(tried.failure.reason));
    if (isLasting || performance.now() + RETRY_MS >= endsAt) return fail(reason);
    if (reason !== last) report(reason);
    last = reason;
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/** What is said of a failure by its code, of PostgreSQL, of the system or of TLS, and its message. */
const REASONS: readonly [RegExp, (host: string, message: string) => string][] = [
  [/^28/, (_host, message) => `the login is refused: ${message}`],
  [/^3D000/, (_host, message) => message],
  [/^(?:ENOTFOUND|EAI_)/, (host) => `the host ${host} is not found`],
  [/^ECONNREFUSED/, (host) => `${host} refuses the connection; no PostgreSQL listens there`],
  // A server without TLS closes the connection.
  [
    /^(?:ERR_SSL|ERR_TLS|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO)|secure TLS connection/,
    (_host, message) => `no encrypted connection is possible: ${message}`,
  ],
];

/** Returns why a PostgreSQL server does not answer, without a secret. */
function reasonOf(error: unknown, host: string): string {
  const message = error instanceof Error ? error.message : "";
  const [, known] = REASONS.find(([pattern]) => pattern.test(`${codeOf(error)} ${message}`)) ?? [];
  const reason =
    known?.(host, message) ??
    (error instanceof postgres.PostgresError ? message : `${host} does not answer`);
  return `DATABASE_URL: ${reason}`;
}

const CHECK_INTERVAL_MS = 1_000;
/** Time limit of a check. A database that takes longer counts as unavailable. */
const CHECK_TIMEOUT_MS = 3_000;

/** Calls `check` every second, and reports when it fails or hangs. Returns a function that stops it. */
export function watchDatabase(check: () => Promise<void>, troubles: Troubles): () => void {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const checkAgain = async () => {
    const query = check();
    const checked = await withTimeout(query, CHECK_TIMEOUT_MS);
    if (isStopped) return;
    if (checked.ok) troubles.end("database");
    else {
      const { reason } = checked.failure;
      troubles.report("database", reason instanceof Error ? reason.message : String(reason));
    }
    // The next check starts after this query, so that queries do not accumulate while the database
    // hangs.
    await query.catch(() => {});
    if (!isStopped) timer = setTimeout(checkAgain, CHECK_INTERVAL_MS).unref();
  };
  void checkAgain();

  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** What was read, and when its query began. */
export type Recent<Value> = { value: Value; readAt: Date };

const READ_TIMEOUT_MS = 5_000;

/**
 * Creates the memory of what a public answer is made of: `read` anew after `refreshMs`, on request only,
 * and waited for after `maxMs`. Null while the database is away.
 */
export function createRecent<Value>(
  read: () => Promise<Value>,
  { refreshMs, maxMs }: { refreshMs: number; maxMs: number },
  now: () => Date,
): () => Promise<Recent<Value> | null> {
  let known: Recent<Value> | null = null;
  let reading: Promise<Recent<Value> | null> | null = null;

  const refresh = async () => {
    const readAt = now();
    const done = await withTimeout(read(), READ_TIMEOUT_MS);
    reading = null;
    if (!done.ok) return null;
    known = { value: done.value, readAt };
    return known;
  };

  return async () => {
    const sinceMs = known === null ? -1 : now().getTime() - known.readAt.getTime();
    // A negative age means that the clock was set back; the age is then unknown.
    const ageMs = sinceMs < 0 ? Number.POSITIVE_INFINITY : sinceMs;
    if (ageMs >= refreshMs) reading ??= refresh();
    return ageMs < maxMs ? known : reading;
  };
}
