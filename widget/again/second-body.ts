import { DEFAULT_FOLLOW_UP } from "../../api/contract/campaign/default-follow-up.ts";
import type { Language } from "../../api/contract/language.ts";
import { textsIn } from "../domain/campaign.ts";
import { dayInIreland, refusalOf } from "../domain/second-letter.ts";
import { againEn } from "../domain/wording/again-en.ts";
import type { Again } from "../state/contact-state.ts";
import type { AgainPartProps } from "./again-part.ts";

/**
 * Returns the body of the second letter in a language; null where the letter is the first one: for
 * TDs who had none, and for a link of which something is wrong.
 */
export function secondBody(state: AgainPartProps["state"], language: Language): string | null {
  const { lookup, campaign, irish } = state;
  const again = state.settings.again ?? null;
  const asked = lookup.status === "idle" ? null : lookup.constituency;
  if (again === null || again.isFirst || again.constituency !== asked) return null;
  const wording = language === "ga" ? irish?.againGa : againEn;
  if (wording === undefined || refusal(again) !== null) return null;
  const text = textsIn(campaign, language).followUp || DEFAULT_FOLLOW_UP[language];
  return text.replaceAll("{date}", () => wording.date(again.writtenOn));
}

/** Returns what is wrong with a second letter; null where nothing is, and without a constituency. */
export function refusal({ writtenOn, constituency }: Again) {
  if (constituency === null) return null;
  return refusalOf({ writtenOn, constituency }, dayInIreland(new Date()));
}
