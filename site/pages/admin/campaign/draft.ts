import type { Campaign } from "../../../../api/contract/campaign/campaign.ts";
import {
  type CampaignOverview,
  changedPlaces,
  differences,
  type Publication,
  parsePublication,
} from "../../../../api/contract/campaign/campaign-api.ts";
import type { Problem } from "../../../../api/contract/campaign/problems.ts";
import { fields, leavesOf } from "../../../../api/contract/json.ts";
import { fail, type Result } from "../../../../api/contract/result.ts";
import { keptText } from "../../../browser/kept-text.ts";
import { documentOf, type FormValues, formValues, placesIn } from "./form-values.ts";

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
  const base = formValues(campaign);
  return { latest, base, values: base, author, note: "" };
}

/** Returns how many fields the draft has changed; a vote or a statement counts as one. */
export function changeCount({ base, values }: Draft): number {
  return changedPlaces(base, values).length;
}

/** Returns the publication of the draft, or every refused field. */
export function publicationOf({ values, author, note }: Draft): Result<Publication, Problem[]> {
  const publication = parsePublication({ campaign: documentOf(values), author, note });
  if (publication.ok) return publication;
  // Of the figures, only those that are written have a place in the document.
  const places = placesIn(values);
  const inForm = (path: string) =>
    path.replace(/(?<=\.findings\.)\d+/, (place) => `${places[Number(place)]}`);
  return fail(publication.failure.map((each) => ({ ...each, field: inForm(each.field) })));
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
 * Returns the draft, if there is one, on top of what is published: fields that only others changed
 * since it began take their text, and those that both changed keep the draft's and are `clashes`.
 */
export function rebased(
  draft: Draft | null,
  { latest, published }: Pick<CampaignOverview, "latest" | "published">,
): { draft: Draft; clashes: Clash[] } {
  const next = newDraft(latest, published.campaign, draft?.author ?? "");
  if (draft === null) return { draft: next, clashes: [] };
  const { base } = next;
  const theirs = new Set(differences(draft.base, base).map(({ path }) => path));
  const mine = differences(draft.base, draft.values);
  const clashes = mine.flatMap(({ path, to }): Clash[] => {
    const other = base[path] ?? "";
    return theirs.has(path) && other !== to ? [{ path, mine: to, theirs: other }] : [];
  });
  const changed = new Set(mine.map(({ path }) => path));
  const others = Object.entries(base).filter(([path]) => !changed.has(path));
  const own = Object.entries(draft.values).filter(([path]) => changed.has(path));
  const values = Object.fromEntries([...others, ...own]);
  return { draft: { ...next, values, note: draft.note }, clashes };
}

const KEPT_DRAFT = keptText("campaign-draft", () => window.localStorage);

/** The draft that was discarded in this tab. */
export const DISCARDED = keptText("discarded-draft");

/** Returns the draft that this browser keeps; null when there is none, or none that can be read. */
export function readDraft(store = KEPT_DRAFT): Draft | null {
  try {
    const { base, values, latest, author, note } = fields(JSON.parse(store.read() ?? "null"));
    return typeof latest === "number" && typeof author === "string" && typeof note === "string"
      ? { latest, base: textsIn(base), values: textsIn(values), author, note }
      : null;
  } catch {
    return null;
  }
}

/** Keeps the draft after the tab is closed. */
export function keepDraft(draft: Draft, store = KEPT_DRAFT): void {
  store.save(JSON.stringify(draft));
}

/** Calls `onDraft` with what another tab makes of the draft, until the returned function is called. */
export function followDraft(onDraft: (draft: Draft) => void): () => void {
  const follow = () => {
    const kept = readDraft();
    if (kept !== null) onDraft(kept);
  };
  // A page that the Back button shows again has missed what was kept meanwhile.
  const events = ["storage", "pageshow"];
  for (const name of events) window.addEventListener(name, follow);
  return () => {
    for (const name of events) window.removeEventListener(name, follow);
  };
}

const textsIn = (json: unknown): FormValues => Object.fromEntries(leavesOf(fields(json)));
