import { useEffect, useRef, useState } from "react";
import { PATHS } from "../../../api/contract/paths.ts";
import type { PopulationOverview, PopulationProgress } from "../../../api/contract/population.ts";
import type { ToastText } from "../../../widget/parts/Toast.tsx";
import { type Read, useSend } from "../../staff/requests.ts";

const REPEAT_MS = 1_000;
const TOAST_MS = 8_000;
const NO_PROGRESS: PopulationProgress = { done: 0, total: 0, constituency: "", found: 0 };

/** The run that updates the TDs, and what staff can do about it. */
export type Population = ReturnType<typeof usePopulation>;

/**
 * Starts population runs and follows them: `progress` is null while none runs. A run continues on the
 * server when the page closes, and a page that is opened again follows it again.
 */
export function usePopulation(overview: PopulationOverview, read: Read<PopulationOverview>) {
  const { failure, reload } = read;
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

  /** A run has begun, and the next overview tells of it. */
  const [isBegun, setBegun] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the next overview
  useEffect(() => setBegun(false), [overview]);
  const progress = overview.progress ?? (isBegun ? NO_PROGRESS : null);
  const isRunning = progress !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after each answer, also a failure
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(reload, REPEAT_MS);
    return () => clearTimeout(timer);
  }, [isRunning, overview, failure]);
  const wasRunning = useRef(false);
  useEffect(() => {
    const hasEnded = wasRunning.current && !isRunning;
    wasRunning.current = isRunning;
    const [{ state, message, error } = {}] = overview.runs;
    if (!hasEnded || !message) return;
    if (state === "succeeded") showToast("TD Data Population Complete", message);
    else if (state === "waiting") showToast("Waiting for your check", message);
    else showToast("Population Failed", [message, error].filter(Boolean).join(": "), true);
  });

  return {
    progress,
    isBusy: starting.isBusy || deciding.isBusy || isRunning,
    failure: starting.failure,
    toast,
    dismiss: () => setToast(null),
    populate: async () => {
      if (await starting.send(PATHS.populate, { method: "POST" })) setBegun(true);
      else showToast("Error", "An unexpected error occurred while populating TD data", true);
      // Another run may be running, and this page follows it then.
      reload();
    },
    /** Stores the difference with this hash, which a person has checked, or leaves it out. */
    decide: async (decision: "accept" | "reject", hash: string) => {
      const path = decision === "accept" ? PATHS.populateAccept : PATHS.populateReject;
      const decided = await deciding.send(`${path}?hash=${hash}`, { method: "POST" });
      reload();
      if (decided === null) showToast("Nothing Changed", "What is stored stays", true);
      else if (decision === "reject") showToast("Changes Rejected", "What is stored stays");
      else showToast("Changes Accepted", "Visitors now see the new TD details");
    },
  };
}
