import { createHash, timingSafeEqual } from "node:crypto";
import { createRateLimit } from "./rate-limit.ts";

/** The result of checking a key. */
export type KeyCheck =
  | { state: "admitted" }
  | { state: "refused" }
  /** The address sent too many wrong keys. */
  | { state: "locked"; waitMs: number };

/** Checks the `Authorization` header of a request from `address`. */
export type KeyGuard = (authorization: string | undefined, address: string) => Promise<KeyCheck>;

const WRONG_KEYS_ALLOWED = 10;
const WINDOW_MS = 60_000;

/**
 * Creates a guard that admits requests with `Bearer KEY`, compared in constant
 * time. After ten wrong keys within a minute an address is locked out, also
 * with the right key, until a minute has passed since the first of them. A
 * request without a key is refused and does not count as a wrong key.
 *
 * @param onLocked is called each time an address is locked out
 */
export function createKeyGuard(key: string, onLocked: () => void = () => {}): KeyGuard {
  const expected = sha256(key);
  const wrongKeys = createRateLimit(WRONG_KEYS_ALLOWED, WINDOW_MS);

  return async (authorization, address) => {
    if (authorization === undefined) return { state: "refused" };
    const lockedMs = await wrongKeys.wait(address);
    if (lockedMs > 0) return { state: "locked", waitMs: lockedMs };
    const given = /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? "";
    if (timingSafeEqual(sha256(given), expected)) return { state: "admitted" };
    await wrongKeys.take(address);
    const waitMs = await wrongKeys.wait(address);
    if (waitMs === 0) return { state: "refused" };
    onLocked();
    return { state: "locked", waitMs };
  };
}

/** Hashes a text: `timingSafeEqual` needs two buffers of equal length. */
function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
