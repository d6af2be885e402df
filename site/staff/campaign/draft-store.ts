import { fields } from "../../../api/contract/json.ts";
import type { Draft } from "./draft.ts";
import type { FormValues } from "./form-values.ts";

const NAME = "campaign-draft";

type DraftStorage = () => Pick<Storage, "getItem" | "setItem">;

const localStorage: DraftStorage = () => window.localStorage;

/**
 * Returns the draft that this browser keeps; null when there is none, or none that can be read.
 * `storage` is a function because reading `window.localStorage` can itself throw.
 */
export function readDraft(storage: DraftStorage = localStorage): Draft | null {
  try {
    const kept = fields(JSON.parse(storage().getItem(NAME) ?? "null"));
    const { latest, author, note } = kept;
    const base = valuesIn(kept.base);
    const values = valuesIn(kept.values);
    return typeof latest === "number" && typeof author === "string" && typeof note === "string"
      ? { latest, base, values, author, note }
      : null;
  } catch {
    return null;
  }
}

/** Keeps the draft after the tab is closed. Does nothing where the browser forbids storage. */
export function keepDraft(draft: Draft, storage: DraftStorage = localStorage): void {
  const { latest, base, values, author, note } = draft;
  try {
    storage().setItem(NAME, JSON.stringify({ latest, base, values, author, note }));
  } catch {
    // The draft then lasts as long as the tab.
  }
}

function valuesIn(json: unknown): FormValues {
  const texts = Object.entries(fields(json)).flatMap(([path, value]): [string, string][] =>
    typeof value === "string" ? [[path, value]] : [],
  );
  return Object.fromEntries(texts);
}
