import type { Context } from "hono";
import { isbot } from "isbot";
import { failedAnswer, INERT_HEADERS, OPEN_HEADERS, respond } from "../answer.ts";
import type { RequestErrorCode } from "../contract/messages.ts";
import type { EventOutcome } from "../metrics.ts";
import { type RateLimit, retryAfter } from "../rate-limit.ts";
import { readEventBody } from "./event-body.ts";
import type { EventLog } from "./event-log.ts";
import { parseEvent } from "./event-schema.ts";
import { partnerHost } from "./partner-host.ts";

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
  const turnedAway = (outcome: EventOutcome, ...failure: Parameters<typeof refused>) => {
    received(outcome);
    return refused(...failure);
  };
  const waitMs = await limit.take(address);
  if (waitMs > 0) return turnedAway("limited", 429, "too-many", retryAfter(waitMs));
  const body = await readEventBody(c.req.raw);
  if (!body.ok) {
    return turnedAway("invalid", FAILED_STATUS[body.failure] ?? 400, body.failure);
  }
  const event = parseEvent(body.value);
  if (event === null) return turnedAway("invalid", 400, "event-invalid");
  // Told the same as anyone, so that nothing is tried again.
  if (isbot(c.req.header("user-agent"))) {
    received("bot");
    return accepted();
  }
  const named = { ...event, meta: { ...hostOf(c, ownHosts), ...event.meta } };
  if (!(await log.record(named))) {
    return turnedAway("failed", 503, "not-ready", retryAfter(BREATH_MS));
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
const BREATH_MS = 5_000;

function accepted(): Response {
  return new Response(null, { status: 204, headers: ACCEPTED });
}

const ACCEPTED = { ...INERT_HEADERS, ...OPEN_HEADERS, "cache-control": "no-store" };

function refused(status: number, code: RequestErrorCode, headers = {}): Response {
  return respond(failedAnswer(status, code, { ...OPEN_HEADERS, ...headers }));
}
