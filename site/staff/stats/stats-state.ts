import type { Result } from "../../../api/contract/result.ts";
import type { Stats } from "../../../api/contract/stats.ts";
import type { RequestFailure } from "../authorised-request.ts";
import type { Period } from "./wording.ts";

/** The state of the stats page. */
export type StatsState =
  /** The prerendered state, before the browser has looked for a key. */
  | { status: "opening" }
  /** No key, or a wrong one; `refused` is then the server's message. */
  | { status: "gated"; refused?: string }
  | { status: "loading"; key: string }
  | { status: "failed"; key: string; message: string }
  /** `staleReason` is the message of the last refresh when it failed. */
  | {
      status: "loaded";
      key: string;
      stats: Stats;
      days: Period;
      readAt: Date;
      staleReason?: string;
    };

/** Time between two refreshes of a visible page. */
export const REFRESH_MS = 30_000;

/** Returns the first state in the browser. */
export function initialState(key: string | null): StatsState {
  return key === null ? { status: "gated" } : { status: "loading", key };
}

/** The outcome of one request: its result, the key and period it asked for, and when it ended. */
export type FetchOutcome = {
  key: string;
  days: Period;
  readAt: Date;
  result: Result<Stats, RequestFailure>;
};

/** Returns the state after a response. A failed refresh keeps the statistics that are shown. */
export function afterResponse(
  state: StatsState,
  { key, days, readAt, result }: FetchOutcome,
): StatsState {
  if (result.ok) return { status: "loaded", key, stats: result.value, days, readAt };
  const { code, message } = result.failure;
  if (code === "wrong-key") return { status: "gated", refused: message };
  if (state.status === "loaded") return { ...state, staleReason: message };
  return { status: "failed", key, message };
}

/** Returns the state after the user asks to try again. */
export function afterRetry(state: StatsState): StatsState {
  return state.status === "failed" ? { status: "loading", key: state.key } : state;
}

/** Returns the time until the next refresh in milliseconds; 0 when it is due. */
export function refreshDelayMs(lastResponseMs: number, nowMs: number): number {
  return Math.max(0, lastResponseMs + REFRESH_MS - nowMs);
}
