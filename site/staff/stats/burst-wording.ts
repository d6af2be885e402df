import type { Burst, Decision } from "../../../api/contract/decisions.ts";
import type { Stats } from "../../../api/contract/stats.ts";
import { formatClicks, formatCount, sourceLabel } from "./wording.ts";

/** The texts of the part about bursts. */
export const BURST_TEXTS = {
  title: "Bursts",
  note: "Hours in which at least 20 clicks of one source and partner arrived, in the last 31 days. Of one connection, 60 clicks of a kind count within ten minutes and 300 a day; the rest are doubtful.",
  none: "No bursts.",
  table: "Bursts, as a table",
  columns: ["Hour from", "Decide", "Counted", "Not counted", "Source", "Partner"],
  decide: "Decide",
  decideAbout: (burst: Burst) =>
    `Decide about the window from ${formatMoment(burst.from)}: ${formatFilter(burst)}`,
  another: "Decide about another window",
  history: "Decisions",
  historyColumns: ["Decided", "Window", "Which clicks", "Result", "Why"],
} as const;

/** The texts of the dialog in which staff decide. */
export const DECISION_TEXTS = {
  title: "Set clicks aside or restore them",
  from: "From",
  to: "Until",
  only: (burst: Burst) => `Only these clicks: ${formatFilter(burst)}`,
  note: "Why",
  key: "Admin key",
  close: "Close",
} as const;

/** Each decision: its name, its effect, and its result. */
export const DECISION_WORDS = {
  aside: {
    name: "Set aside",
    effect: "What counts in this window no longer does.",
    done: "set aside",
  },
  back: { name: "Restore", effect: "What was set aside counts again.", done: "restored" },
  count: {
    name: "Count doubtful",
    effect: "Doubtful clicks count, as if they had from the start.",
    done: "now counted",
  },
} as const satisfies Record<Decision["decision"], unknown>;

/** Formats the result of a decision: `60 clicks set aside`. */
export function formatDecided(decision: Decision["decision"], events: number): string {
  return `${formatClicks(events)} ${DECISION_WORDS[decision].done}`;
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
export function formatFilter(filter: Pick<Burst, "source" | "partner">, action?: string | null) {
  const parts = [filter.source && sourceLabel(filter.source), filter.partner, action];
  return parts.filter(Boolean).join(", ") || "All clicks";
}

/** Formats the clicks of a period that do not count. */
export function formatApart(apart: Stats["apart"], days: number): string {
  const doubtful = apart.reduce((sum, day) => sum + day.doubtful, 0);
  const aside = apart.reduce((sum, day) => sum + day.aside, 0);
  return `In these ${days} days, ${formatCount(doubtful)} doubtful clicks and ${formatCount(aside)} set aside are in no figure on this page.`;
}
