import { CONSTITUENCIES, currentConstituencies } from "../../../api/contract/constituencies.ts";
import type { PopulationReport, PopulationRun } from "../../../api/contract/population.ts";

/** How many constituencies elect the TDs: choices that stand for several are none themselves. */
export const CONSTITUENCY_COUNT = CONSTITUENCIES.filter(
  (choice) => currentConstituencies(choice)[0] === choice,
).length;

const MOMENT = new Intl.DateTimeFormat("en-IE", {
  timeZone: "Europe/Dublin",
  dateStyle: "medium",
  timeStyle: "short",
});
const DAY = new Intl.DateTimeFormat("en-IE", { timeZone: "Europe/Dublin", dateStyle: "long" });

/** A moment in Dublin: '20 Nov 2026, 23:40'. */
export function momentInWords(iso: string): string {
  return MOMENT.format(new Date(iso));
}

/** A day in Dublin: '19 July 2026'. */
export function dayInWords(iso: string): string {
  return DAY.format(new Date(iso));
}

/** What a run came to, in a line. */
export function outcomeOf({ state, error, report }: PopulationRun): string {
  if (state === "running") return "Running";
  if (report === null) return error === null ? "Failed" : `Failed: ${error}`;
  const parts = [
    `${report.added.length} new`,
    `${report.removed.length} left`,
    `${report.changed.length} changed`,
  ];
  return `${report.stored} stored; ${parts.join(", ")}`;
}

/** A row of a report: what there is to say of a TD. */
export type ReportRow = { what: string; name: string; constituency: string; detail: string };

const FIELD = { name: "Name", email: "Email", party: "Party" } as const;

/** A report as rows, what is new first. */
export function reportRows(report: PopulationReport): ReportRow[] {
  const rows = <T extends { name: string; constituency: string }>(
    what: string,
    tds: readonly T[],
    detail: (td: T) => string,
  ) =>
    tds.map((td) => ({ what, name: td.name, constituency: td.constituency, detail: detail(td) }));
  return [
    ...rows("New", report.added, () => ""),
    ...rows("Left", report.removed, () => "Sits no more, and is not written to"),
    ...rows("Changed", report.changed, ({ changes }) =>
      changes
        .map(({ field, from, to }) => `${FIELD[field]}: ${from ?? "none"} → ${to ?? "none"}`)
        .join("; "),
    ),
    ...rows("No address", report.withoutAddress, ({ dropped }) =>
      dropped.length === 0
        ? "None is published, so they cannot be written to here"
        : `What is published is no address: ${dropped.join(", ")}`,
    ),
    ...rows("Not reached", report.unreached, ({ reason }) => `Kept as it was: ${reason}`),
  ];
}
