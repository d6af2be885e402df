import type { Td } from "../../api/contract/td.ts";
import { isPersonalised } from "../domain/letter.ts";
import { type ComposeKind, providerOf } from "../domain/providers.ts";
import { type Delivery, letterLanguageOf } from "../state/contact-state.ts";
import type { ContactStore } from "../state/contact-store.ts";
import { compose } from "./compose.ts";
import { letterOf, loadAgain } from "./letter-of.ts";
import { createOwnWordsActions, type OwnWordsActions } from "./own-words.ts";
import { copyText, createSharingActions, type SharingActions } from "./sharing.ts";

/** The actions on the letter. They are in the answer's file, because nothing before it needs them. */
export type LetterActions = OwnWordsActions &
  SharingActions & {
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

  return {
    ...createOwnWordsActions(store),
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
  };
}
