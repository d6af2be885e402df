import type { Campaign } from "../../../../api/contract/campaign/campaign.ts";
import {
  type CampaignOverview,
  type Publication,
  type PublishedCampaign,
  parsePublication,
} from "../../../../api/contract/campaign/campaign-api.ts";
import {
  changedPlaces,
  differences,
  valuesOf,
} from "../../../../api/contract/campaign/differences.ts";
import type { Problem } from "../../../../api/contract/campaign/problems.ts";
import { fields } from "../../../../api/contract/json.ts";
import type { Result } from "../../../../api/contract/result.ts";
import { keptText } from "../../../browser/kept-text.ts";
import { documentOf, type FormValues, merged } from "./form-values.ts";

/** The draft of the next version. */
export type Draft = {
  /** The newest stored version when the draft began; the `If-Match` of its publication. */
  latest: number;
  /** The values that the draft began with. */
  base: FormValues;
  values: FormValues;
  author: string;
  note: string;
};

/** Returns a draft without changes. */
export function newDraft(latest: number, campaign: Campaign, author: string): Draft {
  const base = valuesOf(campaign);
  return { latest, base, values: base, author, note: "" };
}

/** Returns the draft that the page begins with: the kept one while it holds changes. */
export function openedDraft({ latest, published }: CampaignOverview, kept: Draft | null): Draft {
  return kept !== null && changeCount(kept) > 0
    ? kept
    : newDraft(latest, published.campaign, kept?.author ?? "");
}

/** Returns how many fields the draft has changed; a vote or a statement counts as one. */
export function changeCount({ base, values }: Draft): number {
  return changedPlaces(base, values).length;
}

/** Returns the publication of the draft, or every refused field. */
export function publicationOf({ values, author, note }: Draft): Result<Publication, Problem[]> {
  return parsePublication({ campaign: documentOf(values), author, note });
}

/** Returns the refused fields that are shown: all after an attempt, else those that were changed. */
export function shownProblems(draft: Draft, isAttempted: boolean): Problem[] {
  const publication = publicationOf(draft);
  if (publication.ok) return [];
  if (isAttempted) return publication.failure;
  const changed = new Set(differences(draft.base, draft.values).map(({ path }) => path));
  return publication.failure.filter(({ field }) => changed.has(field));
}

/** What two people gave one field: the draft's text stays until staff choose the other one. */
export type Clash = { path: string; mine: string; theirs: string };

/**
 * Returns the draft on top of a version that was published since it began: fields that only that one
 * changed take its text, and those that both changed keep the draft's and are `clashes`.
 */
export function rebased(draft: Draft, latest: number, { campaign }: PublishedCampaign) {
  const base = valuesOf(campaign);
  const theirs = new Set(differences(draft.base, base).map(({ path }) => path));
  const clashes = differences(draft.base, draft.values).flatMap(({ path, to }): Clash[] => {
    const other = base[path] ?? "";
    return theirs.has(path) && other !== to ? [{ path, mine: to, theirs: other }] : [];
  });
  return {
    draft: { ...draft, latest, base, values: merged(draft.base, draft.values, base) },
    clashes,
  };
}

const KEPT_DRAFT = keptText("campaign-draft", () => window.localStorage);

/** Returns the draft that this browser keeps; null when there is none, or none that can be read. */
export function readDraft(store = KEPT_DRAFT): Draft | null {
  try {
    const kept = fields(JSON.parse(store.read() ?? "null"));
    const { latest, author, note } = kept;
    const base = textsIn(kept.base);
    const values = textsIn(kept.values);
    return typeof latest === "number" && typeof author === "string" && typeof note === "string"
      ? { latest, base, values, author, note }
      : null;
  } catch {
    return null;
  }
}

/** Keeps the draft after the tab is closed. */
export function keepDraft(draft: Draft): void {
  KEPT_DRAFT.save(JSON.stringify(draft));
}

function textsIn(json: unknown): FormValues {
  const texts = Object.entries(fields(json)).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(texts.map(([path, value]) => [path, String(value)]));
}
