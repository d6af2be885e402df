import type { Context } from "hono";
import { privateFailure, privateJson, privateUnavailable } from "../access/key-guard.ts";
import { type Bursts, DECISION_DAYS, type Decided, Decision } from "../contract/decisions.ts";
import { parseWith } from "../contract/json.ts";
import { withTimeout } from "../db/with-timeout.ts";
import type { Log } from "../observe/log.ts";

/** The dependencies of the routes for bursts and decisions. */
export type DecisionDeps = {
  read: () => Promise<Bursts>;
  /** Carries it out within this time, or not at all. */
  decide: (decision: Decision, limitMs: number) => Promise<number>;
  now: () => Date;
};

const READ_TIMEOUT_MS = 8_000;
/** A window of a month can hold millions of events. The commit has some seconds more. */
const DECIDE_LIMIT_MS = 50_000;
const DECIDE_TIMEOUT_MS = 55_000;
const DAY_MS = 86_400_000;
/** No event is older. PostgreSQL has no year 0. */
const EARLIEST = Date.parse("2020-01-01T00:00:00Z");
/** Windows are whole minutes, so one may include the present minute. */
const MINUTE_MS = 60_000;

/** `GET /api/bursts` with the stats key: the bursts and the decisions. */
export async function answerBursts({ read }: DecisionDeps, log: Log): Promise<Response> {
  const bursts = await withTimeout(read(), READ_TIMEOUT_MS);
  if (bursts.ok) return privateJson(200, { success: true, ...bursts.value });
  return privateUnavailable(log, "The bursts could not be read", bursts.failure.reason);
}

/**
 * `POST /api/decisions` with the admin key: 200 when the events of the
 * window are moved, 400 for an invalid decision, 403 for a browser on another site.
 */
export async function receiveDecision(
  c: Context,
  { decide, now }: DecisionDeps,
  log: Log,
): Promise<Response> {
  const decision = parseDecision(await c.req.json().catch(() => null), now());
  if (decision === null) return privateFailure(400, "decision-invalid");
  const decided = await withTimeout(decide(decision, DECIDE_LIMIT_MS), DECIDE_TIMEOUT_MS);
  if (decided.ok)
    return privateJson(200, { success: true, events: decided.value } satisfies Decided);
  return privateUnavailable(log, "A decision could not be carried out", decided.failure.reason);
}

/** Parses a request as a decision about a window that has ended; null when it is not one. */
function parseDecision(body: unknown, now: Date): Decision | null {
  const decision = parseWith(Decision, body);
  if (decision === null) return null;
  const [from, to] = [Date.parse(decision.from), Date.parse(decision.to)];
  const isWindow =
    from >= EARLIEST &&
    from < to &&
    to - from <= DECISION_DAYS * DAY_MS &&
    to <= now.getTime() + MINUTE_MS;
  return isWindow ? decision : null;
}
