import { type AnswerWording, answerEn } from "../domain/wording/answer-en.ts";
import { useContact, useIrish } from "../state/contact-context.ts";
import { letterLanguageOf } from "../state/contact-state.ts";

/** Returns the texts of the answer in the element's language. */
export function useAnswerWording(): AnswerWording {
  return useIrish()?.answerGa ?? answerEn;
}

/** Returns the same texts in the letter's language once they are loaded, for what is begun for it. */
export function useLetterWording(): AnswerWording {
  const irish = useContact(({ irish }) => irish);
  return useContact(letterLanguageOf) === "ga" && irish ? irish.answerGa : answerEn;
}
