import { fields } from "../../api/contract/json.ts";
import { NO_OWN_WORDS, type OwnWords, WORD_PARTS, withinLimit } from "../domain/letter.ts";

const KEY = "bia-contact-td";
/** The event that makes the other elements of the page read the own words again. It has no detail. */
const KEPT = "bia-words-kept";

/** What the elements of a page of another site keep: nothing of it lies in that site's storage. */
let inMemory: OwnWords = NO_OWN_WORDS;

/**
 * Returns the own words that are kept, and empty ones if there are none: on the campaign's own site
 * those of the tab, elsewhere those of the page. Null if the campaign's page has no storage, as in a
 * sandboxed frame.
 */
export function readOwnWords(view: Window, apiBase: string): OwnWords | null {
  if (!isCampaignSite(view, apiBase)) return inMemory;
  try {
    return parseOwnWords(view.sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/**
 * Keeps the own words until the tab is closed, on other sites until the page is left; empty ones are
 * removed. Without storage or room, does nothing.
 */
export function keepOwnWords(view: Window, apiBase: string, ownWords: OwnWords): void {
  try {
    if (isCampaignSite(view, apiBase)) {
      const { sessionStorage } = view;
      sessionStorage.removeItem(KEY);
      if (Object.values(ownWords).some((text) => text !== "")) {
        sessionStorage.setItem(KEY, JSON.stringify(ownWords));
      }
    } else inMemory = ownWords;
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

function isCampaignSite(view: Window, apiBase: string): boolean {
  return view.location.origin === new URL(apiBase).origin;
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
