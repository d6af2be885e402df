import { CONSTITUENCIES, currentConstituencies } from "../../../api/contract/constituencies.ts";
import type {
  PopulationEnd,
  PopulationReport,
  PopulationRun,
} from "../../../api/contract/population.ts";
import type { ToastText } from "../../../widget/kit/Toast.tsx";
import type { RequestFailure } from "../authorised-request.ts";

/** The number of current constituencies. Choices that stand for several constituencies do not count. */
export const CONSTITUENCY_COUNT = CONSTITUENCIES.filter(
  (choice) => currentConstituencies(choice)[0] === choice,
).length;

const DATE_TIME = new Intl.DateTimeFormat("en-IE", {
  timeZone: "Europe/Dublin",
  dateStyle: "medium",
  timeStyle: "short",
});
const DATE = new Intl.DateTimeFormat("en-IE", { timeZone: "Europe/Dublin", dateStyle: "long" });

/** Formats a timestamp in Dublin time: '20 Nov 2026, 23:40'. */
export function formatDateTime(iso: string): string {
  return DATE_TIME.format(new Date(iso));
}

/** Formats a timestamp as a date in Dublin: '19 July 2026'. */
export function formatDate(iso: string): string {
  return DATE.format(new Date(iso));
}

type Toast = Omit<ToastText, "id">;

/** The toast and the result of a run that could not be started. */
export const NOT_STARTED = {
  toast: {
    title: "Error",
    text: "An unexpected error occurred while populating TD data",
    failure: true,
  },
  message: "Failed to trigger TD population",
} as const;

/** The toast for an accepted difference. */
export const ACCEPTED_TOAST: Toast = {
  title: "Changes Accepted",
  text: "Visitors now see the new TD details",
  failure: false,
};

/** Returns the toast for a difference that could not be accepted. */
export function notAcceptedToast({ message }: RequestFailure): Toast {
  return { title: "Not Accepted", text: message, failure: true };
}

/** Returns the toast for a run's end. */
export function endToast({ success, message, error }: PopulationEnd): Toast {
  return {
    title: success ? "TD Data Population Complete" : "Population Failed",
    text: error === undefined ? message : `${message}: ${error}`,
    failure: !success,
  };
}

/** Describes the result of a run in one line. */
export function describeRun({ state, error, report }: PopulationRun): string {
  if (state === "running") return "Running";
  if (report === null) return error === null ? "Failed" : `Failed: ${error}`;
  const parts = [
    `${report.added.length} new`,
    `${report.removed.length} left`,
    `${report.changed.length} changed`,
  ];
  return `${report.stored} stored; ${parts.join(", ")}`;
}

/** Describes what a run read of the questions in the Dáil. */
export function describeQuestions(questions: NonNullable<PopulationReport["questions"]>): string {
  const { from, months, read, kept, leftOut, ofOthers, failed } = questions;
  const parts = [
    `${read} questions in the Dáil were read, in ${months} months from ${from}; ${kept} name a topic.`,
    leftOut > 0 && `Without a TD's code, and left out: ${leftOut}.`,
    ofOthers > 0 && `By members who are not among these TDs, and not shown: ${ofOthers}.`,
    failed !== undefined && `It stopped at ${failed}. The next run goes on there.`,
  ];
  return parts.filter(Boolean).join(" ");
}

/** One row of a report, about one TD. */
export type ReportRow = { kind: string; name: string; constituency: string; detail: string };

const FIELD = {
  name: "Name",
  email: "Email",
  party: "Party",
  phone: "Phone",
  office: "Office",
} as const;

/** Returns the rows of a report, grouped by kind, new TDs first. */
export function reportRows(report: PopulationReport): ReportRow[] {
  const rows = <T extends { name: string; constituency: string }>(
    kind: string,
    tds: readonly T[],
    detail: (td: T) => string,
  ) =>
    tds.map((td) => ({ kind, name: td.name, constituency: td.constituency, detail: detail(td) }));
  return [
    ...rows("Check", report.outside ?? [], ({ email }) => `Outside oireachtas.ie: ${email}`),
    ...rows("New", report.added, ({ email }) => email ?? ""),
    ...rows("Left", report.removed, ({ email }) =>
      email === undefined ? "No longer a TD; removed" : `No longer a TD; removed: ${email}`,
    ),
    ...rows("Changed", report.changed, ({ changes }) =>
      changes
        .map(({ field, from, to }) => `${FIELD[field]}: ${from ?? "none"} → ${to ?? "none"}`)
        .join("; "),
    ),
    ...rows("No address", report.withoutAddress, ({ dropped }) =>
      dropped.length === 0
        ? "No published address, so they can't be emailed here"
        : `The published text is not an address: ${dropped.join(", ")}`,
    ),
    ...rows("Not reached", report.unreached, ({ reason }) => `Kept unchanged: ${reason}`),
  ];
}
