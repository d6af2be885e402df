import { useCallback, useEffect, useRef, useState } from "react";
import type { RequestFailure } from "../authorised-request.ts";
import { createKeyStore, takeKey } from "../key-store.ts";
import { acceptDifference, fetchOverview, followRun, startRun } from "./admin-client.ts";
import {
  ACCEPTED_TOAST,
  type AdminState,
  endToast,
  notAcceptedToast,
  refreshed,
  runEnded,
  runProgressed,
  runStarted,
  START_FAILED_TOAST,
  signedIn,
  startFailed,
} from "./admin-state.ts";
import { useToasts } from "./use-toasts.ts";

/** The state of the admin page, and its actions. */
export type Admin = {
  state: AdminState;
  toasts: ReturnType<typeof useToasts>["toasts"];
  signIn: (key: string) => void;
  populate: () => void;
  /** Stores the difference with this hash. */
  accept: (hash: string) => void;
  isAccepting: boolean;
  dismiss: (id: number) => void;
};

const KEY_STORE = createKeyStore("admin-key");
const RECONNECT_MS = 2_000;

/**
 * Signs in with the key of the address or of session storage, starts population
 * runs and follows them. A run continues on the server when the page closes; the
 * page follows it again when it is opened again.
 */
export function useAdmin(): Admin {
  const [state, setState] = useState<AdminState>({ status: "opening" });
  const { toasts, showToast, dismiss } = useToasts();
  const [isAccepting, setAccepting] = useState(false);
  const unmounted = useRef(new AbortController());

  const refuse = useCallback(({ code, message }: RequestFailure) => {
    if (code === "wrong-key") KEY_STORE.remove();
    setState({ status: "gated", failure: message });
  }, []);

  const follow = useCallback(
    async (key: string) => {
      const { signal } = unmounted.current;
      for (;;) {
        const followed = await followRun(fetch, key, signal, (progress) =>
          setState((current) => runProgressed(current, progress)),
        );
        if (signal.aborted) return;
        if (followed.ok) {
          const end = followed.value;
          showToast(endToast(end));
          const overview = await fetchOverview(fetch, key);
          setState((current) => runEnded(current, end, overview.ok ? overview.value : undefined));
          return;
        }
        if (followed.failure.code === "wrong-key") return refuse(followed.failure);
        await new Promise((resolve) => window.setTimeout(resolve, RECONNECT_MS));
      }
    },
    [showToast, refuse],
  );

  const signIn = useCallback(
    async (key: string) => {
      const overview = await fetchOverview(fetch, key);
      if (unmounted.current.signal.aborted) return;
      if (!overview.ok) return refuse(overview.failure);
      KEY_STORE.save(key);
      const open = signedIn(key, overview.value);
      setState(open);
      if (open.progress !== null) await follow(key);
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

  const populate = useCallback(async () => {
    if (state.status !== "open" || state.progress !== null) return;
    const { key } = state;
    setState(runStarted(state));
    const started = await startRun(fetch, key);
    // `busy`: another run is already running, and this page follows it.
    if (started.ok || started.failure.code === "busy") return follow(key);
    if (started.failure.code === "wrong-key") return refuse(started.failure);
    const { failure } = started;
    showToast(START_FAILED_TOAST);
    setState((current) => startFailed(current, failure));
  }, [state, follow, refuse, showToast]);

  const accept = useCallback(
    async (hash: string) => {
      if (state.status !== "open") return;
      const { key } = state;
      setAccepting(true);
      const accepted = await acceptDifference(fetch, key, hash);
      const overview = await fetchOverview(fetch, key);
      setAccepting(false);
      if (!accepted.ok && accepted.failure.code === "wrong-key") return refuse(accepted.failure);
      showToast(accepted.ok ? ACCEPTED_TOAST : notAcceptedToast(accepted.failure));
      setState((current) => refreshed(current, overview.ok ? overview.value : undefined));
    },
    [state, refuse, showToast],
  );

  return {
    state,
    toasts,
    signIn: (key) => void signIn(key),
    populate: () => void populate(),
    accept: (hash) => void accept(hash),
    isAccepting,
    dismiss,
  };
}
