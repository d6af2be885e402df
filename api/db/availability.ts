import { setTimeout as sleep } from "node:timers/promises";
import type postgres from "postgres";
import { fail, ok, type Result } from "../contract/result.ts";
import { type Log, messageOf } from "../monitoring/log.ts";
import type { Troubles } from "../monitoring/troubles.ts";

/** Returns the value of `promise`, or why there is none in time: a query on a dead connection takes minutes. */
export function withTimeout<T>(promise: Promise<T>, timeoutMs = 8_000) {
  return new Promise<Result<T, { reason: unknown }>>((resolve) => {
    const reason = `timed out after ${timeoutMs} ms`;
    const timer = setTimeout(() => resolve(fail({ reason })), timeoutMs);
    promise
      .then(ok, (reason: unknown) => fail({ reason }))
      .then(resolve)
      .finally(() => clearTimeout(timer));
  });
}

const RETRY_MS = 500;
/** Longer than the driver takes to give up a connection. */
const TRY_MS = 6_000;

/** Resolves when the database answers, else fails with the last reason; `report` gets each new reason before. */
export async function untilAnswered(sql: postgres.Sql, waitMs: number, report: Log["warn"]) {
  const endsAt = performance.now() + waitMs;
  for (let last = ""; ; await sleep(RETRY_MS)) {
    const query = await withTimeout(sql`select 1`, TRY_MS);
    if (query.ok) return ok(null);
    const { reason: error } = query.failure;
    // An attempt at several addresses has a code alone.
    const message = messageOf(error) || codeOf(error);
    const reason = `The database at ${sql.options.host}:${sql.options.port} does not answer: ${message}`;
    // The server, or a pooler, refuses the login, has no such database, or refuses a parameter.
    const isLasting = /^(?:28|3D000|42704|22023|08P01)/.test(codeOf(error));
    if (isLasting || performance.now() + RETRY_MS >= endsAt) return fail(reason);
    if (reason !== last) report(reason);
    last = reason;
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error ? String(error.code) : "";

const CHECK_INTERVAL_MS = 1_000;
const CHECK_TIMEOUT_MS = 3_000;

/** Calls `check` every second, and reports a check that fails or hangs. Returns a function that stops this. */
export function watchDatabase(check: () => Promise<void>, troubles: Troubles): () => void {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const checkAgain = async () => {
    const query = check();
    const result = await withTimeout(query, CHECK_TIMEOUT_MS);
    if (isStopped) return;
    if (result.ok) troubles.end("database");
    else troubles.report("database", messageOf(result.failure.reason));
    // Otherwise queries accumulate while the database hangs.
    await query.catch(() => {});
    if (!isStopped) timer = setTimeout(checkAgain, CHECK_INTERVAL_MS).unref();
  };
  void checkAgain();

  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Creates a function that calls `read` when its `key` has changed since the last call that succeeded. */
export function createFollower(key: () => Promise<unknown[]>, read: () => Promise<void>) {
  let followed: unknown[] = [];
  let last: Promise<void> = Promise.resolve();
  const follow = async () => {
    const newest = await key();
    if (newest.every((part, index) => part === followed[index])) return;
    await read();
    followed = newest;
  };
  // One call at a time, so that the newest wins.
  return () => {
    last = last.then(follow, follow);
    return last;
  };
}

/** A value of the database, and when the query began. */
export type Recent<Value> = { value: Value; readAt: Date };

const READ_TIMEOUT_MS = 5_000;

/** Creates the memory of a value, read anew after `refreshMs` and waited for after `maxMs`; null without a database. */
export function createRecent<Value>(
  read: () => Promise<Value>,
  maxMs: number,
  refreshMs = maxMs,
  now = () => new Date(),
): () => Promise<Recent<Value> | null> {
  let last: Recent<Value> | null = null;
  let reading: Promise<Recent<Value> | null> | null = null;

  const refresh = async () => {
    const readAt = now();
    const result = await withTimeout(read(), READ_TIMEOUT_MS);
    reading = null;
    if (!result.ok) return null;
    last = { value: result.value, readAt };
    return last;
  };

  return async () => {
    const sinceMs = last === null ? -1 : now().getTime() - last.readAt.getTime();
    // A clock that was set back makes the age negative.
    const ageMs = sinceMs < 0 ? Number.POSITIVE_INFINITY : sinceMs;
    if (ageMs >= refreshMs) reading ??= refresh();
    return ageMs < maxMs ? last : reading;
  };
}
