import type { Language } from "../../../api/contract/language.ts";
import { en, type Wording } from "./en.ts";
import { ga, resultsGa } from "./ga.ts";
import { type ResultsWording, resultsEn } from "./results-en.ts";

/** Returns the element's texts in a language, for pages that share them. */
export function wordingFor(language: Language): Wording & ResultsWording {
  return language === "ga" ? { ...ga, ...resultsGa } : { ...en, ...resultsEn };
}
