import type { StoreApi } from "zustand/vanilla";
import { type OwnWords, WORD_PARTS, withinLimit } from "../domain/letter.ts";
import type { Cancel, Effects } from "../effects/effects.ts";
import type { ContactState } from "./contact-state.ts";

/** The actions on what the supporter adds to the letter. */
export type WordActions = {
  /** Changes some of the words, and keeps them for this tab. */
  write: (change: Partial<OwnWords>) => void;
  /** Follows what another element of the page keeps, until the returned function is called. */
  followWords: () => Cancel;
};

/** Returns the actions of a store on what the supporter adds to the letter. */
export function createWordActions(
  { getState: get, setState: set }: StoreApi<ContactState>,
  effects: Effects,
): WordActions {
  return {
    write(change) {
      const words = { ...get().words, ...change };
      for (const part of WORD_PARTS) words[part] = withinLimit(part, words[part]);
      set({ words });
      effects.keepWords(words);
    },
    followWords: () =>
      effects.onWordsKept(() => {
        const kept = effects.readWords();
        const { words } = get();
        if (kept !== null && WORD_PARTS.some((part) => kept[part] !== words[part])) {
          set({ words: kept });
        }
      }),
  };
}
