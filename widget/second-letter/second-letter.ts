import { DEFAULT_FOLLOW_UP } from "../../api/contract/campaign/default-letters.ts";
import { CONSTITUENCIES } from "../../api/contract/constituencies.ts";
import { isDay } from "../../api/contract/json.ts";
import type { Language } from "../../api/contract/language.ts";
import { dayInDublin } from "../../api/words/dates.ts";
import { publishedText } from "../domain/campaign.ts";
import { resultsEn } from "../domain/wording/results-en.ts";
import type { ContactState } from "../state/contact-state.ts";

/** A first letter that is older gets no second one. */
const YEARS = 2;

/**
 * Returns the body of the second letter in a language; null where the letter is the first one: for
 * TDs who had none, for an earlier letter of which something is wrong, and where the supporter wants it.
 */
export function secondBody(state: ContactState, language: Language): string | null {
  const earlier = earlierLetter(state);
  if (!earlier?.isValid || state.settings.isFirstLetter) return null;
  const text = publishedText(state.campaign, language, "followUp") ?? DEFAULT_FOLLOW_UP[language];
  const { record } = (language === "ga" && state.files.irish?.resultsGa) || resultsEn;
  return text.replaceAll("{date}", () => record.day(earlier.writtenOn));
}

/**
 * Returns the earlier letter to the TDs that are shown, and whether a second one follows it. Null
 * where they had none; a constituency that does not exist may have been theirs.
 */
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
