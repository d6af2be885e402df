import { useEffect, useRef, useState } from "react";
import { CONSTITUENCIES, currentConstituencies } from "../../../api/contract/constituencies.ts";
import { PATHS } from "../../../api/contract/paths.ts";
import * as api from "../../../api/contract/population.ts";
import type { ToastText } from "../../../widget/components/Toast.tsx";
import { type Resource, useSend } from "../../access/requests.ts";

const REPEAT_MS = 1_000;
const TOAST_MS = 8_000;
const NO_PROGRESS: api.PopulationProgress = { done: 0, total: 0, constituency: "", found: 0 };

export type PopulationControls = ReturnType<typeof usePopulation>;

/** Starts population runs and follows the current one, also of another page: `progress` is null without one. */
export function usePopulation(
  overview: api.PopulationOverview,
  resource: Resource<api.PopulationOverview>,
) {
  const { failure, reload } = resource;
  const start = useSend();
  const decision = useSend();
  const [toast, setToast] = useState<ToastText | null>(null);
  const showToast = (title: string, text: string, failure = false) =>
    setToast({ id: Date.now(), title, text, failure });
  useEffect(() => {
    if (toast === null) return;
    const timer = setTimeout(() => setToast(null), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  /** A run has begun that the overview does not name yet. */
  const [isBegun, setBegun] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next overview names the run
  useEffect(() => setBegun(false), [overview]);
  const progress = overview.progress ?? (isBegun ? NO_PROGRESS : null);
  const isRunning = progress !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after each response, also a failure
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
    isBusy: start.isBusy || decision.isBusy || isRunning,
    failure: start.failure,
    refusal: decision.failure,
    toast,
    dismiss: () => setToast(null),
    populate: async () => {
      if (await start.send(PATHS.populate, { method: "POST" })) setBegun(true);
      else showToast("Error", "An unexpected error occurred while populating TD data", true);
      // The page follows another run, if one is under way.
      reload();
    },
    /** Decides about the difference with this hash. Returns false when the server refuses. */
    decide: async (verb: "accept" | "put-back" | "reject", hash: string, signature = {}) => {
      const path = `${PATHS.populate}/${verb}?hash=${hash}`;
      const success = await decision.post(api.PopulationDecided, path, signature);
      reload();
      if (success) showToast("Done", success.message);
      else showToast("Nothing Changed", "What is stored stays", true);
      return success !== null;
    },
  };
}

/** The number of current constituencies. A choice that stands for several of them does not count. */
export const CONSTITUENCY_COUNT = CONSTITUENCIES.filter(
  (choice) => currentConstituencies(choice)[0] === choice,
).length;

export function describeRun(
  run: Pick<api.PopulationRun, "state" | "message" | "error" | "report">,
): string {
  const { state, message, error, report } = run;
  if (state === "running") return "Running";
  if (state === "waiting" || state === "rejected") return message ?? "";
  if (report === null) return error === null ? "Failed" : `Failed: ${error}`;
  const { stored, added, removed, changed, accepted, putBack } = report;
  const numbers = `${stored} stored; ${added.length} new, ${removed.length} removed, ${changed.length} changed`;
  const signature = (verb: string, by: typeof putBack) =>
    by === undefined ? "" : `. ${verb} by ${by.author}: “${by.note}”`;
  return numbers + signature("Accepted", accepted) + signature("Put back", putBack);
}

/** Describes the questions in the Dáil that a run read. */
export function describeQuestions(report: api.QuestionsReport): string {
  const { from, months, leftOut, ofOthers, failed } = report;
  const parts = [
    `Questions in the Dáil that were read: ${report.read}, from ${from} on (months read: ${months}). Those that name a topic: ${report.kept}.`,
    leftOut > 0 && `Without a TD's code, and left out: ${leftOut}.`,
    ofOthers > 0 && `By members who are not among these TDs, and not shown: ${ofOthers}.`,
    failed !== undefined && `It stopped at ${failed}. The next run goes on there.`,
  ];
  return parts.filter(Boolean).join(" ");
}

/** Returns a row for each TD of a report: the name with the constituency, and the report's sentences. */
export function reportRows(report: api.PopulationReport): [td: string, text: string][] {
  const rows = new Map<string, string>();
  const add = <T extends { name: string; constituency: string }>(
    tds: readonly T[],
    textOf: (td: T) => string,
  ) => {
    for (const td of tds) {
      const name = `${td.name}, ${td.constituency}`;
      rows.set(name, [rows.get(name), textOf(td)].filter(Boolean).join(". "));
    }
  };
  add(report.outside ?? [], ({ email }) => `Check, outside oireachtas.ie: ${email}`);
  add(report.added, ({ email }) => ["New", email].filter(Boolean).join(": "));
  add(report.removed, ({ email }) => ["Removed, no longer a TD", email].filter(Boolean).join(": "));
  add(report.changed, ({ changes }) => {
    const texts = changes.map(
      ({ field, from, to }) => `${field}: ${from ?? "none"} → ${to ?? "none"}`,
    );
    return `Changed ${texts.join("; ")}`;
  });
  add(report.withoutAddress, ({ dropped }) =>
    dropped.length === 0
      ? "No published address, so they can't be emailed here"
      : `The published text is not an address: ${dropped.join(", ")}`,
  );
  add(report.unreached, ({ reason }) => `Not reached, and otherwise unchanged: ${reason}`);
  return [...rows];
}
