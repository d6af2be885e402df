import { IRISH_REQUEST_MESSAGES } from "../contract/irish-messages.ts";
import { REQUEST_MESSAGES, type RequestErrorCode } from "../contract/messages.ts";
import type { ReadinessAnswer } from "../contract/readiness.ts";
import {
  type Answer,
  API_HEADERS,
  failedAnswer,
  type HeaderMap,
  INERT_HEADERS,
  inAskedLanguage,
  inBothLanguages,
  OPEN_HEADERS,
  plainAnswer,
  respond,
} from "./answer.ts";

/** 200 for `GET /healthz`: the process is alive. */
export const ALIVE: Answer = plainAnswer(200, JSON.stringify({ success: true }), {
  ...API_HEADERS,
  "cache-control": "no-store",
});

/** 200 for `GET /readyz`: visitors should be sent here; `degraded` names what is away. */
export function readyAnswer({ degraded }: Pick<ReadinessAnswer, "degraded">): Answer {
  const body: ReadinessAnswer = { success: true, degraded };
  return plainAnswer(200, JSON.stringify(body), { ...API_HEADERS, "cache-control": "no-store" });
}

const STARTING = failedAnswer(503, "starting", { ...OPEN_HEADERS, "retry-after": "2" });

/** Whether a path answers in JSON also when it fails. */
export function isApiPath(path: string): boolean {
  return path === "/api" || /^\/(?:api\/|healthz$|readyz$|metrics$)/.test(path);
}

/** The failure of a request for `path`: JSON below `/api`, plain text elsewhere. */
export function failureResponse(
  path: string,
  status: number,
  code: RequestErrorCode,
  headers: HeaderMap = {},
): Response {
  if (isApiPath(path)) return respond(failedAnswer(status, code, { ...OPEN_HEADERS, ...headers }));
  const type = { "content-type": "text/plain; charset=utf-8" };
  const texts = { en: `${REQUEST_MESSAGES[code]}\n`, ga: `${IRISH_REQUEST_MESSAGES[code]}\n` };
  return respond(inBothLanguages(status, texts, { ...INERT_HEADERS, ...type, ...headers }));
}

/** 301 to the address of this site that a page has. */
export function permanentRedirect(location: string): Response {
  const headers = { ...INERT_HEADERS, location, "cache-control": "public, max-age=3600" };
  return respond(plainAnswer(301, "", headers));
}

/** Answers requests during the start: alive, and not ready for anything else. */
export function answerWhileStarting(request: Request): Response {
  if (new URL(request.url).pathname === "/healthz") return respond(ALIVE);
  return inAskedLanguage(request, respond(STARTING));
}

/** The answer to a request that is not valid HTTP for the app. */
export function answerBadRequest(): Response {
  return respond(failedAnswer(400, "unreadable"));
}
