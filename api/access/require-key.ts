import type { Context } from "hono";
import { isCrossSite } from "./cross-site.ts";
import type { KeyGuard } from "./key-guard.ts";
import { privateFailure } from "./private-answer.ts";
import { retryAfter } from "./rate-limit.ts";

/**
 * Checks the key that a request from `address` sends. Returns null when it is
 * right, otherwise the response to send: 401, or 429 after too many wrong keys.
 */
export async function requireKey(
  c: Context,
  address: string,
  guard: KeyGuard,
): Promise<Response | null> {
  const check = await guard(c.req.header("authorization"), address);
  if (check.state === "locked") return privateFailure(429, "too-many", retryAfter(check.waitMs));
  if (check.state === "refused") return privateFailure(401, "key-wrong", ASK_FOR_KEY);
  return null;
}

/**
 * Checks a request that changes something: like `requireKey`, and 403 for a
 * browser on another site than `publicUrl`; see `isCrossSite`.
 */
export async function requireKeyToChange(
  c: Context,
  address: string,
  guard: KeyGuard,
  publicUrl: string | null,
): Promise<Response | null> {
  if (isCrossSite(c, publicUrl)) return privateFailure(403, "foreign");
  return requireKey(c, address, guard);
}

const ASK_FOR_KEY = { "www-authenticate": "Bearer" };
