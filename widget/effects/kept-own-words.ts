import { fields } from "../../api/contract/json.ts";
import { NO_OWN_WORDS, type OwnWords, WORD_PARTS, withinLimit } from "../domain/letter.ts";

const KEY = "bia-contact-td";
/** The event that makes the other elements of the page read the own words again. It has no detail. */
const KEPT = "bia-words-kept";

/**
 * Returns the own words that this tab keeps, and empty ones if it keeps none. Null if the page has no
 * storage, as in a sandboxed frame.
 */
export function readOwnWords(view: Window): OwnWords | null {
  try {
    return parseOwnWords(view.sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** Keeps the own words until the tab is closed; empty ones are removed. Without storage or room, does nothing. */
export function keepOwnWords(view: Window, ownWords: OwnWords): void {
  try {
    const { sessionStorage } = view;
    sessionStorage.removeItem(KEY);
    if (Object.values(ownWords).some((text) => text !== "")) {
      sessionStorage.setItem(KEY, JSON.stringify(ownWords));
    }
    view.dispatchEvent(new Event(KEPT));
  } catch {
    // The own words stay in the element.
  }
}

/** Calls `run` whenever an element of the page has kept own words. Returns a function that ends it. */
export function onOwnWordsKept(view: Window, run: () => void): () => void {
  view.addEventListener(KEPT, run);
  return () => view.removeEventListener(KEPT, run);
}

/** Another script of the page may have written anything. */
function parseOwnWords(kept: string | null): OwnWords {
  if (kept === null) return NO_OWN_WORDS;
  const ownWords = { ...NO_OWN_WORDS };
  try {
    const parsed = fields(JSON.parse(kept));
    for (const part of WORD_PARTS) {
      const text = parsed[part];
      if (typeof text === "string") ownWords[part] = withinLimit(part, text);
    }
  } catch {
    // Nothing readable is kept.
  }
  return ownWords;
}
