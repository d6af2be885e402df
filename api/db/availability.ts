import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { fail, ok, type Result } from "../contract/result.ts";
import type { Troubles } from "../observe/troubles.ts";

/**
 * Returns the value of `promise`, or the reason why it rejected or did not settle within
 * `timeoutMs`. A query on a dead connection can otherwise take minutes to reject.
 */
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

/** Why a PostgreSQL server does not answer. `detail` is its host and port, or its own message. */
export type WaitFailure = {
  code: "host-not-found" | "refused" | "no-answer" | "tls" | "login" | "no-database" | "other";
  detail: string;
};

const RETRY_MS = 500;
/** Longer than the driver takes to give up a connection. */
const TRY_MS = 6_000;

/**
 * Resolves when the database answers a query. Stops trying after `waitMs` and fails with the last
 * reason; `report` gets each reason that differs from the one before.
 */
export async function untilAnswered(
  sql: postgres.Sql,
  waitMs: number,
  report: (failure: WaitFailure) => void,
): Promise<Result<null, WaitFailure>> {
  const endsAt = performance.now() + waitMs;
  for (let last = ""; ; await sleep(RETRY_MS)) {
    const tried = await withTimeout(sql`select 1`, TRY_MS);
    if (tried.ok) return ok(null);
    const failure = failureOf(tried.failure.reason, `${sql.options.host}:${sql.options.port}`);
    if (performance.now() + RETRY_MS >= endsAt) return fail(failure);
    if (failure.code !== last) report(failure);
    last = failure.code;
  }
}

/** The failures by the codes of PostgreSQL, of the system and of TLS, with the error's message. */
const FAILURES: readonly [RegExp, WaitFailure["code"]][] = [
  [/^28/, "login"],
  [/^3D000/, "no-database"],
  [/^(?:ENOTFOUND|EAI_)/, "host-not-found"],
  [/^ECONNREFUSED/, "refused"],
  // A server without TLS closes the connection.
  [/^(?:ERR_SSL|ERR_TLS|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO)|secure TLS connection/, "tls"],
];

function failureOf(error: unknown, host: string): WaitFailure {
  const errorCode = error instanceof Error && "code" in error ? error.code : "";
  const message = error instanceof Error ? error.message : "";
  const known = FAILURES.find(([pattern]) => pattern.test(`${errorCode} ${message}`))?.[1];
  const code = known ?? (error instanceof postgres.PostgresError ? "other" : "no-answer");
  const isAway = code === "host-not-found" || code === "refused" || code === "no-answer";
  return { code, detail: isAway ? host : message };
}

const CHECK_INTERVAL_MS = 1_000;
/** Time limit of a check. A database that takes longer counts as unavailable. */
const CHECK_TIMEOUT_MS = 3_000;

/**
 * Queries the database every second by `check`, and reports when it is unavailable. Returns a function
 * that stops the checks.
 */
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
