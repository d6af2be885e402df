import { useEffect, useRef, useState } from "react";
import { parseWith } from "../../../api/contract/json.ts";
import { PATHS } from "../../../api/contract/paths.ts";
import {
  PopulationEnd,
  PopulationOverview,
  PopulationProgress,
} from "../../../api/contract/population.ts";
import { fail, ok, type Result } from "../../../api/contract/result.ts";
import { readServerEvents } from "../../../api/contract/server-events.ts";
import type { ToastText } from "../../../widget/parts/Toast.tsx";
import { keptText } from "../../browser/kept-text.ts";
import {
  authorisedJson,
  authorisedRequest,
  type Fetch,
  NO_CONNECTION,
  type RequestFailure,
} from "../../staff/authorised-request.ts";
import { takeKey } from "../../staff/take-key.ts";

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

const KEPT_KEY = keptText("admin-key");
const RECONNECT_MS = 2_000;
const TOAST_MS = 8_000;
const NO_PROGRESS: PopulationProgress = { done: 0, total: 0, constituency: "", found: 0 };

/**
 * Signs in with the key of the address or of the tab, starts population runs and follows them. A run
 * continues on the server when the page closes, and a page that is opened again follows it again.
 */
export function useAdmin() {
  const [state, setState] = useState<AdminState>({ status: "opening" });
  const [toast, setToast] = useState<ToastText | null>(null);
  const [isDeciding, setDeciding] = useState(false);
  const unmounted = useRef(new AbortController());

  const showToast = (title: string, text: string, failure: boolean) =>
    setToast({ id: Date.now(), title, text, failure });
  const dismiss = () => setToast(null);
  useEffect(() => {
    if (toast === null) return;
    const timer = setTimeout(() => setToast(null), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  /** Changes a page that is still signed in. */
  const update = (change: Partial<OpenState>) =>
    setState((current) => (current.status === "open" ? { ...current, ...change } : current));
  const refuse = ({ code, message }: RequestFailure) => {
    if (code === "wrong-key") KEPT_KEY.remove();
    setState({ status: "gated", failure: message });
  };
  /** Shows the server's present overview, or keeps the one that is shown. */
  const refresh = async (key: string, change: Partial<OpenState>) => {
    const overview = await fetchOverview(key);
    update({ ...change, ...(overview.ok && { overview: overview.value }) });
    return overview.ok ? overview.value : null;
  };

  const follow = async (key: string) => {
    const { signal } = unmounted.current;
    for (;;) {
      const followed = await followRun(fetch, key, signal, (progress) => update({ progress }));
      if (signal.aborted) return;
      if (followed.ok) {
        const { success, message, error } = followed.value;
        const overview = await refresh(key, { progress: null, end: followed.value });
        const isWaiting = overview?.runs[0]?.state === "waiting";
        showToast(
          success
            ? "TD Data Population Complete"
            : isWaiting
              ? "Waiting for your check"
              : "Population Failed",
          error === undefined || isWaiting ? message : `${message}: ${error}`,
          !success && !isWaiting,
        );
        return;
      }
      if (followed.failure.code === "wrong-key") return refuse(followed.failure);
      await new Promise((resolve) => window.setTimeout(resolve, RECONNECT_MS));
    }
  };

  const signIn = async (key: string) => {
    const read = await fetchOverview(key);
    if (unmounted.current.signal.aborted) return;
    if (!read.ok) return refuse(read.failure);
    KEPT_KEY.save(key);
    const overview = read.value;
    const progress = progressOf(overview);
    setState({ status: "open", key, overview, progress, end: null });
    if (progress !== null) await follow(key);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: signs in once
  useEffect(() => {
    unmounted.current = new AbortController();
    const key = takeKey(window, KEPT_KEY);
    if (key === null) setState({ status: "gated" });
    else void signIn(key);
    return () => unmounted.current.abort();
  }, []);

  const populate = async () => {
    if (state.status !== "open" || state.progress !== null) return;
    update({ progress: NO_PROGRESS, end: null });
    const started = await authorisedRequest(fetch, state.key, PATHS.populate, { method: "POST" });
    // `busy`: another run is already running, and this page follows it.
    if (started.ok || started.failure.code === "busy") return follow(state.key);
    if (started.failure.code === "wrong-key") return refuse(started.failure);
    showToast("Error", "An unexpected error occurred while populating TD data", true);
    const message = "Failed to trigger TD population";
    const error = started.failure.message;
    update({ progress: null, end: { success: false, message, error } });
  };

  /** Stores the difference with this hash, which a person has checked, or leaves it out. */
  const decide = async (decision: "accept" | "reject", hash: string) => {
    if (state.status !== "open") return;
    setDeciding(true);
    const path = decision === "accept" ? PATHS.populateAccept : PATHS.populateReject;
    const decided = await authorisedRequest(fetch, state.key, `${path}?hash=${hash}`, {
      method: "POST",
    });
    if (!decided.ok && decided.failure.code === "wrong-key") {
      refuse(decided.failure);
    } else {
      await refresh(state.key, { end: null });
      if (!decided.ok) showToast("Nothing Changed", decided.failure.message, true);
      else if (decision === "reject") showToast("Changes Rejected", "What is stored stays", false);
      else showToast("Changes Accepted", "Visitors now see the new TD details", false);
    }
    setDeciding(false);
  };

  return { state, toast, signIn, populate, decide, isDeciding, dismiss };
}

/** The admin page, and its state once a person has signed in. */
export type OpenAdmin = Omit<ReturnType<typeof useAdmin>, "state"> & { state: OpenState };

const fetchOverview = (key: string) =>
  authorisedJson(PopulationOverview, fetch, key, PATHS.populate);

/** Returns the progress of a run that is already running; null when none is. */
export function progressOf({ runs: [last] }: PopulationOverview): PopulationProgress | null {
  if (last?.state !== "running") return null;
  return { ...NO_PROGRESS, done: last.done, total: last.total };
}

/**
 * Follows the current population run, else the last one, to its result, and reports its progress.
 * Fails when the connection breaks before.
 */
export async function followRun(
  fetch: Fetch,
  key: string,
  signal: AbortSignal,
  onProgress: (progress: PopulationProgress) => void,
): Promise<Result<PopulationEnd, RequestFailure>> {
  const response = await authorisedRequest(fetch, key, PATHS.populateProgress, { signal });
  if (!response.ok) return response;
  try {
    for await (const { event, data } of readServerEvents(response.value)) {
      const progress = event === "progress" ? parseWith(PopulationProgress, data) : null;
      if (progress !== null) onProgress(progress);
      const end = event === "end" ? parseWith(PopulationEnd, data) : null;
      if (end !== null) return ok(end);
    }
  } catch {
    // The connection broke, or `signal` was aborted.
  }
  return fail(NO_CONNECTION);
}
