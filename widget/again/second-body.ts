import { DEFAULT_FOLLOW_UP } from "../../api/contract/campaign/default-follow-up.ts";
import { fields } from "../../api/contract/json.ts";
import type { Language } from "../../api/contract/language.ts";
import { dayInIreland, type Refusal, refusalOf } from "../domain/second-letter.ts";
import { type AgainWording, againEn } from "../domain/wording/again-en.ts";
import type { ContactState } from "../state/contact-state.ts";
import type { ContactActions } from "../state/contact-store.ts";

/**
 * Returns the body of the second letter in a language; null where the letter is the first one: for
 * TDs who had none, for an earlier letter of which something is wrong, and where the supporter wants it.
 */
export function secondBody(state: AgainPartProps["state"], language: Language): string | null {
  const { settings, campaign, irish } = state;
  const found = earlierLetter(state);
  const wording = language === "ga" ? irish?.againGa : againEn;
  if (found === null || found.refusal !== null || settings.isFirstLetter || !wording) return null;
  const { followUp } = fields(fields(fields(campaign.answer).texts)[language]);
  const text = typeof followUp === "string" ? followUp : DEFAULT_FOLLOW_UP[language];
  return text.replaceAll("{date}", () => wording.date(found.writtenOn));
}

/**
 * Returns the earlier letter to the TDs that are shown, and what is wrong with it. Null where they
 * had none; a constituency that does not exist may have been theirs.
 */
export function earlierLetter({
  settings,
  lookup,
}: AgainPartProps["state"]): { writtenOn: string; refusal: Refusal | null } | null {
  const { writtenOn, writtenTo: constituency } = settings;
  if (writtenOn == null || constituency == null || lookup.status === "idle") return null;
  const refusal = refusalOf({ writtenOn, constituency }, dayInIreland(new Date()));
  const isTheirs = refusal === "constituency" || constituency === lookup.constituency;
  return isTheirs ? { writtenOn, refusal } : null;
}

/**
 * What the parts of this file are given. They do not read the store themselves: with it the build
 * would share more between the element's files than it can keep in the first one.
 */
export type AgainPartProps = {
  state: Pick<ContactState, "settings" | "lookup" | "campaign" | "irish">;
  configure: ContactActions["configure"];
};

/** Returns the texts of the second letter in the element's language. */
export function againWordingIn({ settings, irish }: AgainPartProps["state"]): AgainWording {
  return (settings.lang === "ga" && irish?.againGa) || againEn;
}
