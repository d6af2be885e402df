import { useMemo } from "react";
import { useShallow } from "zustand/react/shallow";
import type { Provider } from "../../api/contract/names.ts";
import type { Td } from "../../api/contract/td.ts";
import { createDraft, type EmailDraft, type LetterText } from "../domain/letter.ts";
import { useContact, useContactStore } from "../state/contact-context.ts";
import type { Sending } from "../state/contact-state.ts";
import { createLetterActions } from "./letter-actions.ts";
import { leftOutOf, letterOf } from "./second-letter.ts";

/** Returns the actions of the element's store on the letter. */
export function useLetterActions() {
  const store = useContactStore();
  return useMemo(() => createLetterActions(store), [store]);
}

/** Returns those of the TDs whom the large button writes to. */
export function useRecipients<Shown extends Td>(tds: readonly Shown[]): Shown[] {
  const leftOut = useContact(useShallow(leftOutOf));
  return tds.filter(({ email }) => !leftOut.includes(email));
}

/** Returns the letter to these TDs as the campaign wrote it. */
export function useLetter(recipients: readonly Td[]): LetterText {
  return useContact(useShallow((state) => letterOf(state, recipients)));
}

/** Returns the letter to these TDs, with what the supporter adds to it, for a provider's links. */
export function useDraft(recipients: readonly Td[], provider: Provider = "gmail"): EmailDraft {
  const ownWords = useContact((state) => state.ownWords);
  const letter = useLetter(recipients);
  return useMemo(
    () => createDraft(recipients, provider, letter, ownWords),
    [recipients, provider, letter, ownWords],
  );
}

/** Whether a dialog about a letter is open. */
export function hasDialog({ status }: Sending): boolean {
  return status !== "idle" && status !== "composing";
}
