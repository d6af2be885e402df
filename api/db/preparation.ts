import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../observe/log.ts";
import { isDatabaseUnavailable } from "./database-errors.ts";

/** The preparation of the database for this version: its tables, and its first rows. */
export type Preparation = Awaited<ReturnType<typeof prepareDatabase>>;

const RETRY_MS = 1_000;
/** Time for the first attempt; it then goes on in the background. */
const FIRST_ATTEMPT_MS = 8_000;

/**
 * Runs `prepare`. While the database is away it returns after the first attempt and tries again
 * every second. Rejects when the first attempt fails for another reason, such as a wrong password.
 */
export async function prepareDatabase(prepare: () => Promise<void>, log: Log) {
  let isDone = false;
  const stopping = new AbortController();
  const attempt = async () => {
    await prepare();
    isDone = true;
  };
  const retry = async (): Promise<void> => {
    for (let last = ""; !isDone; ) {
      await sleep(RETRY_MS, undefined, { ref: false, signal: stopping.signal });
      await attempt().catch((error: unknown) => {
        if (isDatabaseUnavailable(error) || last === String(error)) return;
        last = String(error);
        log.error(`The database cannot be prepared: ${last}`);
      });
    }
  };

  let isFirst = true;
  const first = attempt().catch((error: unknown) => {
    if (isFirst && !isDatabaseUnavailable(error)) throw error;
  });
  await Promise.race([first, sleep(FIRST_ATTEMPT_MS, undefined, { ref: false })]);
  isFirst = false;
  return {
    /** Whether the database is prepared. It is not while it has not answered since the start. */
    isDone: () => isDone,
    /** Resolves when the database is prepared; never after a stop. */
    done: first.then(retry).catch(() => new Promise<void>(() => {})),
    /** Ends the attempts. */
    stop: () => stopping.abort(),
  };
}
