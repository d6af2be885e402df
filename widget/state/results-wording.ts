import type { Language } from "../../api/contract/language.ts";
import { shownLanguage } from "../domain/campaign.ts";
import { type ResultsWording, resultsEn } from "../domain/wording/results-en.ts";
import { useContact, useIrish } from "./contact-context.ts";
import type { ContactState } from "./contact-state.ts";

/** Returns the language of the letter: the supporter's choice or that of the texts, if the campaign has it. */
export function letterLanguageOf({
  campaign,
  letterLanguage,
  settings,
}: Pick<ContactState, "campaign" | "letterLanguage" | "settings">): Language {
  return shownLanguage(campaign, letterLanguage ?? settings.lang);
}

/** Returns the texts of the results in the element's language. */
export function useResultsWording(): ResultsWording {
  return useIrish()?.resultsGa ?? resultsEn;
}

/** Returns the texts of the results in the letter's language, once loaded, for texts in the letter. */
export function useLetterWording(): ResultsWording {
  const irish = useContact(({ files }) => files.irish);
  return useContact(letterLanguageOf) === "ga" && irish ? irish.resultsGa : resultsEn;
}
