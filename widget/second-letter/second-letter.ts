import { DEFAULT_FOLLOW_UP } from "../../api/contract/campaign/default-letters.ts";
import { CONSTITUENCIES } from "../../api/contract/constituencies.ts";
import { isDay } from "../../api/contract/json.ts";
import { dayInDublin } from "../../api/words/dates.ts";
import { publishedText, textsIn } from "../domain/campaign.ts";
import { LETTER, type LetterText } from "../domain/letter.ts";
import { resultsEn } from "../domain/wording/results-en.ts";
import { type ContactState, letterLanguageOf } from "../state/contact-state.ts";

/** A first letter that is older gets no second one. */
const YEARS = 2;

/** Returns the campaign's letter in its language; for TDs who had the first one, the second. */
export function letterOf(state: ContactState): LetterText {
  const language = letterLanguageOf(state);
  const letter = textsIn(state.campaign, language).letter ?? LETTER;
  const earlier = earlierLetter(state);
  if (!earlier?.isValid || state.settings.isFirstLetter) return letter;
  const text = publishedText(state.campaign, language, "followUp") ?? DEFAULT_FOLLOW_UP[language];
  const { record } = (language === "ga" && state.files.irish?.resultsGa) || resultsEn;
  return { ...letter, body: text.replaceAll("{date}", () => record.day(earlier.writtenOn)) };
}

/** Returns the earlier letter to the shown TDs, and whether a second one follows; null without one. */
export function earlierLetter({ settings, lookup }: ContactState) {
  const { writtenOn, writtenTo } = settings;
  if (writtenOn == null || writtenTo == null || lookup.status === "idle") return null;
  const isKnown = CONSTITUENCIES.some((name) => name === writtenTo);
  if (isKnown && writtenTo !== lookup.constituency) return null;
  return { writtenOn, isValid: isKnown && isRecent(writtenOn, dayInDublin(new Date())) };
}

/** Whether a text is a day, `2026-11-30`, of the last years. */
function isRecent(day: string, today: string): boolean {
  const oldest = `${Number(today.slice(0, 4)) - YEARS}${today.slice(4)}`;
  return isDay(day) && day <= today && day >= oldest;
}
