import { type ResultsWording, resultsEn } from "../domain/wording/results-en.ts";
import { useContact, useIrish } from "./contact-context.ts";
import { letterLanguageOf } from "./contact-state.ts";

/** Returns the texts of the results in the element's language. */
export function useResultsWording(): ResultsWording {
  return useIrish()?.resultsGa ?? resultsEn;
}

/** Returns the same texts in the letter's language once they are loaded, for what stands in it. */
export function useLetterWording(): ResultsWording {
  const irish = useContact(({ files }) => files.irish);
  return useContact(letterLanguageOf) === "ga" && irish ? irish.resultsGa : resultsEn;
}
