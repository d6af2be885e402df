import type { Change } from "./figures.ts";

/** The periods that can be shown, in days, and what each is called. */
export const PERIODS = [
  { value: 7, name: "7 days" },
  { value: 30, name: "30 days" },
  { value: 90, name: "90 days" },
  { value: 365, name: "365 days" },
] as const;

export type Period = (typeof PERIODS)[number]["value"];

const SOURCES: Record<string, string> = {
  ActionSection: "Letter tile pressed",
  ContactTd: "Letter opened",
  Story: "Survey link in the story",
};

const PROVIDERS: Record<string, string> = { gmail: "Gmail", outlook: "Outlook" };

/** What a stored source is called here; itself when it is not known. */
export function sourceName(name: string): string {
  return Object.hasOwn(SOURCES, name) ? (SOURCES[name] ?? name) : name;
}

/** What a provider is called. */
export function providerName(name: string): string {
  return Object.hasOwn(PROVIDERS, name) ? (PROVIDERS[name] ?? name) : name;
}

const whole = new Intl.NumberFormat("en-IE");

/** `12,345` */
export function inDigits(count: number): string {
  return whole.format(count);
}

/** `37%`, and `under 1%` rather than nought for the little there is. */
export function inPercent(share: number): string {
  if (share > 0 && share < 0.01) return "under 1%";
  return `${Math.round(share * 100)}%`;
}

/** `+12%`, `−8%`, `new`; empty when there is nothing to compare. */
export function inChange(change: Change): string {
  switch (change.kind) {
    case "none":
      return "";
    case "new":
      return "new";
    case "same":
      return "±0%";
    case "up":
      return `+${whole.format(change.percent)}%`;
    case "down":
      return `−${change.percent}%`;
  }
}

/** The same for a sentence: `12% more than in the 30 days before`. */
export function inComparison(change: Change, days: number): string {
  const before = `in the ${days} days before`;
  switch (change.kind) {
    case "none":
    case "new":
      return `none ${before}`;
    case "same":
      return `about as many as ${before}`;
    case "up":
      return `${whole.format(change.percent)}% more than ${before}`;
    case "down":
      return `${change.percent}% fewer than ${before}`;
  }
}

const DAY_FORMS = {
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

/** A day in Dublin, `2026-11-20`, in words; whole days have no time of day to shift. */
export function dayInWords(day: string, form: keyof typeof DAY_FORMS): string {
  return DAY_FORMS[form].format(new Date(`${day}T00:00:00Z`)).replace(",", "");
}

const clock = new Intl.DateTimeFormat("en-IE", {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  timeZone: "Europe/Dublin",
});

/** `10:42:07`, in Dublin. */
export function timeInWords(at: Date): string {
  return clock.format(at);
}

/** `98 clicks`, `1 click`. */
export function clicks(count: number): string {
  return `${inDigits(count)} ${count === 1 ? "click" : "clicks"}`;
}
