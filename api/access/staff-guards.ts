import { throttled } from "../observe/log.ts";
import { createKeyGuard, type KeyGuard } from "./key-guard.ts";
import type { Keys } from "./keys.ts";

/** Lockouts of addresses logged within the window; the rest are logged as one number. */
const LOCKOUTS_LOGGED = 5;
const LOCKOUTS_WINDOW_MS = 60_000;

/**
 * Creates the guard of each of the staff's keys. Logs each lockout with `warn`,
 * without the address.
 */
export function createStaffGuards(
  keys: Keys,
  warn: (message: string) => void,
): Record<keyof Keys, KeyGuard> {
  const warnOfLockout = throttled(warn, LOCKOUTS_LOGGED, LOCKOUTS_WINDOW_MS);
  const guardOf = (name: keyof Keys) =>
    createKeyGuard(keys[name], () =>
      warnOfLockout(`An address sent ten wrong ${name} keys within a minute and is locked out`),
    );
  return { admin: guardOf("admin"), stats: guardOf("stats") };
}
