import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { Wording } from "../domain/wording/en.ts";
import { wordingFor } from "../domain/wording/wording.ts";
import type { ContactState } from "./contact-state.ts";
import type { ContactActions, ContactStore } from "./contact-store.ts";

/** Carries one element's store to its components. */
export const ContactContext = createContext<ContactStore | null>(null);

function useContactStore(): ContactStore {
  const store = useContext(ContactContext);
  if (store === null) throw new Error("This component must stand inside <ContactContext>.");
  return store;
}

/** A part of the state; the component renders again when that part changes. */
export function useContact<Part>(select: (state: ContactState) => Part): Part {
  return useStore(useContactStore().api, select);
}

/** What may be done to the state. */
export function useActions(): ContactActions {
  return useContactStore().actions;
}

/** The words of the element's language. */
export function useWording(): Wording {
  return wordingFor(useContact((state) => state.settings.lang));
}
