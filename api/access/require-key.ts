import type { Context } from "hono";
import type { RequestErrorCode } from "../contract/messages.ts";
import { failedAnswer, type HeaderMap, respond } from "../http/answer.ts";
import type { KeyGuard } from "./key-guard.ts";
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

const ASK_FOR_KEY = { "www-authenticate": "Bearer" };

/** A failure of a route that needs a key; other origins may not read it. */
export function privateFailure(
  status: number,
  code: RequestErrorCode,
  headers: HeaderMap = {},
): Response {
  return respond(failedAnswer(status, code, headers));
}
