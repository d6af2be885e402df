import type { Context } from "hono";
import { isbot } from "isbot";
import { type RateLimit, retryAfter } from "../access/rate-limit.ts";
import type { RequestErrorCode } from "../contract/messages.ts";
import { failedAnswer, INERT_HEADERS, OPEN_HEADERS, respond } from "../http/answer.ts";
import type { EventOutcome } from "../observe/metrics.ts";
import type { EventLog } from "./event-log.ts";
import { parseEvent } from "./event-schema.ts";
import { partnerHost } from "./partner-host.ts";
import { readEventBody } from "./read-event-body.ts";

/** What receiving events takes. */
export type EventDeps = {
  log: EventLog;
  limit: RateLimit;
  /** The campaign's own host names. */
  ownHosts: readonly string[];
  received: (outcome: EventOutcome) => void;
};

const FAILED_STATUS: Partial<Record<RequestErrorCode, number>> = {
  "event-too-large": 413,
  "event-type": 415,
};

/** `POST /api/events` from `address`: 204 once the event is committed. */
export async function receiveEvent(
  c: Context,
  address: string,
  { log, limit, ownHosts, received }: EventDeps,
): Promise<Response> {
  const refuse = (outcome: EventOutcome, ...failure: Parameters<typeof refused>) => {
    received(outcome);
    return refused(...failure);
  };
  const waitMs = await limit.take(address);
  if (waitMs > 0) return refuse("limited", 429, "too-many", retryAfter(waitMs));
  const body = await readEventBody(c.req.raw);
  if (!body.ok) {
    return refuse("invalid", FAILED_STATUS[body.failure] ?? 400, body.failure);
  }
  const event = parseEvent(body.value);
  if (event === null) return refuse("invalid", 400, "event-invalid");
  // Told the same as anyone, so that nothing is tried again.
  if (isbot(c.req.header("user-agent"))) {
    received("bot");
    return accepted();
  }
  const named = { ...event, meta: { ...hostOf(c, ownHosts), ...event.meta } };
  if (!(await log.record(named))) {
    return refuse("failed", 503, "not-ready", retryAfter(RETRY_AFTER_MS));
  }
  received("stored");
  return accepted();
}

/** The embedding page's host name as the partner; an event that names its partner goes over it. */
function hostOf(c: Context, ownHosts: readonly string[]): { partner?: string } {
  const origin = c.req.header("origin");
  if (origin === undefined) return {};
  const partner = partnerHost(origin, [...ownHosts, new URL(c.req.url).hostname]);
  return partner === undefined ? {} : { partner };
}

/** How long to let a database that does not answer recover. */
const RETRY_AFTER_MS = 5_000;

function accepted(): Response {
  return new Response(null, { status: 204, headers: ACCEPTED });
}

const ACCEPTED = { ...INERT_HEADERS, ...OPEN_HEADERS, "cache-control": "no-store" };

function refused(status: number, code: RequestErrorCode, headers = {}): Response {
  return respond(failedAnswer(status, code, { ...OPEN_HEADERS, ...headers }));
}
