import { createHash } from "node:crypto";
import type { Context } from "hono";
import { parseAccept } from "hono/utils/accept";
import { languageOf } from "../contract/language.ts";
import {
  IRISH_REQUEST_MESSAGES,
  REQUEST_MESSAGES,
  type RequestErrorCode,
} from "../contract/messages.ts";
import type { Failure } from "../contract/responses.ts";

export type HeaderMap = Readonly<Record<string, string>>;

type Body = string | Uint8Array<ArrayBuffer>;

/** An answer that is sent many times. The server writes its plain headers without building a `Headers` object. */
export type Answer = {
  readonly status: number;
  readonly body: Body;
  readonly headers: HeaderMap;
  readonly revalidation?: { readonly etag: string; readonly headers: HeaderMap };
};

/** Security headers of every answer that is not a page: it may load nothing and may not be framed. */
export const INERT_HEADERS: HeaderMap = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
};

export const API_HEADERS: HeaderMap = {
  "content-type": "application/json; charset=utf-8",
  ...INERT_HEADERS,
};

/** Headers of JSON that no cache keeps and no other origin reads. */
export const PRIVATE_HEADERS: HeaderMap = { ...API_HEADERS, "cache-control": "no-store" };

/** Headers of what any origin may read: the open API and the embed files. */
export const OPEN_HEADERS: HeaderMap = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};

/** Headers of JSON that any origin may read and caches may keep for five minutes. */
export const OPEN_CACHED_HEADERS: HeaderMap = {
  ...API_HEADERS,
  ...OPEN_HEADERS,
  "cache-control": "public, max-age=300",
};

export function plainAnswer(status: number, body: Body, headers: HeaderMap): Answer {
  return { status, body, headers: { ...headers, "content-length": `${Buffer.byteLength(body)}` } };
}

/** Creates a 200 with a strong ETag, the hash of its body. */
export function taggedAnswer(body: Body, headers: HeaderMap): Answer {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const { "content-type": _type, "content-encoding": _encoding, ...others } = headers;
  return {
    ...plainAnswer(200, body, { ...headers, etag }),
    revalidation: { etag, headers: { ...others, etag } },
  };
}

/** Creates a failure of the API, `{"success": false, "error": "…"}`, in English. */
export function failedAnswer(status: number, code: RequestErrorCode, headers: HeaderMap = {}) {
  const failure: Failure = { success: false, error: REQUEST_MESSAGES[code] };
  return plainAnswer(status, JSON.stringify(failure), { ...PRIVATE_HEADERS, ...headers });
}

export function respond({ body, status, headers }: Answer): Response {
  return new Response(body, { status, headers });
}

/** Responds with a 304 to a client that has the answer. */
export function respondTo(c: Context, answer: Answer): Response {
  const { revalidation } = answer;
  const ifNoneMatch = c.req.header("if-none-match");
  if (revalidation && ifNoneMatch && matches(ifNoneMatch, revalidation.etag)) {
    return new Response(null, { status: 304, headers: revalidation.headers });
  }
  return respond(answer);
}

/** Whether an `If-None-Match` header matches `etag`, by weak comparison (RFC 9110 §13.1.2). */
function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  return (ifNoneMatch.match(/"[^"]*"/g) ?? []).some((tag) => tag === etag);
}

/** Whether a path answers in JSON when it fails. */
export function isApiPath(path: string): boolean {
  return path === "/api" || /^\/(?:api\/|healthz$|readyz$|metrics$)/.test(path);
}

/** The failure of a request that any origin may read: JSON below `/api`, plain text elsewhere. */
export function failureResponse(
  c: Context,
  status: number,
  code: RequestErrorCode,
  headers: HeaderMap = {},
): Response {
  const { message, ...own } = inOwnLanguage(
    c,
    REQUEST_MESSAGES[code],
    IRISH_REQUEST_MESSAGES[code],
  );
  if (isApiPath(c.req.path)) {
    const body = JSON.stringify({ success: false, error: message } satisfies Failure);
    const all = { ...PRIVATE_HEADERS, ...OPEN_HEADERS, ...own.headers, ...headers };
    return respond(plainAnswer(status, body, all));
  }
  const type = { "content-type": "text/plain; charset=utf-8" };
  const all = { ...INERT_HEADERS, ...type, ...own.headers, ...headers };
  return respond(plainAnswer(status, `${message}\n`, all));
}

/** Returns a message in Irish where there is one and the client prefers that, and the headers that say so. */
export function inOwnLanguage(c: Context, english: string, irish?: string) {
  const languages = parseAccept(c.req.header("accept-language") ?? "")
    .filter(({ q }) => q > 0)
    .flatMap(({ type }) => languageOf(type) ?? []);
  const language = irish !== undefined && languages[0] === "ga" ? "ga" : "en";
  const headers = { "content-language": language, vary: "accept-language" };
  return { message: (language === "ga" && irish) || english, headers };
}

/** A redirect to an address of this site; 303 leads to what somebody typed, which no cache keeps. */
export function redirect(status: 303 | 308, location: string): Response {
  const caching = { "cache-control": status === 303 ? "no-store" : "public, max-age=3600" };
  return respond(plainAnswer(status, "", { ...INERT_HEADERS, location, ...caching }));
}
