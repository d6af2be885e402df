import { textsIn } from "../domain/campaign.ts";
import { LETTER, type LetterText } from "../domain/letter.ts";
import { type ContactState, letterLanguageOf } from "../state/contact-state.ts";

/** The second letter last made of each first one: a selector returns the same one again. */
const SECOND_LETTERS = new WeakMap<LetterText, LetterText>();

/** Returns the campaign's letter in its language: the second one for TDs who had the first. */
export function letterOf(state: ContactState): LetterText {
  const language = letterLanguageOf(state);
  const letter = textsIn(state.campaign, language).letter ?? LETTER;
  const body = state.files.secondLetter?.secondBody(state, language);
  if (body == null) return letter;
  const made = SECOND_LETTERS.get(letter);
  if (made?.body === body) return made;
  const second = { ...letter, body };
  SECOND_LETTERS.set(letter, second);
  return second;
}
