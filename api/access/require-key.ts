import type { Context } from "hono";
import type { RequestErrorCode } from "../contract/messages.ts";
import { failedAnswer, type HeaderMap, respond } from "../http/answer.ts";
import type { KeyGuard } from "./key-guard.ts";
import { retryAfter } from "./rate-limit.ts";

/**
 * Judges a request from `address` by the key it sends: null when it is let in,
 * else the answer that turns it away, 401 or 429.
 */
export async function requireKey(
  c: Context,
  address: string,
  guard: KeyGuard,
): Promise<Response | null> {
  const admission = await guard(c.req.header("authorization"), address);
  if (admission.state === "locked") return refused(429, "too-many", retryAfter(admission.waitMs));
  if (admission.state === "refused") return refused(401, "key-wrong", ASK_FOR_KEY);
  return null;
}

const ASK_FOR_KEY = { "www-authenticate": "Bearer" };

/** A failure of what only some may call: for no other site. */
export function refused(status: number, code: RequestErrorCode, headers: HeaderMap = {}): Response {
  return respond(failedAnswer(status, code, headers));
}
