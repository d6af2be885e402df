import { CONSTITUENCIES } from "../../api/contract/constituencies.ts";
import { fields } from "../../api/contract/json.ts";
import { LANGUAGES, splitPath } from "../../api/contract/language.ts";
import { NO_OWN_WORDS, type OwnWords, WORD_PARTS, withinLimit } from "../domain/own-words.ts";
import { providersIn } from "../domain/providers.ts";
import type { Choice } from "./effects.ts";

const WORDS_KEY = "bia-contact-td";
/** The event that makes the other elements of the page read the own words again. It has no detail. */
const KEPT = "bia-kept";

/** What the elements of a page of another site keep: nothing of it lies in that site's storage. */
let inMemory: OwnWords = NO_OWN_WORDS;

/**
 * Returns the own words that are kept, and empty ones if there are none: on the campaign's own site
 * those of the tab, elsewhere those of the page. Null if the campaign's page has no storage.
 */
export function readOwnWords(view: Window, apiBase: string): OwnWords | null {
  if (!isCampaignSite(view, apiBase)) return inMemory;
  const kept = read(view, WORDS_KEY);
  if (kept === null) return null;
  const ownWords = { ...NO_OWN_WORDS };
  for (const part of WORD_PARTS) {
    const text = kept[part];
    if (typeof text === "string") ownWords[part] = withinLimit(part, text);
  }
  return ownWords;
}

/**
 * Keeps the own words until the tab is closed, on other sites until the page is left; empty ones are
 * removed. Without storage or room, does nothing.
 */
export function keepOwnWords(view: Window, apiBase: string, ownWords: OwnWords): void {
  const isEmpty = WORD_PARTS.every((part) => ownWords[part] === "");
  if (!isCampaignSite(view, apiBase)) inMemory = ownWords;
  else if (!keep(view, WORDS_KEY, isEmpty ? null : ownWords)) return;
  view.dispatchEvent(new Event(KEPT));
}

/**
 * Returns the choice that the tab keeps for the page, and an empty one if there is none. Null on
 * other sites, and without storage.
 */
export function readChoice(view: Window, apiBase: string): Choice | null {
  const kept = isCampaignSite(view, apiBase) ? read(view, choiceKey(view)) : null;
  if (kept === null) return null;
  const known = <Value>(values: readonly Value[], name: string) =>
    values.find((value) => value === kept[name]) ?? null;
  return {
    constituency: known(CONSTITUENCIES, "constituency"),
    leftOut: Array.isArray(kept.leftOut) ? kept.leftOut.map(String) : [],
    provider: known(providersIn("toggle"), "provider") ?? "gmail",
    letterLanguage: known(LANGUAGES, "letterLanguage"),
  };
}

/** Keeps the choice until the tab is closed. On other sites, and without storage, does nothing. */
export function keepChoice(view: Window, apiBase: string, choice: Choice): void {
  if (isCampaignSite(view, apiBase)) keep(view, choiceKey(view), choice);
}

/**
 * Calls `run` whenever an element of the page has kept own words, and when the browser shows the
 * page again as it was left: another page may have kept something meanwhile. Returns a function that
 * ends it.
 */
export function onKept(view: Window, run: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && run();
  view.addEventListener(KEPT, run);
  view.addEventListener("pageshow", onShow);
  return () => {
    view.removeEventListener(KEPT, run);
    view.removeEventListener("pageshow", onShow);
  };
}

/** A frame is on its host's site, whatever its own origin is. */
function isCampaignSite(view: Window, apiBase: string): boolean {
  return view.parent === view && view.location.origin === new URL(apiBase).origin;
}

/**
 * Each page and its other language keep one choice: what a partner tries on `/embed` does not change
 * the letter on `/`.
 */
function choiceKey({ location }: Window): string {
  return `bia-choice ${splitPath(location.pathname).path}`;
}

/** Returns what is kept, of any shape: another script may have written it. Null without storage. */
function read(view: Window, key: string): Record<string, unknown> | null {
  let kept: string | null;
  try {
    kept = view.sessionStorage.getItem(key);
  } catch {
    return null;
  }
  try {
    return fields(JSON.parse(kept ?? "null"));
  } catch {
    return {};
  }
}

/** Returns false where it stays in the element, because there is no storage or no room. */
function keep(view: Window, key: string, value: object | null): boolean {
  try {
    view.sessionStorage.removeItem(key);
    if (value !== null) view.sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
