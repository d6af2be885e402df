import { createHash } from "node:crypto";
import type { Context } from "hono";
import { parseAccept } from "hono/utils/accept";
import { type Language, languageOf } from "../contract/language.ts";
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
  readonly irish?: Answer;
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

/** Creates a failure of the API, `{"success": false, "error": "…"}`. */
export function failedAnswer(status: number, code: RequestErrorCode, headers: HeaderMap = {}) {
  const bodyOf = (error: string) => JSON.stringify({ success: false, error } satisfies Failure);
  const irish = IRISH_REQUEST_MESSAGES[code];
  const bodies = { en: bodyOf(REQUEST_MESSAGES[code]), ga: irish && bodyOf(irish) };
  return inBothLanguages(status, bodies, { ...PRIVATE_HEADERS, ...headers });
}

/** Creates a failure whose body is in the language that the client asks for, where there is one in Irish. */
export function inBothLanguages(
  status: number,
  { en, ga }: { en: string; ga: string | undefined },
  headers: HeaderMap,
): Answer {
  const answerIn = (language: Language, body: string) => {
    const own = { "content-language": language, vary: "accept-language" };
    return plainAnswer(status, body, { ...headers, ...own });
  };
  return { ...answerIn("en", en), ...(ga && { irish: answerIn("ga", ga) }) };
}

export function respond({ body, status, headers }: Answer): Response {
  return new Response(body, { status, headers });
}

/** Responds with a 304 to a client that has the answer, and with a failure in Irish where the client prefers that. */
export function respondTo(c: Context, answer: Answer): Response {
  const { revalidation, irish } = answer;
  const ifNoneMatch = c.req.header("if-none-match");
  if (revalidation && ifNoneMatch && matches(ifNoneMatch, revalidation.etag)) {
    return new Response(null, { status: 304, headers: revalidation.headers });
  }
  return respond(irish && prefersIrish(c) ? irish : answer);
}

function prefersIrish(c: Context): boolean {
  const languages = parseAccept(c.req.header("accept-language") ?? "")
    .filter(({ q }) => q > 0)
    .flatMap(({ type }) => languageOf(type) ?? []);
  return languages[0] === "ga";
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
  if (isApiPath(c.req.path)) {
    return respondTo(c, failedAnswer(status, code, { ...OPEN_HEADERS, ...headers }));
  }
  const type = { "content-type": "text/plain; charset=utf-8" };
  const irish = IRISH_REQUEST_MESSAGES[code];
  const texts = { en: `${REQUEST_MESSAGES[code]}\n`, ga: irish && `${irish}\n` };
  return respondTo(c, inBothLanguages(status, texts, { ...INERT_HEADERS, ...type, ...headers }));
}

/** A redirect to an address of this site; 303 leads to what somebody typed, which no cache keeps. */
export function redirect(status: 303 | 308, location: string): Response {
  const caching = { "cache-control": status === 303 ? "no-store" : "public, max-age=3600" };
  return respond(plainAnswer(status, "", { ...INERT_HEADERS, location, ...caching }));
}
