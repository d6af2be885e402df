import { createHash, timingSafeEqual } from "node:crypto";
import { createRateLimit } from "./rate-limit.ts";

/** What a presented key comes to. */
export type Admission =
  | { state: "admitted" }
  | { state: "refused" }
  /** Too many wrong tries from that address. */
  | { state: "locked"; waitMs: number };

/** Judges the `Authorization` header of a request from `address`. */
export type KeyGuard = (authorization: string | undefined, address: string) => Promise<Admission>;

const WRONG_TRIES = 10;
const WINDOW_MS = 60_000;

/**
 * Admits whoever sends `Bearer KEY`, compared in constant time. From the tenth
 * wrong try within a minute on, an address is locked out, its right tries
 * included, until a minute has passed since the first of the ten. A request
 * without a key is refused and not a try.
 */
export function createKeyGuard(key: string): KeyGuard {
  const expected = digest(key);
  const wrongTries = createRateLimit(WRONG_TRIES, WINDOW_MS);

  return async (authorization, address) => {
    if (authorization === undefined) return { state: "refused" };
    const lockedMs = await wrongTries.wait(address);
    if (lockedMs > 0) return { state: "locked", waitMs: lockedMs };
    const given = /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? "";
    if (timingSafeEqual(digest(given), expected)) return { state: "admitted" };
    await wrongTries.take(address);
    const waitMs = await wrongTries.wait(address);
    return waitMs > 0 ? { state: "locked", waitMs } : { state: "refused" };
  };
}

/** Equally long for every key, which is what the comparison needs. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
