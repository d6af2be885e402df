import { type AnswerWording, answerEn } from "../domain/wording/answer-en.ts";
import { useIrish } from "../state/contact-context.ts";

/** Returns the texts of the answer in the element's language. */
export function useAnswerWording(): AnswerWording {
  return useIrish()?.answerGa ?? answerEn;
}
