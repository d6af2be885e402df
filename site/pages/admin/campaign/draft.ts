import type { Campaign } from "../../../../api/contract/campaign/campaign.ts";
import {
  type CampaignOverview,
  type CampaignValues,
  changedPlaces,
  differences,
  type Publication,
  parsePublication,
} from "../../../../api/contract/campaign/campaign-api.ts";
import type { Problem } from "../../../../api/contract/campaign/problems.ts";
import { fields, leavesOf } from "../../../../api/contract/json.ts";
import { fail, type Result } from "../../../../api/contract/result.ts";
import { keptText } from "../../../browser/kept-text.ts";
import { documentOf, formValues, placesIn } from "./form-values.ts";

export type Draft = {
  /** The newest stored version when the draft began; the `If-Match` of its publication. */
  latest: number;
  base: CampaignValues;
  values: CampaignValues;
  author: string;
  note: string;
};

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
  // An empty figure has no place in the document.
  const places = placesIn(values);
  const inForm = (path: string) =>
    path.replace(/(?<=\.findings\.)\d+/, (place) => `${places[Number(place)]}`);
  return fail(publication.failure.map((each) => ({ ...each, field: inForm(each.field) })));
}

/** Returns the refused fields to show: all after an attempt to publish, else the changed ones. */
export function shownProblems(draft: Draft, isAttempted: boolean): Problem[] {
  const publication = publicationOf(draft);
  if (publication.ok) return [];
  if (isAttempted) return publication.failure;
  const changed = new Set(differences(draft.base, draft.values).map(({ path }) => path));
  return publication.failure.filter((problem) => changed.has(problem.field));
}

/** A field that two people changed: `mine` stays in the draft until staff choose `theirs`. */
export type Clash = { path: string; mine: string; theirs: string };

/**
 * Returns the draft, if there is one, on top of the published version. A field that only others changed
 * takes their text; a field that both changed keeps the draft's text, and is a clash.
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

/** The draft that staff discarded in this tab. */
export const DISCARDED = keptText("discarded-draft");

/** Returns the draft that this browser keeps; null without one that can be read. */
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

/** Keeps the draft in this browser, also after the tab is closed. */
export function keepDraft(draft: Draft, store = KEPT_DRAFT): void {
  store.save(JSON.stringify(draft));
}

/** Calls `onDraft` with the draft of another tab, until the returned function is called. */
export function followDraft(onDraft: (draft: Draft) => void): () => void {
  const follow = () => {
    const draft = readDraft();
    if (draft !== null) onDraft(draft);
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  // A page that the Back button shows again has missed `storage` events.
  for (const name of ["storage", "pageshow"]) window.addEventListener(name, follow, { signal });
  return () => listeners.abort();
}

const textsIn = (json: unknown): CampaignValues => Object.fromEntries(leavesOf(fields(json)));
