import { leavesOf } from "../json.ts";
import type { Campaign } from "./campaign.ts";

/** A campaign as texts by path: `{ "texts.en.letter.subject": "…", "facts.actionsBaseline": "12" }`. */
export type CampaignValues = Readonly<Record<string, string>>;

/** Returns all values of a campaign. */
export function valuesOf(campaign: Campaign): CampaignValues {
  return Object.fromEntries(leavesOf(campaign));
}

/** A value that differs between two campaigns; an absent one is empty. */
export type Difference = { path: string; from: string; to: string };

/** Returns the differences between two campaigns, in the order of the document. */
export function differences(from: CampaignValues, to: CampaignValues): Difference[] {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .map((path) => ({ path, from: from[path] ?? "", to: to[path] ?? "" }))
    .filter((difference) => difference.from !== difference.to);
}

/** Returns the path of the vote or statement that a path is in, `record.votes.20260708147`; else null. */
export function entryOf(path: string): string | null {
  return /^record\.(?:votes|statements)\.\d+/.exec(path)?.[0] ?? null;
}

/** Returns what differs between two campaigns, by path; a vote or a statement is one. */
export function changedPlaces(from: CampaignValues, to: CampaignValues): string[] {
  return [...new Set(differences(from, to).map(({ path }) => entryOf(path) ?? path))];
}
