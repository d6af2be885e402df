import { useMemo } from "react";
import { useShallow } from "zustand/react/shallow";
import type { Provider } from "../../api/contract/names.ts";
import type { Td } from "../../api/contract/td.ts";
import { createDraft, type EmailDraft, type LetterText } from "../domain/letter.ts";
import { letterOf } from "../second-letter/second-letter.ts";
import { useContact, useContactStore } from "../state/contact-context.ts";
import { createLetterActions } from "./letter-actions.ts";

/** Returns the actions of the element's store on the letter. */
export function useLetterActions() {
  const store = useContactStore();
  return useMemo(() => createLetterActions(store), [store]);
}

/** Returns the letter as the campaign wrote it. */
export function useLetter(): LetterText {
  return useContact(useShallow(letterOf));
}

/** Returns the letter to these TDs, with what the supporter adds to it, for a provider's links. */
export function useDraft(recipients: readonly Td[], provider: Provider = "gmail"): EmailDraft {
  const ownWords = useContact((state) => state.ownWords);
  const letter = useLetter();
  return useMemo(
    () => createDraft(recipients, provider, letter, ownWords),
    [recipients, provider, letter, ownWords],
  );
}
