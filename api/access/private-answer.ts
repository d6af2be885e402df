import type { RequestErrorCode } from "../contract/messages.ts";
import { API_HEADERS, failedAnswer, type HeaderMap, plainAnswer, respond } from "../http/answer.ts";
import { retryAfter } from "./rate-limit.ts";

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

/** 503 of a route that needs a key, with `retry-after`: by default because of the database. */
export function privateUnavailable(code: RequestErrorCode = "not-ready"): Response {
  return privateFailure(503, code, retryAfter(RETRY_AFTER_MS));
}
