import { use, useEffect, useState } from "react";
import { parseWith } from "../../../api/contract/json.ts";
import { PATHS } from "../../../api/contract/paths.ts";
import {
  POPULATION_MESSAGES,
  PopulationEnd,
  PopulationProgress,
  type PopulationRun,
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
import { StaffKey } from "../../staff/use-read.ts";
import { useSend } from "../../staff/use-send.ts";

const RECONNECT_MS = 2_000;
const TOAST_MS = 8_000;
const NO_PROGRESS: PopulationProgress = { done: 0, total: 0, constituency: "", found: 0 };

/** The run that updates the TDs, and what staff can do about it. */
export type Population = ReturnType<typeof usePopulation>;

/**
 * Starts population runs and follows them: `progress` is null while none runs. A run continues on the
 * server when the page closes, and a page that is opened again follows it again. `onChange` is called
 * when what is stored can have changed.
 */
export function usePopulation(last: PopulationRun | undefined, onChange: () => void) {
  const key = use(StaffKey);
  const [progress, setProgress] = useState<PopulationProgress | null>(null);
  const starting = useSend();
  const deciding = useSend();
  const [toast, setToast] = useState<ToastText | null>(null);
  const showToast = (title: string, text: string, failure = false) =>
    setToast({ id: Date.now(), title, text, failure });
  useEffect(() => {
    if (toast === null) return;
    const timer = setTimeout(() => setToast(null), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  useEffect(() => {
    if (last?.state === "running") setProgress((now) => now ?? NO_PROGRESS);
  }, [last]);
  const isRunning = progress !== null;
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
      setProgress(null);
      onChange();
      if (!followed.ok) return showToast("Error", followed.failure.message, true);
      const { success, message, error } = followed.value;
      if (success) showToast("TD Data Population Complete", message);
      else if (message !== POPULATION_MESSAGES.failed) showToast("Waiting for your check", message);
      else showToast("Population Failed", [message, error].filter(Boolean).join(": "), true);
    };
    void follow();
    return () => ended.abort();
  }, [isRunning]);

  return {
    progress,
    isBusy: starting.isBusy || deciding.isBusy || isRunning,
    failure: starting.failure,
    toast,
    dismiss: () => setToast(null),
    populate: async () => {
      if (await starting.send(PATHS.populate, { method: "POST" })) return setProgress(NO_PROGRESS);
      // Another run may be running, and this page follows it then.
      onChange();
      showToast("Error", "An unexpected error occurred while populating TD data", true);
    },
    /** Stores the difference with this hash, which a person has checked, or leaves it out. */
    decide: async (decision: "accept" | "reject", hash: string) => {
      const path = decision === "accept" ? PATHS.populateAccept : PATHS.populateReject;
      const decided = await deciding.send(`${path}?hash=${hash}`, { method: "POST" });
      onChange();
      if (decided === null) showToast("Nothing Changed", "What is stored stays", true);
      else if (decision === "reject") showToast("Changes Rejected", "What is stored stays");
      else showToast("Changes Accepted", "Visitors now see the new TD details");
    },
  };
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
