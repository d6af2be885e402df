import { EVENT_PROVIDERS } from "../../../api/contract/names.ts";
import { nameOf } from "../../../widget/domain/providers.ts";

export const PERIODS = [7, 30, 90, 365] as const;

export type Period = (typeof PERIODS)[number];

export const SOURCES: Readonly<Record<string, string>> = {
  ActionSection: "Letter tile pressed",
  ContactTd: "Letter opened",
  Story: "Survey link in the story",
};

/** Returns the label of a stored provider; a provider without one keeps its name. */
export function providerLabel(name: string): string {
  const provider = EVENT_PROVIDERS.find((each) => each === name);
  if (provider === "post") return "Printed letter";
  return provider === undefined ? name : nameOf(provider, "en");
}

const COUNT = new Intl.NumberFormat("en-IE");

export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** Formats a count with what is counted: `98 clicks`, `1 click`. */
export function formatNumberOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}

const SHARE = new Intl.NumberFormat("en-IE", { style: "percent" });

/** Formats a share of 0 to 1: `37%`, `under 1%`, `0%`. */
export function formatPercent(share: number): string {
  return share > 0 && share < 0.01 ? "under 1%" : SHARE.format(share);
}

const CHANGE = new Intl.NumberFormat("en-IE", { style: "percent", signDisplay: "exceptZero" });

/** Formats the change of a count against the period before: `+12%`, `-8%`, `0%`; `new` after none. */
export function formatChange(count: number, previous: number): string {
  if (previous === 0) return count === 0 ? "" : "new";
  return CHANGE.format((count - previous) / previous);
}

/** Formats a change as a sentence: `+12% against 1,729 in the 30 days before`. */
export function formatComparison(count: number, previous: number, days: number): string {
  const before = `in the ${days} days before`;
  if (previous === 0) return `none ${before}`;
  return `${formatChange(count, previous)} against ${formatCount(previous)} ${before}`;
}
