import { createHash } from "node:crypto";
import type { LookupFailed } from "../contract/lookup.ts";
import { REQUEST_MESSAGES, type RequestErrorCode } from "../contract/messages.ts";

/** Response headers by lower-case name. */
export type HeaderMap = Readonly<Record<string, string>>;

type Body = string | Uint8Array<ArrayBuffer>;

/**
 * An answer made once and sent many times. Headers stay a plain object and the
 * length stands among them: that is what the server can write without building
 * a `Headers`, and most of what makes a lookup fast.
 */
export type Answer = {
  readonly status: number;
  readonly body: Body;
  readonly headers: HeaderMap;
  /** Set when the answer can be revalidated. */
  readonly revalidation?: { readonly etag: string; readonly headers: HeaderMap };
};

/** On every answer that is not a page: opened as one, it may do nothing, and nobody may frame it. */
export const INERT_HEADERS: HeaderMap = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
};

/** On every answer of the API. */
export const API_HEADERS: HeaderMap = {
  "content-type": "application/json; charset=utf-8",
  ...INERT_HEADERS,
};

/** On what any site may read: the open API and the embed files. */
export const OPEN_HEADERS: HeaderMap = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};

/** An answer that is not revalidated. */
export function plainAnswer(status: number, body: Body, headers: HeaderMap): Answer {
  return { status, body, headers: { ...headers, "content-length": `${Buffer.byteLength(body)}` } };
}

/** A 200 with a strong ETag of its body. */
export function taggedAnswer(body: Body, headers: HeaderMap): Answer {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const { "content-type": _type, "content-encoding": _encoding, ...kept } = headers;
  return {
    ...plainAnswer(200, body, { ...headers, etag }),
    revalidation: { etag, headers: { ...kept, etag } },
  };
}

/** A failure of the API in its one shape. */
export function failedAnswer(
  status: number,
  code: RequestErrorCode,
  headers: HeaderMap = {},
): Answer {
  const failed: LookupFailed = { success: false, error: REQUEST_MESSAGES[code] };
  return plainAnswer(status, JSON.stringify(failed), {
    ...API_HEADERS,
    "cache-control": "no-store",
    ...headers,
  });
}

/** The response to a request whose `If-None-Match` is given; 304 when it holds the answer's tag. */
export function respond(answer: Answer, ifNoneMatch?: string): Response {
  const { revalidation } = answer;
  if (revalidation && ifNoneMatch !== undefined && matches(ifNoneMatch, revalidation.etag)) {
    return new Response(null, { status: 304, headers: revalidation.headers });
  }
  return new Response(answer.body, { status: answer.status, headers: answer.headers });
}

/** Whether an `If-None-Match` holds `etag`, by the weak comparison (RFC 9110 §13.1.2). */
export function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true;
  if (ifNoneMatch.trim() === "*") return true;
  const tags: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return tags.includes(etag);
}
