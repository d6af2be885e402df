import { CONSTITUENCIES } from "../../api/contract/constituencies.ts";
import { fields } from "../../api/contract/json.ts";
import { LANGUAGES, splitPath } from "../../api/contract/language.ts";
import { NO_OWN_WORDS, WORD_PARTS, withinLimit } from "../domain/own-words.ts";
import { TOGGLE_PROVIDERS } from "../domain/providers.ts";
import type { Effects } from "../state/effects.ts";

const WORDS_KEY = "bia-contact-td";

/**
 * Returns the effects that keep, in the tab's storage of the campaign's own site, what is typed for all
 * pages, and a choice for one page in both languages. Elsewhere nothing is kept.
 */
export function keptInTab(
  view: Window,
  apiBase: () => string,
): Pick<
  Effects,
  "readOwnWords" | "keepOwnWords" | "readChoice" | "isReturn" | "keepChoice" | "onKept"
> {
  /** A frame is on its host's site, whatever its own origin is. */
  const isCampaignSite = () =>
    view.parent === view && view.location.origin === new URL(apiBase()).origin;

  /** What a partner tries on `/embed` does not change the letter on `/`. */
  const keyOf = (address: string) => `bia-choice ${splitPath(new URL(address).pathname).path}`;
  const choiceKey = () => keyOf(view.location.href);

  /** Returns what is kept, of any shape: another script may have written it. Null where it cannot be read. */
  function read(key: string): Record<string, unknown> | null {
    try {
      return fields(JSON.parse(view.sessionStorage.getItem(key) ?? "null"));
    } catch {
      return null;
    }
  }

  function keep(key: string, value: object | null): void {
    try {
      if (value === null) view.sessionStorage.removeItem(key);
      else view.sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // There is no storage or no room: it stays in the element.
    }
  }

  return {
    readOwnWords() {
      const kept = isCampaignSite() ? read(WORDS_KEY) : null;
      if (kept === null) return null;
      const ownWords = { ...NO_OWN_WORDS };
      for (const part of WORD_PARTS) {
        const text = kept[part];
        if (typeof text === "string") ownWords[part] = withinLimit(part, text);
      }
      return ownWords;
    },
    keepOwnWords(ownWords) {
      const isEmpty = WORD_PARTS.every((part) => ownWords[part] === "");
      if (isCampaignSite()) keep(WORDS_KEY, isEmpty ? null : ownWords);
    },
    readChoice() {
      const kept = isCampaignSite() ? read(choiceKey()) : null;
      if (!kept?.provider) return null;
      const known = <Value>(values: readonly Value[], name: string) =>
        values.find((value) => value === kept[name]) ?? null;
      return {
        constituency: known(CONSTITUENCIES, "constituency"),
        text: kept.text ? `${kept.text}` : null,
        leftOut: Array.isArray(kept.leftOut) ? kept.leftOut.map(String) : null,
        provider: known(TOGGLE_PROVIDERS, "provider") ?? "gmail",
        letterLanguage: known(LANGUAGES, "letterLanguage"),
        earlier: fields(kept.earlier),
      };
    },
    isReturn: () =>
      view.performance.navigation.type > 0 ||
      keyOf(view.document.referrer || "about:") === choiceKey(),
    keepChoice(choice) {
      if (isCampaignSite()) keep(choiceKey(), choice);
    },
    onKept(run) {
      // The browser shows the page again as it was left: another one may have kept something.
      const onShow = ({ persisted }: PageTransitionEvent) => persisted && run();
      view.addEventListener("pageshow", onShow);
      return () => view.removeEventListener("pageshow", onShow);
    },
  };
}
