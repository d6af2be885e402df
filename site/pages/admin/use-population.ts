import { use, useEffect, useState } from "react";
import { parseWith } from "../../../api/contract/json.ts";
import { PATHS } from "../../../api/contract/paths.ts";
import {
  POPULATION_MESSAGES,
  PopulationEnd,
  PopulationOverview,
  PopulationProgress,
} from "../../../api/contract/population.ts";
import { fail, ok, type Result } from "../../../api/contract/result.ts";
import { readServerEvents } from "../../../api/contract/server-events.ts";
import type { ToastText } from "../../../widget/parts/Toast.tsx";
import {
  authorisedRequest,
  type Fetch,
  NO_CONNECTION,
  type RequestFailure,
} from "../../staff/authorised-request.ts";
import { StaffKey, useRead } from "../../staff/use-read.ts";

const RECONNECT_MS = 2_000;
const TOAST_MS = 8_000;
const NO_PROGRESS: PopulationProgress = { done: 0, total: 0, constituency: "", found: 0 };

/** What is stored of the TDs, the run that updates them, and what staff can do about both. */
export type Population = ReturnType<typeof usePopulation>;

/**
 * Starts population runs and follows them. A run continues on the server when the page closes, and a
 * page that is opened again follows it again.
 */
export function usePopulation() {
  const key = use(StaffKey);
  const { value: overview, reload } = useRead(PopulationOverview, PATHS.populate);
  const [isRunning, setRunning] = useState(false);
  const [progress, setProgress] = useState(NO_PROGRESS);
  /** The result of the run that was followed on this page. */
  const [end, setEnd] = useState<PopulationEnd | null>(null);
  const [isDeciding, setDeciding] = useState(false);
  const [toast, setToast] = useState<ToastText | null>(null);

  const showToast = (title: string, text: string, failure: boolean) =>
    setToast({ id: Date.now(), title, text, failure });
  useEffect(() => {
    if (toast === null) return;
    const timer = setTimeout(() => setToast(null), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  const [last] = overview?.runs ?? [];
  useEffect(() => {
    if (last?.state !== "running") return;
    setProgress({ ...NO_PROGRESS, done: last.done, total: last.total });
    setRunning(true);
  }, [last]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows a run from its start to its end
  useEffect(() => {
    if (!isRunning) return;
    const ended = new AbortController();
    const { signal } = ended;
    const follow = async () => {
      const followed = await followRun(fetch, key, signal, setProgress);
      if (signal.aborted) return;
      if (!followed.ok && followed.failure.code !== "wrong-key") {
        return void setTimeout(() => !signal.aborted && follow(), RECONNECT_MS);
      }
      setRunning(false);
      reload();
      if (!followed.ok) return showToast("Error", followed.failure.message, true);
      const { success, message, error } = followed.value;
      setEnd(followed.value);
      if (success) showToast("TD Data Population Complete", message, false);
      else if (message !== POPULATION_MESSAGES.failed)
        showToast("Waiting for your check", message, false);
      else showToast("Population Failed", [message, error].filter(Boolean).join(": "), true);
    };
    void follow();
    return () => ended.abort();
  }, [isRunning]);

  const populate = async () => {
    setProgress(NO_PROGRESS);
    setEnd(null);
    const started = await authorisedRequest(fetch, key, PATHS.populate, { method: "POST" });
    // `busy`: another run is already running, and this page follows it.
    if (started.ok || started.failure.code === "busy") return setRunning(true);
    showToast("Error", "An unexpected error occurred while populating TD data", true);
    const message = "Failed to trigger TD population";
    setEnd({ success: false, message, error: started.failure.message });
  };

  /** Stores the difference with this hash, which a person has checked, or leaves it out. */
  const decide = async (decision: "accept" | "reject", hash: string) => {
    setDeciding(true);
    const path = decision === "accept" ? PATHS.populateAccept : PATHS.populateReject;
    const init = { method: "POST" };
    const decided = await authorisedRequest(fetch, key, `${path}?hash=${hash}`, init);
    setDeciding(false);
    setEnd(null);
    reload();
    if (!decided.ok) showToast("Nothing Changed", decided.failure.message, true);
    else if (decision === "reject") showToast("Changes Rejected", "What is stored stays", false);
    else showToast("Changes Accepted", "Visitors now see the new TD details", false);
  };

  const dismiss = () => setToast(null);
  return { overview, isRunning, progress, end, isDeciding, populate, decide, toast, dismiss };
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
