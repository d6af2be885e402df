import { useEffect, useRef, useState } from "react";
import { CONSTITUENCIES, currentConstituencies } from "../../../api/contract/constituencies.ts";
import { PATHS } from "../../../api/contract/paths.ts";
import {
  PopulationDecided,
  type PopulationOverview,
  type PopulationProgress,
  type PopulationReport,
  type PopulationRun,
} from "../../../api/contract/population.ts";
import type { ToastText } from "../../../widget/components/Toast.tsx";
import { type Read, useSend } from "../../access/requests.ts";

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
    /** Why the last decision was not taken. */
    refusal: deciding.failure,
    toast,
    dismiss: () => setToast(null),
    populate: async () => {
      if (await starting.send(PATHS.populate, { method: "POST" })) setBegun(true);
      else showToast("Error", "An unexpected error occurred while populating TD data", true);
      // Another run may be running, and this page follows it then.
      reload();
    },
    /** Decides about the difference with this hash, and returns whether that was done. */
    decide: async (
      decision: "accept" | "put-back" | "reject",
      hash: string,
      signature: object = {},
    ) => {
      const path = `${PATHS.populate}/${decision}?hash=${hash}`;
      const decided = await deciding.post(PopulationDecided, path, signature);
      reload();
      if (decided) showToast("Done", decided.message);
      else showToast("Nothing Changed", "What is stored stays", true);
      return decided !== null;
    },
  };
}

/** The number of current constituencies. Choices that stand for several constituencies do not count. */
export const CONSTITUENCY_COUNT = CONSTITUENCIES.filter(
  (choice) => currentConstituencies(choice)[0] === choice,
).length;

/** Describes the result of a run in one line. */
export function describeRun(
  run: Pick<PopulationRun, "state" | "message" | "error" | "report">,
): string {
  const { state, message, error, report } = run;
  if (state === "running") return "Running";
  if (state === "waiting" || state === "rejected") return message ?? "";
  if (report === null) return error === null ? "Failed" : `Failed: ${error}`;
  const { stored, added, removed, changed, accepted, putBack } = report;
  const numbers = `${stored} stored; ${added.length} new, ${removed.length} removed, ${changed.length} changed`;
  const signed = (what: string, by: typeof putBack) =>
    by === undefined ? "" : `. ${what} by ${by.author}: “${by.note}”`;
  return numbers + signed("Accepted", accepted) + signed("Put back", putBack);
}

/** Describes what a run read of the questions in the Dáil. */
export function describeQuestions(questions: NonNullable<PopulationReport["questions"]>): string {
  const { from, months, read, kept, leftOut, ofOthers, failed } = questions;
  const parts = [
    `Questions in the Dáil that were read: ${read}, from ${from} on (months read: ${months}). Those that name a topic: ${kept}.`,
    leftOut > 0 && `Without a TD's code, and left out: ${leftOut}.`,
    ofOthers > 0 && `By members who are not among these TDs, and not shown: ${ofOthers}.`,
    failed !== undefined && `It stopped at ${failed}. The next run goes on there.`,
  ];
  return parts.filter(Boolean).join(" ");
}

/** Returns a row for each TD of a report: the TD, and what is said of them. */
export function reportRows(report: PopulationReport): [td: string, text: string][] {
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
  add(report.unreached, ({ reason }) => `Not reached, and kept unchanged: ${reason}`);
  return [...rows];
}
