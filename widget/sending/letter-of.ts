import { textsIn } from "../domain/campaign.ts";
import { LETTER, type LetterText } from "../domain/letter.ts";
import { secondBody } from "../second-letter/second-letter.ts";
import { type ContactState, letterLanguageOf } from "../state/contact-state.ts";

/** Returns the campaign's letter in its language: the second one for TDs who had the first. */
export function letterOf(state: ContactState): LetterText {
  const language = letterLanguageOf(state);
  const letter = textsIn(state.campaign, language).letter ?? LETTER;
  const body = secondBody(state, language);
  return body === null ? letter : { ...letter, body };
}
