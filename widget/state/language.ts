import type { StoreApi } from "zustand/vanilla";
import type { Language } from "../../api/contract/language.ts";
import type { Effects } from "../effects/effects.ts";
import type { ContactState } from "./contact-state.ts";

/** The actions on the language of the texts and of the letter. */
export type LanguageActions = {
  /**
   * Shows the texts in a language, the Irish ones once they are loaded. Where they cannot be
   * loaded, English is shown.
   */
  setLanguage: (language: Language) => Promise<void>;
  /** Chooses the language of the letter. It then stays when the language of the texts changes. */
  setLetterLanguage: (language: Language) => void;
};

/** Returns the actions on the languages of a store. */
export function createLanguageActions(
  { getState: get, setState: set }: StoreApi<ContactState>,
  effects: Effects,
): LanguageActions {
  let wanted: Language = "en";

  async function loadIrish(): Promise<boolean> {
    const irish = get().irish ?? (await effects.files.irish());
    set({ irish });
    return irish !== null;
  }

  return {
    async setLanguage(language) {
      wanted = language;
      const lang = language === "ga" && (await loadIrish()) ? "ga" : "en";
      if (wanted === language) set(({ settings }) => ({ settings: { ...settings, lang } }));
    },
    setLetterLanguage(letterLanguage) {
      set({ letterLanguage });
      // The beginnings of the supporter's own paragraph are in the letter's language.
      if (letterLanguage === "ga") void loadIrish();
    },
  };
}
