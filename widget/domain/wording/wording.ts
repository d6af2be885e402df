import { en, type Wording } from "./en.ts";

/** The element's languages, by primary language subtag. */
const LANGUAGES: Record<string, Wording> = { en };

/** Returns whether the element has texts for a BCP 47 language tag. */
export function isSupportedLanguage(tag: string): boolean {
  return Object.hasOwn(LANGUAGES, primarySubtag(tag));
}

/** Returns the texts for a BCP 47 language tag, or the English texts if there are none. */
export function wordingFor(tag: string): Wording {
  return (isSupportedLanguage(tag) && LANGUAGES[primarySubtag(tag)]) || en;
}

function primarySubtag(tag: string): string {
  return tag.toLowerCase().split("-")[0] ?? "";
}
