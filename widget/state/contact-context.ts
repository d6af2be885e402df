import { createContext, useContext } from "react";
import { useStore } from "zustand";
import { shownLanguage, textsIn } from "../domain/campaign.ts";
import { type ComposeKind, type NameForm, nameOf } from "../domain/providers.ts";
import { en, type Wording } from "../domain/wording/en.ts";
import type { ContactState } from "./contact-state.ts";
import type { ContactActions, ContactStore } from "./contact-store.ts";
import type { Files } from "./on-demand-files.ts";

/** Provides an element's store to its components. */
export const ContactContext = createContext<ContactStore | null>(null);

/** Returns the element's store. */
export function useContactStore(): ContactStore {
  const store = useContext(ContactContext);
  if (store === null) throw new Error("This is not inside <ContactContext>.");
  return store;
}

/** Returns the selected part of the state and re-renders the component when that part changes. */
export function useContact<Part>(select: (state: ContactState) => Part): Part {
  return useStore(useContactStore().api, select);
}

/** Returns the actions that the element has from the start. */
export function useActions(): ContactActions {
  return useContactStore().actions;
}

/** Returns the Irish texts while they are shown, and null while the English ones are. */
export function useIrish(): Files["irish"] | null {
  return useContact(({ settings, files }) => (settings.lang === "ga" && files.irish) || null);
}

/** Returns the texts in the element's language. */
export function useWording(): Wording {
  return useIrish()?.ga ?? en;
}

/** Returns what names a provider or app in the element's language. */
export function useNameOf() {
  const { lang } = useContact((state) => state.settings);
  return (kind: ComposeKind, form?: NameForm) => nameOf(kind, lang, form);
}

/** Returns the campaign with its texts in the element's language, and the language they are in. */
export function useCampaign() {
  const campaign = useContact((state) => state.campaign);
  const wanted = useContact((state) => state.settings.lang);
  return { ...campaign, ...textsIn(campaign, wanted), lang: shownLanguage(campaign, wanted) };
}
