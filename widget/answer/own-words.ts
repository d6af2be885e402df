import type { Td } from "../../api/contract/td.ts";
import { type OwnWords, WORD_PARTS, withinLimit } from "../domain/own-words.ts";
import type { Cancel } from "../effects/effects.ts";
import type { ContactStore } from "../state/contact-store.ts";

/** The actions on what the supporter adds to the letter. */
export type OwnWordsActions = {
  /** Changes some of the own words, and keeps them. */
  write: (change: Partial<OwnWords>) => void;
  /**
   * Thanks a TD in these words, in a letter to them alone: nobody else stays ticked. Thanks to another
   * TD are replaced.
   */
  thank: (td: Td, thanks: string) => void;
  /** Follows what another element of the page keeps, until the returned function is called. */
  followOwnWords: () => Cancel;
};

/** Returns the actions of a store on what the supporter adds to the letter. */
export function createOwnWordsActions({ api, effects }: ContactStore): OwnWordsActions {
  const { getState: get, setState: set } = api;

  function write(change: Partial<OwnWords>): void {
    const ownWords = { ...get().ownWords, ...change };
    for (const part of WORD_PARTS) ownWords[part] = withinLimit(part, ownWords[part]);
    set({ ownWords });
    effects.keepOwnWords(ownWords);
  }

  return {
    write,
    thank({ email: thanked }, thanks) {
      const { lookup } = get();
      const tds = lookup.status === "found" ? lookup.tds : [];
      set({ leftOut: tds.map(({ email }) => email).filter((email) => email !== thanked) });
      write({ thanks, thanked });
    },
    followOwnWords: () =>
      effects.onKept(() => {
        const kept = effects.readOwnWords();
        const { ownWords } = get();
        if (kept !== null && WORD_PARTS.some((part) => kept[part] !== ownWords[part])) {
          set({ ownWords: kept });
        }
      }),
  };
}
