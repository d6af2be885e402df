import type { Language } from "../../../api/contract/language.ts";
import { en, type Wording } from "./en.ts";
import { ga, resultsGa } from "./ga.ts";
import { type AnswerWording, resultsEn } from "./results-en.ts";

const WORDINGS: Readonly<Record<Language, Wording & AnswerWording>> = {
  en: { ...en, ...resultsEn },
  ga: { ...ga, ...resultsGa },
};

/** Returns the element's texts in a language, for pages that share them. */
export function wordingFor(language: Language): Wording & AnswerWording {
  return WORDINGS[language];
}
