import { useCallback, useEffect, useState } from "react";
import type { Stats } from "../../../api/contract/stats.ts";
import { fetchStats } from "./stats-client.ts";
import { dropKey, tabStore, takeKey } from "./stats-key.ts";
import type { Period } from "./words.ts";

/** The page, from its gate to its figures. */
export type StatsState =
  /** Before the browser has said whether there is a key; what is prerendered. */
  | { status: "opening" }
  /** `refused` is the server's message about a key that it did not take. */
  | { status: "gated"; refused?: string }
  | { status: "loading"; key: string }
  | { status: "failed"; key: string; message: string }
  /** `late` is why the figures are older than they should be. */
  | { status: "loaded"; key: string; stats: Stats; days: Period; readAt: Date; late?: string };

const REFRESH_MS = 30_000;

/**
 * The figures of `days`, read anew every half minute while the page can be
 * seen, and at once when it is seen again. `retry` asks again after a failure.
 */
export function useStats(days: Period): { state: StatsState; retry: () => void } {
  const [state, setState] = useState<StatsState>({ status: "opening" });
  const [key, setKey] = useState<string | null>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    const taken = takeKey(window.location.href, tabStore());
    // The key is not to be read over a shoulder, bookmarked or sent on.
    window.history.replaceState(window.history.state, "", taken.address);
    setKey(taken.key);
    setState(taken.key === null ? { status: "gated" } : { status: "loading", key: taken.key });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is asked again for its own sake
  useEffect(() => {
    if (key === null) return;
    let here = true;
    let timer: number | undefined;
    let readAt = 0;
    const read = async () => {
      window.clearTimeout(timer);
      const answer = await fetchStats(fetch, key, days);
      if (!here) return;
      readAt = Date.now();
      if (answer.ok) {
        setState({ status: "loaded", key, stats: answer.value, days, readAt: new Date() });
      } else if (answer.failure.code === "wrong-key") {
        dropKey(tabStore());
        setKey(null);
        setState({ status: "gated", refused: answer.failure.message });
        return;
      } else {
        const { message } = answer.failure;
        setState((was) =>
          was.status === "loaded" ? { ...was, late: message } : { status: "failed", key, message },
        );
      }
      plan();
    };
    const plan = () => {
      window.clearTimeout(timer);
      if (document.visibilityState === "hidden" || readAt === 0) return;
      timer = window.setTimeout(read, Math.max(0, readAt + REFRESH_MS - Date.now()));
    };
    read();
    document.addEventListener("visibilitychange", plan);
    return () => {
      here = false;
      window.clearTimeout(timer);
      document.removeEventListener("visibilitychange", plan);
    };
  }, [key, days, round]);

  return {
    state,
    retry: useCallback(() => {
      setState((was) => (was.status === "failed" ? { status: "loading", key: was.key } : was));
      setRound((was) => was + 1);
    }, []),
  };
}
