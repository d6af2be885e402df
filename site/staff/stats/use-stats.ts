import { useCallback, useEffect, useState } from "react";
import { createKeyStore, takeKey } from "../key-store.ts";
import { fetchStats } from "./stats-client.ts";
import {
  afterResponse,
  afterRetry,
  initialState,
  refreshDelayMs,
  type StatsState,
} from "./stats-state.ts";
import type { Period } from "./wording.ts";

const KEY_STORE = createKeyStore("stats-key");

/**
 * Loads the statistics of `days` and refreshes them every 30 seconds while the
 * page is visible. A page that becomes visible again refreshes at once when a
 * refresh is due. `retry` repeats the request after a failure.
 */
export function useStats(days: Period): { state: StatsState; retry: () => void } {
  const [state, setState] = useState<StatsState>({ status: "opening" });
  const [key, setKey] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const taken = takeKey(window, KEY_STORE);
    setKey(taken);
    setState(initialState(taken));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` repeats the request
  useEffect(() => {
    if (key === null) return;
    let active = true;
    let timer: number | undefined;
    let lastResponseMs: number | null = null;
    const load = async () => {
      window.clearTimeout(timer);
      const result = await fetchStats(fetch, key, days);
      if (!active) return;
      const readAt = new Date();
      lastResponseMs = readAt.getTime();
      setState((current) => afterResponse(current, { key, days, readAt, result }));
      if (!result.ok && result.failure.code === "wrong-key") {
        KEY_STORE.remove();
        setKey(null);
        return;
      }
      scheduleRefresh();
    };
    const scheduleRefresh = () => {
      window.clearTimeout(timer);
      if (document.visibilityState === "hidden" || lastResponseMs === null) return;
      timer = window.setTimeout(load, refreshDelayMs(lastResponseMs, Date.now()));
    };
    load();
    document.addEventListener("visibilitychange", scheduleRefresh);
    return () => {
      active = false;
      window.clearTimeout(timer);
      document.removeEventListener("visibilitychange", scheduleRefresh);
    };
  }, [key, days, attempt]);

  return {
    state,
    retry: useCallback(() => {
      setState(afterRetry);
      setAttempt((current) => current + 1);
    }, []),
  };
}
