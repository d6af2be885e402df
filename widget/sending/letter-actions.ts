import type { Language } from "../../api/contract/language.ts";
import type { Td } from "../../api/contract/td.ts";
import type { ElementEvents } from "../domain/element-events.ts";
import { isPersonalised, type LetterText } from "../domain/letter.ts";
import { NO_OWN_WORDS, type OwnWords, WORD_PARTS, withinLimit } from "../domain/own-words.ts";
import { type ComposeKind, providerOf } from "../domain/providers.ts";
import type { Notice } from "../domain/wording/en.ts";
import type { Delivery } from "../state/contact-state.ts";
import type { ContactStore } from "../state/contact-store.ts";
import { letterLanguageOf } from "../state/results-wording.ts";
import { compose, countLetter, detailOf } from "./compose.ts";
import { leftOutOf } from "./second-letter.ts";

/** Time for an address to leave an app's own browser before the next address is tried. */
const LEAVE_MS = 1500;

const INSTAGRAM = "https://www.instagram.com/";

/** Time for the Instagram app to open before its website is opened. */
const INSTAGRAM_FALLBACK_MS = 1200;

const isSame = (one: readonly Td[], other: readonly Td[]) =>
  one.length === other.length && one.every(({ email }, index) => email === other[index]?.email);

/** Returns a store's actions on the letter. Nothing before the results' file needs them. */
export function createLetterActions(store: ContactStore) {
  const { api, actions, effects, scheduler, notify } = store;
  const { getState: get, setState: set } = api;

  function startComposing(delivery: Delivery): void {
    set({ sending: { ...delivery, status: "composing" } });
    compose(store, delivery);
  }

  /** Copies a text and shows `notice`, or, if the browser refuses, the text for manual copying. */
  async function copyText(text: string, lang: Language, notice: Notice | null = null) {
    const isCopied = await effects.copy(text);
    set({ manualCopy: isCopied ? null : { text, lang, notice } });
    if (!isCopied) effects.emit("bia-error", { code: "copy-refused" });
    else if (notice !== null) notify(notice);
    return isCopied;
  }

  /** Copies a text in the language of the screen, or a letter in the letter's. */
  function copy(text: string, notice: Notice): Promise<boolean> {
    const state = get();
    const lang = notice.code === "letter-copied" ? letterLanguageOf(state) : state.settings.lang;
    return copyText(text, lang, notice);
  }

  function leaveApp(addresses: readonly string[], done: (isLeft: boolean) => void): void {
    const [address, ...others] = addresses;
    if (address === undefined) {
      done(false);
      return;
    }
    const next = () => leaveApp(others, done);
    scheduler.unless(effects.onceAppShown, LEAVE_MS, next, () => done(true));
    effects.open(address, "self");
  }

  function emitShare(channel: ElementEvents["bia-share"]["channel"]): void {
    effects.emit("bia-share", { channel });
  }

  function write(change: Partial<OwnWords>): void {
    const ownWords = { ...get().ownWords, ...change };
    for (const part of WORD_PARTS) ownWords[part] = withinLimit(part, ownWords[part]);
    set({ ownWords });
    effects.keepOwnWords(ownWords);
  }

  return {
    copy,
    copyText,
    /** Opens addresses in turn until one leaves an app's browser. For a click. */
    leaveApp,
    emitShare,
    write,
    /** Sends a letter; on a phone the first try asks for confirmation. For a click. */
    send(recipients: readonly Td[], way?: ComposeKind, meeting?: LetterText): void {
      const state = get();
      const { lookup, sending, provider } = state;
      const isFirstTry = sending.status === "idle";
      if (recipients.length === 0) return;
      if (isFirstTry && lookup.status !== "found") return;
      // A press on another way counts at once, also while the store waits for an app that does not open.
      if (!isFirstTry && way === undefined) return;
      const delivery = {
        recipients,
        ...(way === undefined ? { provider } : { provider: providerOf(way), way }),
        ...(meeting && { meeting }),
        isCounted:
          !isFirstTry &&
          !!sending.isCounted &&
          sending.meeting === meeting &&
          isSame(sending.recipients, recipients),
      };
      // The toast of the lookup would cover the dialog.
      set({ toast: null, manualCopy: null });
      scheduler.cancelAll();
      if (isFirstTry && effects.device() !== "desktop") {
        set({ sending: { ...delivery, status: "confirming" } });
      } else {
        startComposing(delivery);
      }
    },
    /** Accepts the confirmation on a phone and opens the letter. For a click. */
    confirm(): void {
      const { sending } = get();
      if (sending.status === "confirming") startComposing(sending);
    },
    /** Counts a letter to these TDs, with which the browser's print dialog opened. */
    countPosted(recipients: readonly Td[]): void {
      const personalised = isPersonalised(get().ownWords);
      countLetter(store, { provider: "post", count: recipients.length, personalised });
    },
    /** Counts the letter of which there was no sign: the supporter says that the letter is sent. */
    saySent(): void {
      const { sending } = get();
      if (sending.status !== "unopened") return;
      const { status: _, isRefused: __, ...delivery } = sending;
      const detail = detailOf(store, delivery);
      if (!delivery.isCounted) countLetter(store, detail);
      const outcome = { usedMailto: false, isReported: true, isCounted: true };
      set({ sending: { ...delivery, ...outcome, status: "sent" }, manualCopy: null });
      if (!delivery.isCounted) effects.emit("bia-sent", detail);
    },
    /** Clears the supporter's words and choices, for the next supporter at a shared screen. */
    startAgain(): void {
      const { settings } = get();
      write(NO_OWN_WORDS);
      const provider = settings.provider ?? "gmail";
      set({ provider, letterLanguage: null, earlier: {}, isUsed: false });
      actions.clear();
    },
    /** Declines the confirmation, or closes the dialog of a letter. */
    close(): void {
      const { sending } = get();
      if (sending.status === "composing") return;
      // A toast that was read in the dialog would be read again on the page.
      set({ sending: { status: "idle" }, toast: null, manualCopy: null });
    },
    /** Chooses the letter's language, which then no longer follows the screen's. */
    setLetterLanguage(letterLanguage: Language): void {
      set({ letterLanguage });
      // The beginnings of the supporter's own paragraph are in the letter's language.
      if (letterLanguage === "ga") void store.actions.load("irish");
    },
    setRecipient({ email }: Td, isRecipient: boolean): void {
      const others = leftOutOf(get()).filter((other) => other !== email);
      set({ leftOut: isRecipient ? others : [...others, email] });
    },
    async share(caption: string): Promise<void> {
      if (await copy(caption, { code: "copied" })) emitShare("copy");
    },
    /** Copies the share text, then shares the picture, or without a picture opens Instagram on a phone. */
    async addToStories(caption: string, sharePicture?: () => void): Promise<void> {
      if (!(await copy(caption, { code: "caption-copied" }))) return;
      emitShare("stories");
      if (sharePicture !== undefined) return sharePicture();
      // A website cannot prefill a story, and a desktop has no app.
      if (effects.device() === "desktop") return;
      scheduler.unless(effects.onceAppShown, INSTAGRAM_FALLBACK_MS, () => {
        effects.open(INSTAGRAM, "blank");
      });
      effects.openApp("instagram://story-camera", INSTAGRAM);
    },
    closeManualCopy: () => set({ manualCopy: null }),
  };
}
