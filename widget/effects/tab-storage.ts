import { CONSTITUENCIES } from "../../api/contract/constituencies.ts";
import { fields } from "../../api/contract/json.ts";
import { LANGUAGES, splitPath } from "../../api/contract/language.ts";
import { PROVIDERS } from "../../api/contract/names.ts";
import { NO_OWN_WORDS, type OwnWords, WORD_PARTS, withinLimit } from "../domain/own-words.ts";
import type { Cancel, Choice } from "../state/contact-state.ts";

const WORDS_KEY = "bia-contact-td";

/**
 * Creates the effects that keep, in the tab's storage of the campaign's own site, the own words for all
 * pages, and a choice for one page in both languages. Elsewhere nothing is kept.
 */
export function createTabStorage(view: Window, apiBase: () => string) {
  /** A frame is on its host's site, whatever the frame's own origin is. */
  const isCampaignSite = () =>
    view.parent === view && view.location.origin === new URL(apiBase()).origin;

  /** A choice belongs to one page: a partner's trial on `/embed` does not change the letter on `/`. */
  const keyOf = (address: string) => `bia-choice ${splitPath(new URL(address).pathname).path}`;
  const choiceKey = () => keyOf(view.location.href);

  /** Returns a value of any shape: another script may have written it. Null where none can be read. */
  function read(key: string): Record<string, unknown> | null {
    if (!isCampaignSite()) return null;
    try {
      return fields(JSON.parse(view.sessionStorage.getItem(key) ?? "null"));
    } catch {
      return null;
    }
  }

  function keep(key: string, value: object | null): void {
    if (!isCampaignSite()) return;
    try {
      if (value === null) view.sessionStorage.removeItem(key);
      else view.sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Without storage, or room in it, the element alone has the value.
    }
  }

  return {
    readOwnWords(): OwnWords | null {
      const storedWords = read(WORDS_KEY);
      if (storedWords === null) return null;
      const ownWords = { ...NO_OWN_WORDS };
      for (const part of WORD_PARTS) {
        const text = storedWords[part];
        if (typeof text === "string") ownWords[part] = withinLimit(part, text);
      }
      return ownWords;
    },
    keepOwnWords(ownWords: OwnWords) {
      keep(WORDS_KEY, WORD_PARTS.some((part) => ownWords[part] !== "") ? ownWords : null);
    },
    readChoice(): Choice | null {
      const storedChoice = read(choiceKey());
      if (!storedChoice?.provider) return null;
      const oneOf = <Value>(values: readonly Value[], name: string) =>
        values.find((value) => value === storedChoice[name]) ?? null;
      return {
        constituency: oneOf(CONSTITUENCIES, "constituency"),
        text: storedChoice.text ? `${storedChoice.text}` : null,
        leftOut: Array.isArray(storedChoice.leftOut) ? storedChoice.leftOut.map(String) : null,
        provider: oneOf(PROVIDERS, "provider") ?? "gmail",
        letterLanguage: oneOf(LANGUAGES, "letterLanguage"),
        earlier: fields(storedChoice.earlier),
      };
    },
    isReturn: () =>
      view.performance.navigation.type > 0 ||
      keyOf(view.document.referrer || "about:") === choiceKey(),
    keepChoice: (choice: Choice) => keep(choiceKey(), choice),
    onKept(run: () => void): Cancel {
      // A page that the browser shows again as it was left: another page may have changed the storage.
      const onShow = ({ persisted }: PageTransitionEvent) => persisted && run();
      view.addEventListener("pageshow", onShow);
      return () => view.removeEventListener("pageshow", onShow);
    },
  };
}
