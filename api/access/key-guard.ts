import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import type { RequestErrorCode } from "../contract/messages.ts";
import { API_HEADERS, failedAnswer, type HeaderMap, plainAnswer, respond } from "../http/answer.ts";
import { type Log, throttled } from "../observe/log.ts";
import { isCrossSite } from "./cross-site.ts";
import { createRateLimit, retryAfter } from "./rate-limit.ts";

/** The keys of the staff pages. */
export type Keys = { stats: string; admin: string };

/** Returns the keys of the environment, and a random one for each that is not set. */
export function resolveKeys(env: { statsKey: string | null; adminKey: string | null }): Keys {
  return { stats: env.statsKey ?? randomKey(), admin: env.adminKey ?? randomKey() };
}

/** 192 random bits in URL-safe characters. */
function randomKey(): string {
  return randomBytes(24).toString("base64url");
}

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
 * time, within the limit of `createGuard`. A request without a key is refused
 * and does not count as a wrong key.
 *
 * @param onLocked is called each time an address is locked out
 */
export function createKeyGuard(key: string, onLocked: () => void = () => {}): KeyGuard {
  const expected = sha256(key);
  const check = createGuard((given) => timingSafeEqual(sha256(given), expected), onLocked);
  return async (authorization, address) =>
    authorization === undefined
      ? { state: "refused" }
      : check(/^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? "", address);
}

/**
 * Creates a guard that admits what `isRight` accepts. After ten wrong attempts
 * within a minute an address is locked out, also with the right one, until a
 * minute has passed since the first of them.
 */
export function createGuard(
  isRight: (given: string) => boolean,
  onLocked: () => void,
): (given: string, address: string) => Promise<KeyCheck> {
  const wrongKeys = createRateLimit(WRONG_KEYS_ALLOWED, WINDOW_MS);

  return async (given, address) => {
    const lockedMs = await wrongKeys.wait(address);
    if (lockedMs > 0) return { state: "locked", waitMs: lockedMs };
    if (isRight(given)) return { state: "admitted" };
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

/** Methods that change nothing, also when another site makes a browser send them. */
const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/**
 * Creates the check of a route for the holders of a key: 401 without the key, 429 after too many
 * wrong ones, and for a request that may change something 403 from a browser on another site than
 * `publicUrl`; see `isCrossSite`.
 */
export function forHolders(
  guard: KeyGuard,
  publicUrl: string | null,
  addressOf: (c: Context) => string,
): MiddlewareHandler {
  return async (c, next) => {
    const isChange = !SAFE_METHODS.has(c.req.method);
    if (isChange && isCrossSite(c, publicUrl)) return privateFailure(403, "foreign");
    const check = await guard(c.req.header("authorization"), addressOf(c));
    if (check.state === "locked") return privateFailure(429, "too-many", retryAfter(check.waitMs));
    if (check.state === "refused") return privateFailure(401, "key-wrong", ASK_FOR_KEY);
    return next();
  };
}

const ASK_FOR_KEY = { "www-authenticate": "Bearer" };

/** Time after which a client may repeat a request that the database did not answer. */
const RETRY_AFTER_MS = 5_000;

/** Headers of an answer for the holder of a key: no cache keeps it, and no other origin reads it. */
export const PRIVATE_HEADERS: HeaderMap = { ...API_HEADERS, "cache-control": "no-store" };

/** The JSON answer of a route that needs a key. */
export function privateJson(status: number, body: object, headers: HeaderMap = {}): Response {
  return respond(plainAnswer(status, JSON.stringify(body), { ...PRIVATE_HEADERS, ...headers }));
}

/** A failure of a route that needs a key; other origins may not read it. */
export function privateFailure(
  status: number,
  code: RequestErrorCode,
  headers: HeaderMap = {},
): Response {
  return respond(failedAnswer(status, code, headers));
}

/** 503 of a route that needs a key, with `retry-after`; the log says what failed. */
export function privateUnavailable(
  log: Log,
  what: string,
  reason: unknown,
  code: RequestErrorCode = "not-ready",
): Response {
  log.warn(`${what}: ${reason}`);
  return privateFailure(503, code, retryAfter(RETRY_AFTER_MS));
}
