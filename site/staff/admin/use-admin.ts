import { useCallback, useEffect, useRef, useState } from "react";
import type {
  PopulationEnd,
  PopulationOverview,
  PopulationProgress,
} from "../../../api/contract/population.ts";
import type { ToastText } from "../../../widget/kit/Toast.tsx";
import type { RequestFailure } from "../authorised-request.ts";
import { createKeyStore, takeKey } from "../key-store.ts";
import { acceptDifference, fetchOverview, followRun, startRun } from "./admin-client.ts";
import { ACCEPTED_TOAST, endToast, NOT_STARTED, notAcceptedToast } from "./wording.ts";

type OpenState = {
  status: "open";
  key: string;
  overview: PopulationOverview;
  /** Progress of the current run; null when none is running. */
  progress: PopulationProgress | null;
  /** Result of the run that was followed on this page. */
  end: PopulationEnd | null;
};

/** The state of the admin page. */
export type AdminState =
  /** The prerendered state, before the browser has looked for a key. */
  | { status: "opening" }
  /** No key, or a failed sign-in; `failure` is then the message. */
  | { status: "gated"; failure?: string }
  | OpenState;

const KEY_STORE = createKeyStore("admin-key");
const RECONNECT_MS = 2_000;
const NO_PROGRESS: PopulationProgress = { done: 0, total: 0, constituency: "", found: 0 };

/**
 * Signs in with the key of the address or of session storage, starts population
 * runs and follows them. A run continues on the server when the page closes; the
 * page follows it again when it is opened again.
 */
export function useAdmin() {
  const [state, setState] = useState<AdminState>({ status: "opening" });
  const { toast, showToast, dismiss } = useToast();
  const [isAccepting, setAccepting] = useState(false);
  const unmounted = useRef(new AbortController());

  /** Changes a page that is still signed in. */
  const update = useCallback((change: Partial<OpenState>) => {
    setState((current) => (current.status === "open" ? { ...current, ...change } : current));
  }, []);
  const refuse = useCallback(({ code, message }: RequestFailure) => {
    if (code === "wrong-key") KEY_STORE.remove();
    setState({ status: "gated", failure: message });
  }, []);
  /** Shows the server's present overview, or keeps the one that is shown. */
  const refresh = useCallback(
    async (key: string, change: Partial<OpenState>) => {
      const overview = await fetchOverview(fetch, key);
      update({ ...change, ...(overview.ok && { overview: overview.value }) });
    },
    [update],
  );

  const follow = useCallback(
    async (key: string) => {
      const { signal } = unmounted.current;
      for (;;) {
        const followed = await followRun(fetch, key, signal, (progress) => update({ progress }));
        if (signal.aborted) return;
        if (followed.ok) {
          showToast(endToast(followed.value));
          return refresh(key, { progress: null, end: followed.value });
        }
        if (followed.failure.code === "wrong-key") return refuse(followed.failure);
        await new Promise((resolve) => window.setTimeout(resolve, RECONNECT_MS));
      }
    },
    [showToast, refuse, refresh, update],
  );

  const signIn = useCallback(
    async (key: string) => {
      const read = await fetchOverview(fetch, key);
      if (unmounted.current.signal.aborted) return;
      if (!read.ok) return refuse(read.failure);
      KEY_STORE.save(key);
      const overview = read.value;
      const progress = progressOf(overview);
      setState({ status: "open", key, overview, progress, end: null });
      if (progress !== null) await follow(key);
    },
    [follow, refuse],
  );

  useEffect(() => {
    unmounted.current = new AbortController();
    const key = takeKey(window, KEY_STORE);
    if (key === null) setState({ status: "gated" });
    else void signIn(key);
    return () => unmounted.current.abort();
  }, [signIn]);

  const populate = async () => {
    if (state.status !== "open" || state.progress !== null) return;
    update({ progress: NO_PROGRESS, end: null });
    const started = await startRun(fetch, state.key);
    // `busy`: another run is already running, and this page follows it.
    if (started.ok || started.failure.code === "busy") return follow(state.key);
    if (started.failure.code === "wrong-key") return refuse(started.failure);
    showToast(NOT_STARTED.toast);
    const error = started.failure.message;
    update({ progress: null, end: { success: false, message: NOT_STARTED.message, error } });
  };

  const accept = async (hash: string) => {
    if (state.status !== "open") return;
    setAccepting(true);
    const accepted = await acceptDifference(fetch, state.key, hash);
    if (!accepted.ok && accepted.failure.code === "wrong-key") {
      refuse(accepted.failure);
    } else {
      await refresh(state.key, { end: null });
      showToast(accepted.ok ? ACCEPTED_TOAST : notAcceptedToast(accepted.failure));
    }
    setAccepting(false);
  };

  return { state, toast, signIn, populate, accept, isAccepting, dismiss };
}

/** Returns the progress of a run that is already running; null when none is. */
export function progressOf({ runs: [last] }: PopulationOverview): PopulationProgress | null {
  if (last?.state !== "running") return null;
  return { ...NO_PROGRESS, done: last.done, total: last.total };
}

const TOAST_MS = 8_000;

/** Keeps the visible toast. It disappears after 8 seconds, or when it is dismissed. */
function useToast() {
  const [toast, setToast] = useState<ToastText | null>(null);
  const lastId = useRef(0);
  const dismiss = useCallback(() => setToast(null), []);
  const showToast = useCallback((message: Omit<ToastText, "id">) => {
    lastId.current += 1;
    setToast({ id: lastId.current, ...message });
  }, []);
  useEffect(() => {
    if (toast === null) return;
    const timer = setTimeout(dismiss, TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast, dismiss]);
  return { toast, showToast, dismiss };
}
