import { createContext, useContext } from "react";
import { useStore } from "zustand";
import { shownLanguage, textsIn } from "../domain/campaign.ts";
import { en, type Wording } from "../domain/wording/en.ts";
import type { ContactState, Files } from "./contact-state.ts";
import type { ContactActions, ContactStore } from "./contact-store.ts";

export const ContactContext = createContext<ContactStore | null>(null);

export function useContactStore(): ContactStore {
  const store = useContext(ContactContext);
  if (store === null) throw new Error("No store");
  return store;
}

/** Returns a part of the state, and renders the component again when that part changes. */
export function useContact<Part>(select: (state: ContactState) => Part): Part {
  return useStore(useContactStore().api, select);
}

export function useActions(): ContactActions {
  return useContactStore().actions;
}

/** Returns the Irish texts while they are shown, and null while the English ones are. */
export function useIrish(): Files["irish"] | null {
  return useContact(({ settings, files }) => (settings.lang === "ga" && files.irish) || null);
}

/** Returns the texts that the element has from the start, in its language. */
export function useWording(): Wording {
  return useIrish()?.ga ?? en;
}

/** Returns the campaign with its texts in the element's language, or else the English ones: `lang`. */
export function useCampaign() {
  const campaign = useContact((state) => state.campaign);
  const wantedLanguage = useContact((state) => state.settings.lang);
  return {
    ...campaign,
    ...textsIn(campaign, wantedLanguage),
    lang: shownLanguage(campaign, wantedLanguage),
  };
}
