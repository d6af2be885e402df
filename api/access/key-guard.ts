import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { RequestErrorCode } from "../contract/messages.ts";
import {
  failedAnswer,
  type HeaderMap,
  PRIVATE_HEADERS,
  plainAnswer,
  respond,
} from "../http/answer.ts";
import { type Log, throttled } from "../monitoring/log.ts";
import { createRateLimit, RETRY_SOON, retryAfter } from "./rate-limit.ts";

export type Keys = { stats: string; admin: string; metrics: string };

/** Returns the environment's keys; unset ones are 192 random bits, and the metrics have the admin's. */
export function resolveKeys(env: Record<"statsKey" | "adminKey" | "metricsKey", string | null>) {
  const random = () => randomBytes(24).toString("base64url");
  const admin = env.adminKey ?? random();
  return { stats: env.statsKey ?? random(), admin, metrics: env.metricsKey ?? admin };
}

/** Returns null for the right key, else the answer to the request. */
export type KeyGuard = (
  authorization: string | undefined,
  address: string,
) => Promise<Response | null>;

const WRONG_KEYS_ALLOWED = 10;
const WINDOW_MS = 60_000;

export function createStaffGuards(keys: Keys, warn?: Log["warn"]): Record<keyof Keys, KeyGuard> {
  return {
    admin: createKeyGuard(keys.admin, "admin", warn),
    stats: createKeyGuard(keys.stats, "stats", warn),
    metrics: createKeyGuard(keys.metrics, "metrics", warn),
  };
}

/** Creates a guard that admits `Bearer KEY`. Ten wrong keys within a minute lock an address out until its end. */
function createKeyGuard(key: string, name: keyof Keys, warn: Log["warn"] = () => {}): KeyGuard {
  const expected = sha256(key);
  const wrongKeys = createRateLimit(WRONG_KEYS_ALLOWED, WINDOW_MS);
  const warnOfLockout = throttled(warn, 5, WINDOW_MS);

  const refusal = () => privateFailure(401, "key-wrong", { "www-authenticate": "Bearer" });
  const lockout = (waitMs: number) => privateFailure(429, "too-many", retryAfter(waitMs));
  return async (authorization, address) => {
    if (authorization === undefined) return refusal();
    const lockedMs = await wrongKeys.wait(address);
    if (lockedMs > 0) return lockout(lockedMs);
    const sentKey = /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? "";
    if (timingSafeEqual(sha256(sentKey), expected)) return null;
    await wrongKeys.take(address);
    const waitMs = await wrongKeys.wait(address);
    if (waitMs === 0) return refusal();
    warnOfLockout(`An address sent ten wrong ${name} keys within a minute and is locked out`);
    return lockout(waitMs);
  };
}

/** `timingSafeEqual` needs two buffers of equal length. */
const sha256 = (text: string) => createHash("sha256").update(text).digest();

export function privateJson<Body>(status: number, body: Body, headers: HeaderMap = {}) {
  return respond(plainAnswer(status, JSON.stringify(body), { ...PRIVATE_HEADERS, ...headers }));
}

/** A failure of a route that needs a key; other origins may not read it. */
export function privateFailure(status: number, code: RequestErrorCode, headers: HeaderMap = {}) {
  return respond(failedAnswer(status, code, headers));
}

/** 503 of a route that needs a key, with `retry-after`. */
export function privateUnavailable(code: RequestErrorCode): Response {
  return privateFailure(503, code, RETRY_SOON);
}
