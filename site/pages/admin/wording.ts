import { CONSTITUENCIES, currentConstituencies } from "../../../api/contract/constituencies.ts";
import type { PopulationReport, PopulationRun } from "../../../api/contract/population.ts";

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
  const { stored, added, removed, changed } = report;
  return `${stored} stored; ${added.length} new, ${removed.length} removed, ${changed.length} changed`;
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

/** Returns the rows of a report, grouped by kind, new TDs first: the TD, and what is said of them. */
export function reportRows(report: PopulationReport): [td: string, text: string][] {
  const rows = <T extends { name: string; constituency: string }>(
    tds: readonly T[],
    textOf: (td: T) => string,
  ) => tds.map((td): [string, string] => [`${td.name}, ${td.constituency}`, textOf(td)]);
  return [
    ...rows(report.outside ?? [], ({ email }) => `Check, outside oireachtas.ie: ${email}`),
    ...rows(report.added, ({ email }) => ["New", email].filter(Boolean).join(": ")),
    ...rows(report.removed, ({ email }) =>
      ["Removed, no longer a TD", email].filter(Boolean).join(": "),
    ),
    ...rows(report.changed, ({ changes }) => {
      const texts = changes.map(
        ({ field, from, to }) => `${field}: ${from ?? "none"} → ${to ?? "none"}`,
      );
      return `Changed ${texts.join("; ")}`;
    }),
    ...rows(report.withoutAddress, ({ dropped }) =>
      dropped.length === 0
        ? "No published address, so they can't be emailed here"
        : `The published text is not an address: ${dropped.join(", ")}`,
    ),
    ...rows(report.unreached, ({ reason }) => `Not reached, and kept unchanged: ${reason}`),
  ];
}
