import type { Decision, PastDecision } from "../../../api/contract/decisions.ts";
import type { Stats } from "../../../api/contract/stats.ts";
import { formatClicks, formatCount, sourceLabel } from "./wording.ts";

type DecisionKind = Decision["decision"];

/** The decisions in the form. */
export const DECISION_NAMES = [
  { value: "aside", name: "Set aside" },
  { value: "back", name: "Set back" },
  { value: "count", name: "Count doubtful" },
] as const satisfies readonly { value: DecisionKind; name: string }[];

/** The effect of each decision, shown in the form. */
export const DECISION_NOTES: Record<DecisionKind, string> = {
  aside: "Clicks of this window that count now no longer do.",
  back: "Clicks of this window that were set aside count again.",
  count: "Doubtful clicks of this window count, as if they had from the start.",
};

const DONE: Record<DecisionKind, string> = {
  aside: "set aside",
  back: "set back",
  count: "now counted",
};

/** Formats the result of a decision: `60 clicks set aside`. */
export function formatDecided(decision: DecisionKind, events: number): string {
  return `${formatClicks(events)} ${DONE[decision]}`;
}

const MOMENT = new Intl.DateTimeFormat("en-IE", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/Dublin",
});

/** Formats a moment in Dublin: `20 Nov, 10:05`. */
export function formatMoment(moment: string): string {
  return MOMENT.format(new Date(moment));
}

/** Formats which clicks of a window are meant: `Letter opened, a-gallery`. */
export function formatFilter({
  source,
  partner,
  action = null,
}: Pick<PastDecision, "source" | "partner"> & { action?: string | null }): string {
  const parts = [source && sourceLabel(source), partner, action].filter(Boolean);
  return parts.length === 0 ? "All clicks" : parts.join(", ");
}

/** Formats the clicks of a period that do not count. */
export function formatApart(apart: Stats["apart"], days: number): string {
  const doubtful = apart.reduce((sum, day) => sum + day.doubtful, 0);
  const aside = apart.reduce((sum, day) => sum + day.aside, 0);
  return `In these ${days} days, ${formatCount(doubtful)} doubtful clicks and ${formatCount(aside)} set aside are in no figure on this page.`;
}

/** Converts a moment to the value of a `datetime-local` field, in the browser's time zone. */
export function toLocalField(moment: string): string {
  const at = new Date(moment);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
