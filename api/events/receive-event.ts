import { isIP } from "node:net";
import type { Context } from "hono";
import { isbot } from "isbot";
import type { Senders } from "../access/client-address.ts";
import { type RateLimit, RETRY_SOON, retryAfter } from "../access/rate-limit.ts";
import type { Routes } from "../access/routes.ts";
import { CampaignEvent } from "../contract/events.ts";
import { parseJson, parseWith } from "../contract/json.ts";
import { EVENT_BYTES } from "../contract/limits.ts";
import type { RequestErrorCode } from "../contract/messages.ts";
import { COUNTED_PARTNER } from "../contract/names.ts";
import { PATHS } from "../contract/paths.ts";
import type { ActionCount, ActionsResponse } from "../contract/responses.ts";
import type { Recent } from "../db/availability.ts";
import {
  failureResponse,
  type HeaderMap,
  INERT_HEADERS,
  OPEN_HEADERS,
  PRIVATE_HEADERS,
  plainAnswer,
  respond,
} from "../http/answer.ts";
import { readBody } from "../http/body.ts";
import type { EventOutcome } from "../monitoring/metrics.ts";
import type { EventLog, StoredEvent } from "./event-log.ts";
import type { EventQuota } from "./event-quota.ts";

export type EventDeps = {
  events: {
    record: EventLog["record"];
    limit: RateLimit;
    quota: EventQuota;
    ownHosts: readonly string[];
    received: (outcome: EventOutcome) => void;
  };
  actions: () => Promise<Recent<ActionCount> | null>;
};

/** `text/plain`, which a page can send without a preflight, or JSON; in UTF-8. */
const CONTENT_TYPE = /^(?:text\/plain|application\/json)\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

export const EVENT_ROUTES: Routes<EventDeps & Senders> = {
  [`POST ${PATHS.events}`]: {
    summary: "Counts an event; any origin, also as text/plain",
    body: "CampaignEvent",
    responses: {
      202: "count-unknown",
      204: null,
      400: "event-invalid",
      413: "event-too-large",
      415: "event-type",
      429: "too-many",
      503: "not-ready",
    },
    answer: receiveEvent,
  },
  [`GET ${PATHS.actions}`]: {
    summary: "Letters opened, in total and today; at most ten seconds old; any origin",
    responses: { 200: "Actions", 503: "not-ready" },
    answer: async (c, { actions }) => {
      const actionCount = await actions();
      if (actionCount === null) return failureResponse(c, 503, "not-ready", RETRY_SOON);
      const body: ActionsResponse = { success: true, ...actionCount.value };
      const headers = { ...PRIVATE_HEADERS, ...OPEN_HEADERS };
      return respond(plainAnswer(200, JSON.stringify(body), headers));
    },
  },
};

/** Answers 204 when the event is committed or beyond its quota, 503 when it is not, 202 when that is not known. */
async function receiveEvent(c: Context, { events, addressOf, checkProxy }: EventDeps & Senders) {
  const { record, limit, quota, ownHosts, received } = events;
  checkProxy(c);
  const address = addressOf(c);
  const refuse = (
    outcome: EventOutcome,
    status: number,
    code: RequestErrorCode,
    headers?: HeaderMap,
  ) => {
    received(outcome);
    return failureResponse(c, status, code, headers);
  };
  const waitMs = await limit.take(address);
  if (waitMs > 0) return refuse("limited", 429, "too-many", retryAfter(waitMs));
  if (!CONTENT_TYPE.test(c.req.header("content-type") ?? "")) {
    return refuse("invalid", 415, "event-type");
  }
  const body = await readBody(c.req.raw, EVENT_BYTES);
  if (!body.ok && body.failure === "too-large") return refuse("invalid", 413, "event-too-large");
  const event = body.ok ? parseWith(CampaignEvent, parseJson(body.value)) : null;
  if (event === null) return refuse("invalid", 400, "event-invalid");
  // A bot gets the same answer as a visitor, so that it does not retry.
  if (isbot(c.req.header("user-agent"))) {
    received("bot");
    return accepted();
  }
  const partner = event.meta.partner ?? partnerHost(c, ownHosts);
  const meta = { ...event.meta, ...(partner && { partner }) };
  const admission = quota.take(address, meta.source, meta.partner);
  if (admission.as === "dropped") {
    received("doubtful");
    return accepted();
  }
  const counts = admission.as === "counted";
  const storedEvent: StoredEvent = { ...event, meta, ...(!counts && { doubtful: true }) };
  const recorded = await record(storedEvent);
  if (recorded === "refused") {
    admission.giveBack();
    return refuse("failed", 503, "not-ready", RETRY_SOON);
  }
  if (recorded === "unknown") return refuse("unknown", 202, "count-unknown", RETRY_SOON);
  received(counts ? "stored" : "doubtful");
  return accepted();
}

const ACCEPTED = { ...INERT_HEADERS, ...OPEN_HEADERS, "cache-control": "no-store" };

function accepted(): Response {
  return new Response(null, { status: 204, headers: ACCEPTED });
}

/** The host of the page that sent an event, as its partner; undefined for `own`, and for what is no partner's name. */
function partnerHost(c: Context, own: readonly string[]): string | undefined {
  const origin = c.req.header("origin");
  if (origin === undefined || !/^https?:\/\//.test(origin) || !URL.canParse(origin)) return;
  const { hostname } = new URL(origin);
  if ([...own, new URL(c.req.url).hostname].includes(hostname)) return;
  if (!COUNTED_PARTNER.test(hostname)) return;
  // An IPv6 address has no dot: a URL writes all its parts in hexadecimal.
  if (!hostname.includes(".") || isIP(hostname) !== 0) return;
  return hostname;
}
