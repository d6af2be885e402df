import type { Language } from "../../../api/contract/language.ts";
import { type AnswerWording, answerEn } from "./answer-en.ts";
import { en, type Wording } from "./en.ts";
import { answerGa, ga } from "./ga.ts";

const WORDINGS: Readonly<Record<Language, Wording & AnswerWording>> = {
  en: { ...en, ...answerEn },
  ga: { ...ga, ...answerGa },
};

/** Returns the element's texts in a language, for pages that share them. */
export function wordingFor(language: Language): Wording & AnswerWording {
  return WORDINGS[language];
}
