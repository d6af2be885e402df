import { useMemo } from "react";
import type { Provider } from "../../api/contract/providers.ts";
import type { Td } from "../../api/contract/td.ts";
import { createDraft, type EmailDraft } from "../domain/letter.ts";
import { type ResultsWording, resultsEn } from "../domain/wording/results-en.ts";
import { useContact, useContactStore, useIrish } from "../state/contact-context.ts";
import { letterLanguageOf } from "../state/contact-state.ts";
import { createLetterActions } from "./letter-actions.ts";
import { letterOf } from "./letter-of.ts";

/** Returns the actions of the element's store on the letter. */
export function useLetterActions() {
  const store = useContactStore();
  return useMemo(() => createLetterActions(store), [store]);
}

/** Returns the letter to these TDs, with what the supporter adds to it, for a provider's links. */
export function useDraft(recipients: readonly Td[], provider: Provider = "gmail"): EmailDraft {
  const ownWords = useContact((state) => state.ownWords);
  const letter = useContact(letterOf);
  return useMemo(
    () => createDraft(recipients, provider, letter, ownWords),
    [recipients, provider, letter, ownWords],
  );
}

/** Returns the texts of the results in the element's language. */
export function useResultsWording(): ResultsWording {
  return useIrish()?.resultsGa ?? resultsEn;
}

/** Returns the same texts in the letter's language once they are loaded, for what is begun for it. */
export function useLetterWording(): ResultsWording {
  const irish = useContact(({ files }) => files.irish);
  return useContact(letterLanguageOf) === "ga" && irish ? irish.resultsGa : resultsEn;
}
