import type { Burst, Decision } from "../../../api/contract/decisions.ts";
import { EVENT_PROVIDERS } from "../../../api/contract/providers.ts";
import type { Stats } from "../../../api/contract/stats.ts";
import { nameOf } from "../../../widget/domain/providers.ts";
import type { Change } from "./figures.ts";

/** The selectable periods, in days. */
export const PERIODS = [
  { value: 7, name: "7 days" },
  { value: 30, name: "30 days" },
  { value: 90, name: "90 days" },
  { value: 365, name: "365 days" },
] as const;

export type Period = (typeof PERIODS)[number]["value"];

const SOURCE_LABELS: ReadonlyMap<string, string> = new Map([
  ["ActionSection", "Letter tile pressed"],
  ["ContactTd", "Letter opened"],
  ["Story", "Survey link in the story"],
]);

const PROVIDER_LABELS: ReadonlyMap<string, string> = new Map(
  EVENT_PROVIDERS.map((provider) => [
    provider,
    provider === "post" ? "Printed letter" : nameOf(provider, "en"),
  ]),
);

/** Returns the label of a stored source, or the stored name when it has none. */
export function sourceLabel(name: string): string {
  return SOURCE_LABELS.get(name) ?? name;
}

/** Returns the label of a stored provider, or the stored name when it has none. */
export function providerLabel(name: string): string {
  return PROVIDER_LABELS.get(name) ?? name;
}

const COUNT = new Intl.NumberFormat("en-IE");

/** Formats a count: `12,345`. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** Formats a share of 0 to 1: `37%`. A positive share below 1% is `under 1%`, not `0%`. */
export function formatPercent(share: number): string {
  if (share > 0 && share < 0.01) return "under 1%";
  return `${Math.round(share * 100)}%`;
}

/** Formats a change: `+12%`, `−8%`, `new`. Returns an empty text when both periods have no clicks. */
export function formatChange(change: Change): string {
  switch (change.kind) {
    case "none":
      return "";
    case "new":
      return "new";
    case "same":
      return "±0%";
    case "up":
      return `+${COUNT.format(change.percent)}%`;
    case "down":
      return `−${change.percent}%`;
  }
}

/** Formats a change as a sentence: `12% more than in the 30 days before`. */
export function formatComparison(change: Change, days: number): string {
  const before = `in the ${days} days before`;
  switch (change.kind) {
    case "none":
    case "new":
      return `none ${before}`;
    case "same":
      return `about as many as ${before}`;
    case "up":
      return `${COUNT.format(change.percent)}% more than ${before}`;
    case "down":
      return `${change.percent}% fewer than ${before}`;
  }
}

const DAY_FORMATS = {
  /** `Fri 20` */
  week: new Intl.DateTimeFormat("en-IE", { weekday: "short", day: "numeric", timeZone: "UTC" }),
  /** `20 Nov` */
  short: new Intl.DateTimeFormat("en-IE", { day: "numeric", month: "short", timeZone: "UTC" }),
  /** `Friday 20 November` */
  named: new Intl.DateTimeFormat("en-IE", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }),
  /** `20 November 2026` */
  full: new Intl.DateTimeFormat("en-IE", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }),
} as const;

/**
 * Formats a calendar day such as `2026-11-20`. UTC on both sides keeps the day the
 * same in every time zone.
 */
export function formatDay(day: string, format: keyof typeof DAY_FORMATS): string {
  return DAY_FORMATS[format].format(new Date(`${day}T00:00:00Z`)).replace(",", "");
}

const TIME = new Intl.DateTimeFormat("en-IE", {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  timeZone: "Europe/Dublin",
});

/** Formats the time of day in Dublin: `10:42:07`. */
export function formatTime(at: Date): string {
  return TIME.format(at);
}

/** Formats a number of clicks: `98 clicks`, `1 click`. */
export function formatClicks(count: number): string {
  return formatNumberOf(count, "click", "clicks");
}

/** Formats the parts of the email clicks: `12 letters opened, 1 press of the letter tile`. */
export function formatEmailClicks(clicks: { tilePresses: number; lettersOpened: number }): string {
  const letters = formatNumberOf(clicks.lettersOpened, "letter opened", "letters opened");
  const presses = formatNumberOf(
    clicks.tilePresses,
    "press of the letter tile",
    "presses of the letter tile",
  );
  return `${letters}, ${presses}`;
}

function formatNumberOf(count: number, singular: string, plural: string): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}

const DECIDED = { aside: "set aside", back: "restored", count: "now counted" } as const;

/** Formats the result of a decision: `60 clicks set aside`. */
export function formatDecided(decision: Decision["decision"], events: number): string {
  return `${formatClicks(events)} ${DECIDED[decision]}`;
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
