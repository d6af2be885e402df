import { useCallback, useEffect, useRef, useState } from "react";
import type {
  PopulationEnd,
  PopulationOverview,
  PopulationProgress,
} from "../../../api/contract/population.ts";
import type { ToastText } from "../../../widget/kit/Toasts.tsx";
import { tabStore } from "../stats/stats-key.ts";
import { type AdminFailure, beginRun, fetchOverview, followRun } from "./admin-client.ts";
import { dropAdminKey, keepAdminKey, takeAdminKey } from "./admin-key.ts";

/** The page, from its gate to a run's report. */
export type AdminState =
  /** Before the browser has said whether there is a key; what is prerendered. */
  | { status: "opening" }
  /** `trouble` is why a key opened nothing. */
  | { status: "gated"; trouble?: string }
  | {
      status: "open";
      key: string;
      overview: PopulationOverview;
      /** How far the run under way is; null while none is. */
      running: PopulationProgress | null;
      /** What the run that was watched here came to. */
      end?: PopulationEnd;
    };

export type Admin = {
  state: AdminState;
  toasts: readonly ToastText[];
  signIn: (key: string) => void;
  populate: () => void;
  dismiss: (id: number) => void;
};

const TOAST_MS = 8_000;
const RECONNECT_MS = 2_000;
const NOT_STARTED: PopulationProgress = { done: 0, total: 0, constituency: "", found: 0 };

/** What the page knows and can do. A run goes on without the page, which takes it up again. */
export function useAdmin(): Admin {
  const [state, setState] = useState<AdminState>({ status: "opening" });
  const [toasts, setToasts] = useState<readonly ToastText[]>([]);
  const gone = useRef(new AbortController());
  const nextToast = useRef(0);

  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  const toast = useCallback(
    (title: string, text: string, failure: boolean) => {
      const id = nextToast.current++;
      setToasts((shown) => [...shown, { id, title, text, failure }]);
      window.setTimeout(() => dismiss(id), TOAST_MS);
    },
    [dismiss],
  );

  const refuse = useCallback((failure: AdminFailure) => {
    if (failure.code === "wrong-key") dropAdminKey(tabStore());
    setState({ status: "gated", trouble: failure.message });
  }, []);

  const follow = useCallback(
    async (key: string) => {
      const { signal } = gone.current;
      for (;;) {
        const followed = await followRun(fetch, key, signal, (running) =>
          setState((was) => (was.status === "open" ? { ...was, running } : was)),
        );
        if (signal.aborted) return;
        if (followed.ok) {
          const end = followed.value;
          const text = end.error === undefined ? end.message : `${end.message}: ${end.error}`;
          toast(
            end.success ? "TD Data Population Complete" : "Population Failed",
            text,
            !end.success,
          );
          const overview = await fetchOverview(fetch, key);
          setState((was) =>
            was.status !== "open"
              ? was
              : {
                  ...was,
                  running: null,
                  end,
                  overview: overview.ok ? overview.value : was.overview,
                },
          );
          return;
        }
        if (followed.failure.code === "wrong-key") return refuse(followed.failure);
        await new Promise((resolve) => window.setTimeout(resolve, RECONNECT_MS));
      }
    },
    [toast, refuse],
  );

  const open = useCallback(
    async (key: string) => {
      const overview = await fetchOverview(fetch, key);
      if (gone.current.signal.aborted) return;
      if (!overview.ok) return refuse(overview.failure);
      keepAdminKey(key, tabStore());
      const [last] = overview.value.runs;
      const running =
        last?.state === "running" ? { ...NOT_STARTED, done: last.done, total: last.total } : null;
      setState({ status: "open", key, overview: overview.value, running });
      if (running !== null) await follow(key);
    },
    [follow, refuse],
  );

  useEffect(() => {
    gone.current = new AbortController();
    const { key, address } = takeAdminKey(window.location.href, tabStore());
    // The key is not to be read over a shoulder, bookmarked or sent on.
    window.history.replaceState(window.history.state, "", address);
    if (key === null) setState({ status: "gated" });
    else void open(key);
    return () => gone.current.abort();
  }, [open]);

  const populate = useCallback(async () => {
    if (state.status !== "open" || state.running !== null) return;
    const { key, overview } = state;
    setState({ status: "open", key, overview, running: NOT_STARTED });
    const begun = await beginRun(fetch, key);
    // Somebody else's run is as good as one's own.
    if (begun.ok || begun.failure.code === "busy") return follow(key);
    if (begun.failure.code === "wrong-key") return refuse(begun.failure);
    setState({ status: "open", key, overview, running: null });
    toast("Error", "An unexpected error occurred while populating TD data", true);
    const end = { success: false, message: "Failed to trigger TD population" };
    setState({
      ...{ status: "open", key, overview, running: null },
      end: { ...end, error: begun.failure.message },
    });
  }, [state, follow, refuse, toast]);

  return {
    state,
    toasts,
    signIn: (key) => void open(key),
    populate: () => void populate(),
    dismiss,
  };
}
