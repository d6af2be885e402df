import { createHash, timingSafeEqual } from "node:crypto";

/** What a presented key comes to. */
export type Admission =
  | { state: "admitted" }
  | { state: "refused" }
  /** Too many wrong tries from that address. */
  | { state: "locked"; waitMs: number };

/** Judges the `Authorization` header of a request from `address`. */
export type KeyGuard = (authorization: string | undefined, address: string) => Admission;

const WRONG_TRIES = 10;
const WINDOW_MS = 60_000;
/** More addresses than this are looked through for forgotten ones. */
const ROOM = 10_000;

/**
 * Admits whoever sends `Bearer KEY`, compared in constant time. From the tenth
 * wrong try within a minute on, an address is locked out, its right tries
 * included, until a minute has passed since the first of the ten. A request
 * without a key is refused and not a try.
 */
export function createKeyGuard(key: string, now: () => Date): KeyGuard {
  const expected = digest(key);
  const wrongTries = new Map<string, number[]>();

  /** The times of the wrong tries that still count. */
  const recent = (address: string, at: number) =>
    (wrongTries.get(address) ?? []).filter((time) => time > at - WINDOW_MS);

  return (authorization, address) => {
    if (authorization === undefined) return { state: "refused" };
    const at = now().getTime();
    const tries = recent(address, at);
    if (tries.length < WRONG_TRIES) {
      const given = /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? "";
      if (timingSafeEqual(digest(given), expected)) return { state: "admitted" };
      tries.push(at);
      if (wrongTries.size > ROOM) {
        for (const known of wrongTries.keys()) {
          if (recent(known, at).length === 0) wrongTries.delete(known);
        }
      }
      wrongTries.set(address, tries);
      if (tries.length < WRONG_TRIES) return { state: "refused" };
    }
    return { state: "locked", waitMs: (tries[0] ?? at) + WINDOW_MS - at };
  };
}

/** Equally long for every key, which is what the comparison needs. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
