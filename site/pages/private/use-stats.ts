import { useEffect, useState } from "react";
import { PATHS } from "../../../api/contract/paths.ts";
import type { Result } from "../../../api/contract/result.ts";
import { type Stats, StatsResponse } from "../../../api/contract/stats.ts";
import { keptText } from "../../browser/kept-text.ts";
import { authorisedJson, type RequestFailure } from "../../staff/authorised-request.ts";
import { takeKey } from "../../staff/take-key.ts";
import type { Period } from "./wording.ts";

/** The state of the stats page. */
export type StatsState =
  /** Also the prerendered state, before the browser has looked for a key. */
  | { status: "loading" }
  /** No key, or a wrong one; `refused` is then the server's message. */
  | { status: "gated"; refused?: string }
  | { status: "failed"; message: string }
  /** `staleReason` is the message of the last refresh when it failed. */
  | {
      status: "loaded";
      key: string;
      stats: Stats;
      days: Period;
      readAt: Date;
      staleReason?: string;
    };

/** The outcome of one request, with what it asked for and when it ended. */
type FetchOutcome = {
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
  return { status: "failed", message };
}

/** Time between two refreshes of a visible page. */
const REFRESH_MS = 30_000;

const KEPT_KEY = keptText("stats-key");

/**
 * Loads the statistics of `days`, and refreshes them every 30 seconds while the page is visible, or as
 * soon as it is again. `retry` repeats the request after a failure.
 */
export function useStats(days: Period): { state: StatsState; retry: () => void } {
  const [state, setState] = useState<StatsState>({ status: "loading" });
  const [key, setKey] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const taken = takeKey(window, KEPT_KEY);
    setKey(taken);
    if (taken === null) setState({ status: "gated" });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` repeats the request
  useEffect(() => {
    if (key === null) return;
    let active = true;
    let dueMs = 0;
    const refresh = async () => {
      if (document.visibilityState === "hidden" || Date.now() < dueMs) return;
      // Not again before this one has ended.
      dueMs = Number.POSITIVE_INFINITY;
      const path = `${PATHS.stats}?days=${days}`;
      const result = await authorisedJson(StatsResponse, fetch, key, path);
      if (!active) return;
      const readAt = new Date();
      setState((current) => afterResponse(current, { key, days, readAt, result }));
      dueMs = readAt.getTime() + REFRESH_MS;
      if (result.ok || result.failure.code !== "wrong-key") return;
      KEPT_KEY.remove();
      setKey(null);
    };
    void refresh();
    const timer = window.setInterval(refresh, 1_000);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      active = false;
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [key, days, attempt]);

  const retry = () => {
    setState((current) => (current.status === "failed" ? { status: "loading" } : current));
    setAttempt((current) => current + 1);
  };
  return { state, retry };
}
