import { createContext, useContext, useMemo } from "react";
import { useStore } from "zustand";
import { composeLetter, type LetterText } from "../domain/letter.ts";
import type { Wording } from "../domain/wording/en.ts";
import { wordingFor } from "../domain/wording/wording.ts";
import type { ContactState } from "./contact-state.ts";
import type { ContactActions, ContactStore } from "./contact-store.ts";

/** Provides an element's store to its components. */
export const ContactContext = createContext<ContactStore | null>(null);

function useContactStore(): ContactStore {
  const store = useContext(ContactContext);
  if (store === null) throw new Error("This component must be rendered inside <ContactContext>.");
  return store;
}

/** Returns the selected part of the state and re-renders the component when that part changes. */
export function useContact<Part>(select: (state: ContactState) => Part): Part {
  return useStore(useContactStore().api, select);
}

/** Returns the actions of the element's store. */
export function useActions(): ContactActions {
  return useContactStore().actions;
}

/** Returns the texts in the element's language. */
export function useWording(): Wording {
  return wordingFor(useContact((state) => state.settings.lang));
}

/** Returns the letter with what the supporter adds to it. */
export function useLetter(): LetterText {
  const words = useContact((state) => state.words);
  const { letter } = useContact((state) => state.campaign);
  return useMemo(() => composeLetter(letter, words), [letter, words]);
}
