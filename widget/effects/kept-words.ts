import { fields } from "../../api/contract/json.ts";
import { NO_WORDS, type OwnWords, WORD_PARTS, withinLimit } from "../domain/letter.ts";

const KEY = "bia-contact-td";
/** The event that makes the other elements of the page read the words again. It has no detail. */
const KEPT = "bia-words-kept";

/**
 * Returns the words that this tab keeps, and empty ones if it keeps none. Null if the page has no
 * storage, as in a sandboxed frame.
 */
export function readWords(view: Window): OwnWords | null {
  try {
    return parseWords(view.sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** Keeps the words until the tab is closed; empty ones are removed. Without storage or room, does nothing. */
export function keepWords(view: Window, words: OwnWords): void {
  try {
    const { sessionStorage } = view;
    sessionStorage.removeItem(KEY);
    if (Object.values(words).some((text) => text !== "")) {
      sessionStorage.setItem(KEY, JSON.stringify(words));
    }
    view.dispatchEvent(new Event(KEPT));
  } catch {
    // The words stay in the element.
  }
}

/** Calls `run` whenever an element of the page has kept words. Returns a function that ends it. */
export function onWordsKept(view: Window, run: () => void): () => void {
  view.addEventListener(KEPT, run);
  return () => view.removeEventListener(KEPT, run);
}

/** Another script of the page may have written anything. */
function parseWords(kept: string | null): OwnWords {
  if (kept === null) return NO_WORDS;
  const words = { ...NO_WORDS };
  try {
    const parsed = fields(JSON.parse(kept));
    for (const part of WORD_PARTS) {
      const text = parsed[part];
      if (typeof text === "string") words[part] = withinLimit(part, text);
    }
  } catch {
    // No words.
  }
  return words;
}
