import type { Td } from "../../api/contract/td.ts";
import { isPersonalised } from "../domain/letter.ts";
import { type OwnWords, WORD_PARTS, withinLimit } from "../domain/own-words.ts";
import { type ComposeKind, providerOf } from "../domain/providers.ts";
import type { Cancel } from "../effects/effects.ts";
import { type Delivery, letterLanguageOf } from "../state/contact-state.ts";
import type { ContactStore } from "../state/contact-store.ts";
import { compose } from "./compose.ts";
import { letterOf, loadAgain } from "./letter-of.ts";
import { copyText, createSharingActions, type SharingActions } from "./sharing.ts";

/** The actions on the letter. They are in the answer's file, because nothing before it needs them. */
export type LetterActions = SharingActions & {
  /**
   * Sends a letter to these TDs with the selected provider, or in another way. On mobile it asks
   * for confirmation first, unless a letter was already tried. Call it in a click.
   */
  send: (recipients: readonly Td[], way?: ComposeKind) => void;
  /** Accepts the confirmation on mobile and opens the letter. Call it in a click. */
  confirm: () => void;
  /** Counts a letter to these TDs, with which the browser's print dialog opened. */
  posted: (recipients: readonly Td[]) => void;
  /** Declines the confirmation, or closes the success dialog. */
  close: () => void;
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

/** Returns the actions of a store on the letter. They hold nothing of their own. */
export function createLetterActions(store: ContactStore): LetterActions {
  const { api, effects, scheduler, notify } = store;
  const { getState: get, setState: set } = api;

  function addToToday(): void {
    set(({ lettersToday }) => ({ lettersToday: lettersToday === null ? null : lettersToday + 1 }));
  }

  function startComposing(delivery: Delivery): void {
    set({ sending: { ...delivery, status: "composing" } });
    // The dialog offers a reminder.
    void loadAgain(store);
    compose(delivery, letterOf(get()), get().ownWords, effects, scheduler, {
      notify,
      onMustPaste: (text) => void copyText(text, letterLanguageOf(get()), store),
      onOpened: addToToday,
      onSent: (outcome) => set({ sending: { ...delivery, status: "sent", ...outcome } }),
      onBlocked: () => set({ sending: { ...delivery, status: "blocked" } }),
    });
  }

  function write(change: Partial<OwnWords>): void {
    const ownWords = { ...get().ownWords, ...change };
    for (const part of WORD_PARTS) ownWords[part] = withinLimit(part, ownWords[part]);
    set({ ownWords });
    effects.keepOwnWords(ownWords);
  }

  return {
    ...createSharingActions(store),
    send(recipients, way) {
      const { lookup, sending, provider } = get();
      const isFirstTry = sending.status === "idle";
      if (recipients.length === 0 || (isFirstTry && lookup.status !== "found")) return;
      // Another way may follow at once, also while the store waits for an app that does not open.
      if (!isFirstTry && way === undefined) return;
      const delivery =
        way === undefined
          ? { recipients, provider }
          : { recipients, provider: providerOf(way), way };
      // The toast of the lookup would cover the dialog.
      set({ toast: null, manualCopy: null });
      scheduler.cancelAll();
      if (isFirstTry && effects.device() !== "desktop") {
        set({ sending: { ...delivery, status: "confirming" } });
      } else {
        startComposing(delivery);
      }
    },
    confirm() {
      const { sending } = get();
      if (sending.status !== "confirming") return;
      const { status: _, ...delivery } = sending;
      startComposing(delivery);
    },
    posted(recipients) {
      const { ownWords } = get();
      const personalised = recipients.some((td) => isPersonalised(ownWords, [td]));
      effects.recordLetterOpened("post", personalised);
      effects.emit("bia-compose", { provider: "post", count: recipients.length, personalised });
      addToToday();
    },
    close() {
      const { sending } = get();
      if (sending.status === "composing") return;
      // A toast was read in the dialog, and would be read again outside of it.
      set({ sending: { status: "idle" }, toast: null, manualCopy: null });
    },
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
