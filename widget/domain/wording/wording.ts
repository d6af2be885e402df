import type { Language } from "../../../api/contract/language.ts";
import { en, type Wording } from "./en.ts";
import { ga } from "./ga.ts";

const WORDINGS: Readonly<Record<Language, Wording>> = { en, ga };

/**
 * Returns the element's texts in a language, for pages that share them. The element itself contains
 * the English ones, and fetches the Irish ones when it needs them.
 */
export function wordingFor(language: Language): Wording {
  return WORDINGS[language];
}
