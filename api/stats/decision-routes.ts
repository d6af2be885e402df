import type { Context } from "hono";
import {
  type KeyGuard,
  privateFailure,
  privateJson,
  privateUnavailable,
  requireKey,
  requireKeyToChange,
} from "../access/key-guard.ts";
import { type Bursts, DECISION_DAYS, type Decided, Decision } from "../contract/decisions.ts";
import { parseWith } from "../contract/json.ts";
import { withTimeout } from "../db/with-timeout.ts";
import type { Log } from "../observe/log.ts";

/** The dependencies of the routes for bursts and decisions. */
export type DecisionDeps = {
  /** Checks the stats key, which is needed to read the bursts. */
  statsGuard: KeyGuard;
  /** Checks the admin key, which is needed to change the public figures. */
  adminGuard: KeyGuard;
  /** The campaign's own origin; null when it is not configured. */
  publicUrl: string | null;
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
export async function answerBursts(
  c: Context,
  address: string,
  { statsGuard, read }: DecisionDeps,
  log: Log,
): Promise<Response> {
  const refusal = await requireKey(c, address, statsGuard);
  if (refusal !== null) return refusal;
  const bursts = await withTimeout(read(), READ_TIMEOUT_MS);
  if (bursts.ok) return privateJson(200, { success: true, ...bursts.value });
  log.warn(`The bursts could not be read: ${bursts.failure.reason}`);
  return privateUnavailable();
}

/**
 * `POST /api/decisions` with the admin key: 200 when the events of the
 * window are moved, 400 for an invalid decision, 403 for a browser on another site.
 */
export async function receiveDecision(
  c: Context,
  address: string,
  { adminGuard, publicUrl, decide, now }: DecisionDeps,
  log: Log,
): Promise<Response> {
  const refusal = await requireKeyToChange(c, address, adminGuard, publicUrl);
  if (refusal !== null) return refusal;
  const decision = parseDecision(await c.req.text().catch(() => ""), now());
  if (decision === null) return privateFailure(400, "decision-invalid");
  const decided = await withTimeout(decide(decision, DECIDE_LIMIT_MS), DECIDE_TIMEOUT_MS);
  if (decided.ok)
    return privateJson(200, { success: true, events: decided.value } satisfies Decided);
  log.warn(`A decision could not be carried out: ${decided.failure.reason}`);
  return privateUnavailable();
}

/** Parses the text of a request as a decision about a window that has ended; null when it is not one. */
export function parseDecision(text: string, now: Date): Decision | null {
  try {
    const decision = parseWith(Decision, JSON.parse(text));
    if (decision === null) return null;
    const [from, to] = [Date.parse(decision.from), Date.parse(decision.to)];
    const isWindow =
      from >= EARLIEST &&
      from < to &&
      to - from <= DECISION_DAYS * DAY_MS &&
      to <= now.getTime() + MINUTE_MS;
    return isWindow ? decision : null;
  } catch {
    return null;
  }
}
