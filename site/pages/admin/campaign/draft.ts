import type { Campaign } from "../../../../api/contract/campaign/campaign.ts";
import {
  type CampaignConflict,
  type CampaignOverview,
  type Publication,
  parsePublication,
} from "../../../../api/contract/campaign/campaign-api.ts";
import type { Problem } from "../../../../api/contract/campaign/problems.ts";
import { fields } from "../../../../api/contract/json.ts";
import type { Result } from "../../../../api/contract/result.ts";
import { type KeptText, keptText } from "../../../browser/kept-text.ts";
import {
  type Difference,
  differences,
  documentOf,
  entryOf,
  type FormValues,
  merged,
  valuesOf,
} from "./form-values.ts";

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
  const places = differences(base, values).map(({ path }) => entryOf(path) ?? path);
  return new Set(places).size;
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

/** Returns the draft with its changes on top of the version that was published meanwhile. */
export function rebased(draft: Draft, { latest, newer }: CampaignConflict): Draft {
  const base = valuesOf(newer.campaign);
  return { ...draft, latest, base, values: merged(draft.base, draft.values, base) };
}

/** Returns the draft after `sent` was published: what was written meanwhile, on top of that version. */
export function afterPublication(
  draft: Draft,
  sent: Draft,
  { latest, published }: CampaignOverview,
): Draft {
  const next = newDraft(latest, published.campaign, draft.author);
  if (differences(sent.values, draft.values).length === 0) return next;
  return { ...next, note: draft.note, values: merged(sent.values, draft.values, next.base) };
}

/** A value that the draft and the newer version have different. */
type Clash = Difference & { isMine: boolean };

/** Returns what differs between the newer version and the draft; `isMine`: the draft changed it. */
export function clashes({ base, values }: Draft, { newer }: CampaignConflict): Clash[] {
  return differences(valuesOf(newer.campaign), values).map((difference) => ({
    ...difference,
    isMine: (base[difference.path] ?? "") !== difference.to,
  }));
}

const KEPT_DRAFT = keptText("campaign-draft", () => window.localStorage);

/** Returns the draft that this browser keeps; null when there is none, or none that can be read. */
export function readDraft(store: Pick<KeptText, "read"> = KEPT_DRAFT): Draft | null {
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
  const texts = Object.entries(fields(json)).flatMap(([path, value]): [string, string][] =>
    typeof value === "string" ? [[path, value]] : [],
  );
  return Object.fromEntries(texts);
}
